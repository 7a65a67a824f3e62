// Writes an OCI image layout (image-spec 1.1) from the tar archives of its layers: `oci.mjs LAYERS FOLDER VERSION ARCHITECTURE
// LEVEL`. No daemon and no registry: the layout is loaded by podman, skopeo, containerd and Docker.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const [layers, folder, version, architecture, level] = process.argv.slice(2);
const MANIFEST = "application/vnd.oci.image.manifest.v1+json";
const blobs = join(folder, "blobs/sha256");
mkdirSync(blobs, { recursive: true });

const hash = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Stores a blob; returns its descriptor. */
function blob(mediaType, bytes) {
  const digest = hash(bytes);
  writeFileSync(join(blobs, digest), bytes);
  return { mediaType, digest: `sha256:${digest}`, size: bytes.length };
}
const json = (mediaType, value) => blob(mediaType, Buffer.from(JSON.stringify(value)));

const created = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000).toISOString();
const annotations = {
  "org.opencontainers.image.title": "Vitrine",
  "org.opencontainers.image.version": version,
  "org.opencontainers.image.licenses": "Apache-2.0",
  "org.opencontainers.image.created": created,
};
const archives = readdirSync(layers)
  .sort()
  .map((name) => readFileSync(join(layers, name)));
const config = json("application/vnd.oci.image.config.v1+json", {
  created,
  architecture,
  os: "linux",
  // The same as deploy/docker/Dockerfile.
  config: {
    User: "65532:65532",
    ExposedPorts: { "8080/tcp": {} },
    Env: [
      "PATH=/usr/local/bin",
      "VITRINE_LISTEN=0.0.0.0:8080",
      "VITRINE_DATABASE=sqlite:/data/vitrine.db",
      "VITRINE_KEYS=/data/keys",
      "VITRINE_PHOTOS=/data/photos",
    ],
    Entrypoint: ["/usr/local/bin/vitrine"],
    Cmd: ["serve"],
    Volumes: { "/data": {} },
    WorkingDir: "/data",
    StopSignal: "SIGTERM",
    Labels: annotations,
  },
  rootfs: { type: "layers", diff_ids: archives.map((bytes) => `sha256:${hash(bytes)}`) },
  history: archives.map(() => ({ created, created_by: "make dist" })),
});
const manifest = json(MANIFEST, {
  schemaVersion: 2,
  mediaType: MANIFEST,
  config,
  layers: archives.map((bytes) =>
    blob("application/vnd.oci.image.layer.v1.tar+gzip", gzipSync(bytes, { level: Number(level) })),
  ),
  annotations,
});
writeFileSync(join(folder, "oci-layout"), JSON.stringify({ imageLayoutVersion: "1.0.0" }));
writeFileSync(
  join(folder, "index.json"),
  JSON.stringify({
    schemaVersion: 2,
    mediaType: "application/vnd.oci.image.index.v1+json",
    manifests: [
      {
        ...manifest,
        platform: { architecture, os: "linux" },
        annotations: { "org.opencontainers.image.ref.name": `vitrine:${version}` },
      },
    ],
  }),
);
