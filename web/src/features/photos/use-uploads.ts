// Files on their way, one after the other, so that they arrive in the order they were given.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Photo, type PhotoList, photosQuery, uploadPhoto } from "./api";

/** One file and how far it has got. */
export interface Upload {
  key: number;
  file: File;
  state: "waiting" | "uploading" | "failed";
  /** 0 to 1. */
  progress: number;
  error: unknown;
}

/** The uploads to a location; those that have arrived are in its photos and no longer here. */
export function useUploads(location: string, onDone: (added: number) => void) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(0);
  const queue = useRef<Upload[]>([]);
  const isRunning = useRef(false);
  const stop = useRef<AbortController | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(
    () => () => {
      stop.current?.abort();
      queue.current = [];
    },
    [],
  );

  const change = useCallback((key: number, patch: Partial<Upload>) => {
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...patch } : each)));
  }, []);
  const forget = useCallback((key: number) => {
    setUploads((before) => before.filter((each) => each.key !== key));
  }, []);

  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    let added = 0;
    const { queryKey } = photosQuery(location);
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key, file } = next;
      stop.current = new AbortController();
      change(key, { state: "uploading", progress: 0, error: null });
      try {
        const photo: Photo = await uploadPhoto(location, file, {
          signal: stop.current.signal,
          onProgress: (progress) => change(key, { progress }),
        });
        await client.cancelQueries({ queryKey });
        client.setQueryData<PhotoList>(queryKey, (before) => ({
          items: [...(before?.items ?? []).filter(({ id }) => id !== photo.id), photo],
        }));
        added += 1;
        forget(key);
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") forget(key);
        else change(key, { state: "failed", error });
      }
    }
    isRunning.current = false;
    if (added > 0) {
      void client.invalidateQueries({ queryKey: ["locations"] });
      done.current(added);
    }
  }, [client, location, change, forget]);

  const add = useCallback(
    (files: readonly File[]) => {
      const made = files.map((file): Upload => {
        nextKey.current += 1;
        return {
          key: nextKey.current,
          file,
          state: "waiting",
          progress: 0,
          error: null,
        };
      });
      queue.current.push(...made);
      setUploads((before) => [...before, ...made]);
      void run();
    },
    [run],
  );
  const retry = useCallback(
    (upload: Upload) => {
      change(upload.key, { state: "waiting", error: null });
      queue.current.push(upload);
      void run();
    },
    [change, run],
  );
  return { uploads, add, retry, forget };
}
