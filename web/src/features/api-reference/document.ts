// The OpenAPI document, as far as the reference reads it.
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  description?: string;
  required?: boolean;
  schema?: Schema;
}

export type Content = Record<string, { schema?: Schema }>;

/** An answer, or where among the components it is. */
export interface RawAnswer {
  $ref?: string;
  description?: string;
  content?: Content;
}

export interface RawOperation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, RawAnswer>;
  security?: Record<string, unknown>[];
}

export interface OpenApi {
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, RawAnswer> };
}

/** Address of the document. */
export const DOCUMENT = "/api/v1/openapi.json";

/** The document; anybody may read it. */
export const documentQuery = queryOptions({
  queryKey: ["api-reference"],
  queryFn: async ({ signal }): Promise<OpenApi> => {
    const response = await fetch(DOCUMENT, { signal });
    if (!response.ok) throw new ApiError({ status: response.status, code: `http_${response.status}` });
    return response.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});
