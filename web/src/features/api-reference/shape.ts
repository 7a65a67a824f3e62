// The shape of a value: its type in words, its fields, its choices. References are followed. Pure.
import type { OpenApi, Schema } from "./document";

export interface Field {
  name: string;
  isRequired: boolean;
  schema: Schema;
}

/** A value, one level deep. */
export interface Shape {
  /** "string", "integer", "object", "date-time", or the name of the schema. */
  type: string;
  isList: boolean;
  isNullable: boolean;
  description: string;
  /** The only values it can have. */
  values: readonly string[];
  fields: readonly Field[];
  /** Variants, if the schema is a union. */
  variants: readonly Schema[];
}

/** Looks at a schema without going into its fields. */
export function shapeOf(document: OpenApi, given: Schema): Shape {
  const { schema, name } = resolve(document, given);
  const types = [schema.type ?? []].flat();
  const isNullable = types.includes("null");
  const [type] = types.filter((each) => each !== "null");
  const description = given.description ?? schema.description ?? "";
  if (type === "array") {
    const inner = shapeOf(document, schema.items ?? {});
    return { ...inner, isList: true, isNullable, description };
  }
  const nullable = (schema.oneOf ?? schema.anyOf)?.filter((each) => each.type !== "null");
  const [only] = nullable ?? [];
  if (only && nullable?.length === 1) {
    return { ...shapeOf(document, only), isNullable: true, description };
  }
  const fields = fieldsOf(document, schema);
  return {
    type:
      name ?? (schema.enum ? "string" : (schema.format ?? type ?? (fields.length > 0 ? "object" : "any"))),
    isList: false,
    isNullable,
    description,
    values: (schema.enum ?? []).filter((value) => value !== null).map(String),
    fields,
    variants: nullable ?? variantsOf(document, schema),
  };
}

/** Follows a reference; the name is that of an object worth naming, not of an id or a plain text. */
function resolve(document: OpenApi, schema: Schema): { schema: Schema; name?: string } {
  const name = schema.$ref?.split("/").pop();
  const target = name ? document.components?.schemas?.[name] : undefined;
  if (!name || !target) return { schema };
  const isPlain =
    target.enum !== undefined || ["string", "integer", "number", "boolean"].includes(String(target.type));
  return isPlain ? { schema: target } : { schema: target, name: name.replace(/^Page_/, "Page of ") };
}

function fieldsOf(document: OpenApi, schema: Schema): Field[] {
  const inherited = (schema.allOf ?? []).flatMap((part) =>
    fieldsOf(document, resolve(document, part).schema),
  );
  const own = Object.entries(schema.properties ?? {}).map(([name, each]) => ({
    name,
    isRequired: schema.required?.includes(name) ?? false,
    schema: each,
  }));
  return [...own, ...inherited];
}

function variantsOf(document: OpenApi, schema: Schema): readonly Schema[] {
  return (schema.allOf ?? []).flatMap((part) => resolve(document, part).schema.oneOf ?? []);
}
