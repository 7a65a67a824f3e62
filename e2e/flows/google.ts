// OpenID Connect provider with configurable, also false, claims.
import { OAuth2Server } from "oauth2-mock-server";

/** Whom the provider takes its visitor for. */
export interface Visitor {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

/** Claims of an ID token. */
export type Claims = Record<string, unknown>;

/** The provider. */
export class Google {
  visitor: Visitor = { sub: "", email: "", email_verified: false };
  /** Changes the claims of a token before it is signed. */
  bend: (claims: Claims) => void = () => undefined;
  /** Changes a token that is signed. */
  forge: (token: string) => string = (token) => token;
  /** Sends its visitor back without a code, as when they press "Cancel". */
  turnsBack = false;
  readonly #server = new OAuth2Server();

  async open(): Promise<string> {
    await this.#server.issuer.keys.generate("RS256");
    await this.#server.start(0, "127.0.0.1");
    this.#server.service.on("beforeTokenSigning", (token: { payload: Claims }) => {
      // The token for us, not the provider's own access token.
      if (token.payload.aud !== CLIENT_ID) return;
      Object.assign(token.payload, this.visitor);
      this.bend(token.payload);
    });
    this.#server.service.on("beforeAuthorizeRedirect", ({ url }: { url: URL }) => {
      if (!this.turnsBack) return;
      url.searchParams.delete("code");
      url.searchParams.set("error", "access_denied");
    });
    this.#server.service.on("beforeResponse", (answer: { body: { id_token?: string } }) => {
      if (answer.body.id_token) answer.body.id_token = this.forge(answer.body.id_token);
    });
    const { port } = this.#server.address();
    this.#server.issuer.url = `http://127.0.0.1:${port}`;
    return this.#server.issuer.url;
  }

  close(): Promise<void> {
    return this.#server.stop();
  }

  /** Sends truthful claims about a visitor again. */
  welcome(visitor: Visitor) {
    this.visitor = visitor;
    this.bend = () => undefined;
    this.forge = (token) => token;
    this.turnsBack = false;
  }
}

/** Client id that the provider gave us. */
export const CLIENT_ID = "vitrine";
