/**
 * The form that sends a sheet: the file, whose imports it has, the choices about it, and what each column is read as. A sheet
 * that was looked at comes again as text, so that it is recorded without being chosen twice.
 */
import { decodeBase64, encodeBase64 } from "effect/Encoding";
import * as Either from "effect/Either";
import * as Effect from "effect/Effect";
import type { InvalidRequest } from "../../../../contract/failures.ts";
import { bodyLimitOf } from "../../../../http/routes/implement.ts";
import * as Contract from "../../../../contract/imports.ts";
import { sha256Hex } from "../../../../kernel/sha256.ts";
import { mostColumns } from "../../../../http/wire/table/columns/header.ts";
import { type Representation, representations } from "../../../../domain/imports/people/declarant.ts";
import { textIn, type UploadLimit } from "../../../../web/page/uploaded_form.ts";
import { choicesIn, type TableChoices } from "../../../cbam/pages/tables/table_choices.ts";
import { cut } from "../../../../kernel/text/shown.ts";

/** A sheet as somebody sent it. */
export interface SentSheet {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Meanings of columns that a person chose, by position; empty for a column that is left out. */
export interface ChosenColumns {
  /** Number of the row with the headings that the choice was made for. */
  readonly headingRow: number;
  readonly meanings: ReadonlyMap<number, string>;
}

/** The form. */
export interface SheetForm {
  /** Undefined where no file was chosen. */
  readonly sheet: SentSheet | undefined;
  readonly importer: string;
  readonly declarant: string;
  readonly representation: Representation;
  readonly choices: TableChoices;
  readonly columns: ChosenColumns | undefined;
  /** Name of the button: what is wanted of the sheet. */
  readonly asks: string;
  /** True if the sheet is to be recorded, not only looked at. */
  readonly isRecording: boolean;
  /** Key under which it is recorded once. */
  readonly key: string;
}

const mostSheetBytes = bodyLimitOf(Contract.addImports);
/** The file as base64, with the other fields. */
const formOverheadBytes = 65_536;
const base64Growth = 4 / 3;

/** Limit of the form. */
export const sheetLimit: UploadLimit = {
  limitBytes: Math.ceil(mostSheetBytes * base64Growth) + formOverheadBytes,
  wanted: "Choose a file.",
};

/** Name of a column's field. */
export const columnField = (position: number): string => `column-${position}`;

/** Returns the sheet as text, for a hidden field. */
export const sheetText = ({ bytes }: SentSheet): string => encodeBase64(bytes);

const longestName = 200;

const sentAgain = (form: FormData): SentSheet | undefined => {
  const bytes = decodeBase64(textIn(form, "sheet"));
  return Either.isRight(bytes) && bytes.right.length > 0
    ? { name: cut(textIn(form, "sheet_name"), longestName), bytes: bytes.right }
    : undefined;
};

const sheetOf = (form: FormData): Effect.Effect<SentSheet | undefined> => {
  const file = form.get("file");
  return file instanceof File && file.size > 0
    ? Effect.promise(async () => ({ name: cut(file.name, longestName), bytes: await file.bytes() }))
    : Effect.succeed(sentAgain(form));
};

/** Meaning of a column by its position. */
interface PlacedMeaning {
  readonly position: number;
  readonly meaning: string;
}

/** Returns all that the rows of a sheet depend on: it is recorded as it was looked at, or looked at again. */
export const lookedAt = (
  { sheet, importer, declarant, representation, choices }: Omit<SheetForm, "isRecording">,
  columns: ReadonlyArray<PlacedMeaning>,
): string =>
  sha256Hex(JSON.stringify([
    sheet === undefined ? "" : sheetText(sheet),
    importer,
    declarant,
    representation,
    choices,
    columns.map(({ position, meaning }) => [position, meaning]),
  ]));

const columnsOf = (form: FormData): ChosenColumns | undefined => {
  const headingRow = Number(/^\d{1,3}$/.exec(textIn(form, "columns_of"))?.[0] ?? 0);
  if (headingRow === 0) return undefined;
  const meanings = Array.from({ length: mostColumns }, (_, position) => position)
    .filter((position) => form.has(columnField(position)))
    .map((position) => [position, textIn(form, columnField(position))] as const);
  return { headingRow, meanings: new Map(meanings) };
};

/**
 * Reads the form.
 * @fails InvalidRequest for a choice that there is not
 */
export const sheetForm = (form: FormData): Effect.Effect<SheetForm, InvalidRequest> =>
  Effect.gen(function* () {
    const sheet = yield* sheetOf(form);
    const isAnother = form.get("file") instanceof File && textIn(form, "sheet") !== "" &&
      sheet !== undefined && sheetText(sheet) !== textIn(form, "sheet");
    const columns = isAnother ? undefined : columnsOf(form);
    const read = {
      sheet,
      importer: textIn(form, "importer"),
      declarant: textIn(form, "declarant"),
      representation: representations.find((each) => each === textIn(form, "representation")) ?? "own",
      choices: yield* choicesIn((name) => form.get(name)),
      columns,
      asks: textIn(form, "do"),
      key: textIn(form, "key"),
    };
    const meanings = [...columns?.meanings ?? []].map(([position, meaning]) => ({ position, meaning }));
    const isAsLookedAt = textIn(form, "looked") === lookedAt(read, meanings);
    return { ...read, isRecording: read.asks === "record" && isAsLookedAt };
  });
