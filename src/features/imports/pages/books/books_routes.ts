/** Routes of the page that closes a month. */
import * as Effect from "effect/Effect";
import type { RefusedRow as UnreadRow } from "../../../../application/imports/customs_table.ts";
import { NotFound } from "../../../../contract/failures.ts";
import { csv, xlsx } from "../../../../contract/values/media_types.ts";
import { fileReader } from "../../../../http/wire/table/sent_table.ts";
import { headingsOf } from "../../../../http/wire/table/columns/column_set.ts";
import { type PageNames, pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { type Member, privatePage } from "../../../../web/page/routes.ts";
import { textIn } from "../../../../web/page/uploaded_form.ts";
import { markIn } from "../../../../web/words/typed_numbers.ts";
import type { Language } from "../../../../web/words/language.ts";
import { customsRows, reconciled } from "../../handlers/reconcile.ts";
import { customsColumns } from "../../sheets/customs_columns.ts";
import { sheetsResponse } from "../../sheets/table_answer.ts";
import { sheetTexts } from "../../texts/sheet.ts";
import { chosenOf } from "../chosen.ts";
import { importRoute, importUpload } from "../whose/member_routes.ts";
import { importPaths } from "../import_paths.ts";
import { type SentSheet, type SheetForm, sheetForm, sheetLimit } from "../sheet/sheet_form.ts";
import { booksPage } from "./books_page.tsx";
import { type BooksOwner, ownerName, ownerOfValue } from "../whose/owner.ts";

const shown = importRoute("look", importPaths.books, (member) =>
  Effect.map(chosenOf(member), (chosen) => {
    const owner = ownerOfValue(member.visit.query[ownerName] ?? "", chosen);
    return privatePage(booksPage(member, chosen, { owner }));
  }));

const namesOf = (language: Language): PageNames => {
  const nameOf = (name: string): string => headingsOf(customsColumns, name, language)[0] ?? name;
  return { language, nameOf, labelOf: nameOf };
};

const refusedStatus = 422;
const nobody = new NotFound({ message: "There is no such importer or declarant of this account." });

const unreadRows = (
  refused: ReadonlyArray<UnreadRow>,
  numbers: ReadonlyArray<number>,
  language: Language,
) =>
  refused.map(({ row, issues }) => ({
    row: numbers[row - 1] ?? row,
    sentences: issues.map((issue) => pageSentence(issue, namesOf(language))),
  }));

/** Compares the file, for the page or as a file. */
const compared = (member: Member, form: SheetForm, sheet: SentSheet, owner: BooksOwner) =>
  Effect.gen(function* () {
    const { language } = member.visit;
    const read = yield* customsRows(fileReader(customsColumns), sheet.bytes, form.choices);
    const { answer, refused, sheets } = yield* reconciled(member.signedIn.accountId, read, {
      ...owner,
      decimal: markIn(language),
    });
    const numbers = read.numbers ?? [];
    return {
      sheets,
      warnings: read.warnings ?? [],
      comparison: { answer, numbers, refused: unreadRows(refused, numbers, language) },
    };
  });

const sending = importUpload(
  "look",
  importPaths.books,
  sheetLimit,
  (member, sent) =>
    Effect.gen(function* () {
      const { language } = member.visit;
      const form = yield* sheetForm(sent);
      const chosen = yield* chosenOf(member);
      const owner = ownerOfValue(textIn(sent, ownerName), chosen);
      if (owner === undefined) return yield* nobody;
      const { sheet } = form;
      if (sheet === undefined) {
        const error = sheetTexts[language].noFile;
        return privatePage(booksPage(member, chosen, { owner, form, error }), { status: refusedStatus });
      }
      const outcome = yield* Effect.either(compared(member, form, sheet, owner));
      if (outcome._tag === "Left") {
        if (outcome.left._tag !== "InvalidRequest") return yield* outcome.left;
        const questions = outcome.left.issues.map((issue) => pageSentence(issue, namesOf(language)));
        return privatePage(booksPage(member, chosen, { owner, form, questions }), { status: refusedStatus });
      }
      const { comparison, warnings, sheets } = outcome.right;
      if (form.asks === "xlsx" || form.asks === "csv") {
        return yield* sheetsResponse(form.asks === "csv" ? csv : xlsx, sheets());
      }
      return privatePage(booksPage(member, chosen, { owner, form, comparison, warnings }));
    }),
);

export const booksRoutes = [shown, sending] as const;
