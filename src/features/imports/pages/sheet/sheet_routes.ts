/** Routes of the page that takes a sheet of imports. */
import * as Effect from "effect/Effect";
import { newId } from "../../../../application/new_id.ts";
import { NotFound } from "../../../../contract/failures.ts";
import { privatePage, recordedWork } from "../../../../web/page/routes.ts";
import { sheetTexts } from "../../texts/sheet.ts";
import { chosenByForm, chosenOf, declarantMeant } from "../chosen.ts";
import { importRoute, importUpload } from "../whose/member_routes.ts";
import { importPaths } from "../import_paths.ts";
import { sheetForm, sheetLimit } from "./sheet_form.ts";
import { sheetPage } from "./sheet_page.tsx";
import { readSheet, type SheetView, unreadSheet } from "./sheet_view.ts";

const shown = importRoute("work", importPaths.sheet, (member) =>
  Effect.map(chosenOf(member), (chosen) => {
    const newKey = newId(chosen.cbam.nowMs);
    return privatePage(sheetPage(member, chosen, { form: undefined, view: undefined, newKey }));
  }));

const refusedStatus = 422;

const statusOf = ({ questions, checked }: SheetView): number =>
  questions.length > 0 || checked === undefined ? refusedStatus : 200;

const noImporter = new NotFound({ message: "There is no such importer of this account." });

const sending = importUpload(
  "work",
  importPaths.sheet,
  sheetLimit,
  (member, sent) =>
    Effect.gen(function* () {
      const { language } = member.visit;
      const form = yield* sheetForm(sent);
      const chosen = yield* chosenByForm(member, form.importer);
      if (chosen.importer === undefined) return yield* noImporter;
      const newKey = newId(chosen.cbam.nowMs);
      const { sheet } = form;
      if (sheet === undefined) {
        const error = sheetTexts[language].noFile;
        const page = sheetPage(member, chosen, { form, view: undefined, error, newKey });
        return privatePage(page, { status: refusedStatus });
      }
      const work = Effect.catchTag(
        readSheet(
          member,
          { ...form, declarant: declarantMeant(chosen, form.importer, form.declarant) },
          sheet,
        ),
        "InvalidRequest",
        ({ issues }) => Effect.succeed(unreadSheet(issues, language)),
      ).pipe(
        Effect.map((view) =>
          privatePage(sheetPage(member, chosen, { form, view, newKey }), { status: statusOf(view) })
        ),
      );
      const act = form.isRecording ? "imports.changed" : undefined;
      return yield* recordedWork(member, act, work, ({ status }) => status === 200);
    }),
);

export const sheetRoutes = [shown, sending] as const;
