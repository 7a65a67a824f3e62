// Texts of failures: by code, in the user's language.
import type { Messages } from "@/messages/en";
import { ApiError, type FieldError } from "./api";

/** The sentence for any error; unknown codes get the general one. */
export function problemText(error: unknown, messages: Messages): string {
  const { problems } = messages.ui;
  if (!(error instanceof ApiError)) return problems.other;
  if (error.code === "plan_feature") return lackingText(error, messages);
  return pick(problems, error.code) ?? problems.other;
}

/** Names the feature that the plan lacks, and the smallest plan that has it. */
function lackingText({ params }: ApiError, { ui }: Messages): string {
  const { lacking, problems } = ui;
  const feature = pick(lacking.features, String(params.feature));
  const plan = pick(lacking.plans, String(params.plan));
  if (!feature || !plan) return problems.plan_feature;
  return lacking.text(feature, params.list === "profile" ? lacking.profile(plan) : plan);
}

/** The remark under one field. */
export function fieldText(error: FieldError, messages: Messages): string {
  const { fields } = messages.ui;
  const number = (name: string) => Number(error.params?.[name] ?? 0);
  if (error.code === "too_long") return fields.too_long(number("max"));
  if (error.code === "out_of_range") return fields.out_of_range(number("min"), number("max"));
  const text = pick(fields, error.code);
  return typeof text === "string" ? text : fields.invalid;
}

/** Returns the error of one field of a refused form; undefined for other failures. */
export function refusedField(failure: unknown, field: string) {
  return failure instanceof ApiError ? failure.errors.find((error) => error.field === field) : undefined;
}

function pick<T extends object>(texts: T, code: string): T[keyof T] | undefined {
  return Object.hasOwn(texts, code) ? texts[code as keyof T] : undefined;
}
