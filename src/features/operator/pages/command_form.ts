/**
 * Operators' commands as forms send them: texts to the very commands of the command line.
 */
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import { formIdName } from "../../../http/routes/form_once.ts";
import { dayOfText } from "../../../kernel/time/calendar.ts";
import { startOfDayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { Command } from "../../../application/accounts/operator_commands.ts";

/** Name of a row's button, whose value has the row's fields as an address has them. */
export const rowName = "row";

/** Form with the fields of the row whose button was pressed. */
export const withRow = (form: URLSearchParams): URLSearchParams => {
  const row = form.get(rowName);
  if (row === null) return form;
  const whole = new URLSearchParams([...form].filter(([name]) => name !== rowName));
  for (const [name, value] of new URLSearchParams(row)) whole.set(name, value);
  return whole;
};

const decode = Schema.decodeUnknownEither(Command, { onExcessProperty: "error" });

const wholeOf = (text: string): number | string => /^\d{1,9}$/.test(text.trim()) ? Number(text) : text;

/** A day is its first moment in Brussels. */
const timeOf = (text: string): string | null => {
  const day = dayOfText(text);
  if (day !== undefined) return new Date(startOfDayInBrussels(day)).toISOString();
  return text === "" ? null : text;
};

/** Name of a key; none where the field is empty. */
const nameOf = (form: URLSearchParams): { readonly name?: string } => {
  const name = form.get("name")?.trim() ?? "";
  return name === "" ? {} : { name };
};

/** Id of the key that this form makes, however often it is sent; none before it is asked to confirm. */
const keyIdOf = (form: URLSearchParams): { readonly id?: string } => {
  const id = uuidOfText(form.get(formIdName) ?? "");
  return id === undefined ? {} : { id };
};

const readers: Readonly<Record<string, (form: URLSearchParams) => unknown>> = {
  "account create": (form) => ({ email: form.get("email")?.trim(), tier: form.get("tier") }),
  "account set-tier": (form) => ({ email: form.get("email"), tier: form.get("tier") }),
  "account set-expiry": (form) => ({
    email: form.get("email"),
    expiresAt: timeOf(form.get("expires_at")?.trim() ?? ""),
  }),
  "account close": (form) => ({ email: form.get("email") }),
  "key create": (form) => ({
    account: form.get("account"),
    permissions: form.getAll("permission"),
    ...nameOf(form),
    ...keyIdOf(form),
  }),
  "key revoke": (form) => ({ id: form.get("id") }),
  "tier set": (form) => ({
    tier: form.get("tier"),
    apiRatePerHour: wholeOf(form.get("api_rate_per_hour") ?? ""),
    cbamApi: form.get("cbam_api") === "yes",
    cbamBulkRows: form.get("cbam_bulk_rows") === "" ? null : wholeOf(form.get("cbam_bulk_rows") ?? ""),
  }),
  "price add": (form) => ({
    period: form.get("period")?.trim(),
    price: form.get("price")?.trim(),
    publishedAt: form.get("published_at")?.trim(),
    skipsPeriods: form.get("skips") === "yes",
    isConfirmed: form.get("confirmed") === "yes",
  }),
  "price retract": (form) => ({
    period: form.get("period"),
    ...(form.has("entry") ? { entry: wholeOf(form.get("entry") ?? "") } : undefined),
    isConfirmed: form.get("confirmed") === "yes",
  }),
};

/** @returns the command; undefined for a form that is none, or holds what no form here sends */
export const commandOfForm = (form: URLSearchParams): Command | undefined => {
  const name = form.get("do") ?? "";
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (read === undefined) return undefined;
  const values: unknown = read(form);
  const decoded = decode({ do: name, ...(typeof values === "object" ? values : undefined) });
  return Either.isRight(decoded) ? decoded.right : undefined;
};
