/**
 * Routes of one import: its page, and the forms that record, correct and cancel it. What is typed is decoded as rows of the
 * API are, and recorded by the same ledger.
 */
import * as Effect from "effect/Effect";
import { idsAt } from "../../../../application/new_id.ts";
import { liveImports } from "../../../../domain/imports/ledger/live.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import { goTo, type Member, privatePage } from "../../../../web/page/routes.ts";
import {
  chosenByForm,
  chosenOf,
  declarantAtFirst,
  representationAtFirst,
  unusualDeclarant,
} from "../chosen.ts";
import { importForm, importRoute } from "../whose/member_routes.ts";
import { byTodaysNames } from "../earlier_form.ts";
import { importPath, importPaths } from "../import_paths.ts";
import { formErrors } from "../sentences.ts";
import { changedStatus, heldBefore } from "../../../../web/page/changed_since.tsx";
import { changedFields, isChangedSince } from "./changed_since.tsx";
import { valuesOfEntry, valuesTaking, withOwnPeriod } from "./entry_fields.ts";
import { entryPage } from "./entry_page.tsx";
import { readEntry } from "./entry_view.ts";
import { lookForValues, markOfUnusual, toldDeclarant } from "./entry_form.tsx";
import { addPage, cancelPage, correctPage } from "./form_pages.tsx";
import { noImport, recorded, recordedApart, typedEntry } from "./recording/typed_entry.ts";
import { offeredChoice } from "./values/chosen_version.ts";
import { takingFitting, typedChoice, valuesForTyped } from "./values/typed_goods.ts";
import { newerVersions, valueOptions } from "./values/values_panel.tsx";

/** An import of the account by the id of any of its entries, with its people. */
const entryOf = (member: Member) =>
  Effect.gen(function* () {
    const chosen = yield* chosenOf(member);
    const id = uuidOfText(member.params["id"] ?? "");
    const found = id === undefined ? undefined : yield* readEntry(member.signedIn.accountId, id, chosen);
    if (found === undefined) return yield* noImport;
    return { chosen, view: found };
  });

/** The import that lives under the address. @fails NotFound for one that was cancelled */
const liveOf = (member: Member) =>
  Effect.gen(function* () {
    const { chosen, view } = yield* entryOf(member);
    const [live] = liveImports(view.history);
    return live === undefined ? yield* noImport : { chosen, live, view };
  });

/** The import to be corrected, with its last entry: a correction of a cancellation brings it back. */
const correctableOf = (member: Member) =>
  Effect.gen(function* () {
    const { chosen, view } = yield* entryOf(member);
    const { history, entry } = view;
    const [live = { id: history[0]?.id ?? entry.id, entry, history }] = liveImports(history);
    return { chosen, live, view };
  });

const shown = importRoute(
  "look",
  "/imports/entries/:id",
  (member) => Effect.map(entryOf(member), ({ view }) => privatePage(entryPage(member, view))),
);

const formValues = (form: URLSearchParams) => new Map(form);
const nothingWrong = new Map<string, string>();

const adding = importRoute("work", importPaths.add, (member) =>
  Effect.gen(function* () {
    const chosen = yield* chosenOf(member);
    const values = new Map([
      ["importer", chosen.importer?.id ?? ""],
      ["declarant", declarantAtFirst(chosen)],
      ["representation", representationAtFirst(chosen)],
      ["item", "1"],
    ]);
    return privatePage(addPage(member, chosen, { values, errors: nothingWrong }));
  }));

const add = importForm(importPaths.add, (member, sent) =>
  Effect.gen(function* () {
    const chosen = yield* chosenOf(member);
    const { language } = member.visit;
    const { accountId } = member.signedIn;
    const { form, overtaken, fitting: offered } = yield* typedChoice(
      accountId,
      byTodaysNames(sent),
      language,
    );
    const importer = chosen.importers.find(({ id }) => id === form.get("importer"));
    if (importer === undefined) return yield* noImport;
    const values = formValues(form);
    if (form.get("do") === lookForValues) {
      const { fitting, issues } = yield* valuesForTyped(accountId, form, language);
      const shown = takingFitting(values, fitting ?? []);
      const errors = formErrors(issues, language);
      return privatePage(addPage(member, chosen, { values: shown, errors, fitting }), {
        status: issues.length > 0 ? 422 : 200,
      });
    }
    if (overtaken !== undefined) {
      const errors = newerVersions(overtaken, language);
      const page = addPage(member, chosen, { values, errors, fitting: offered, isOvertaken: true });
      return privatePage(page, { status: changedStatus });
    }
    const again = (issues: ReadonlyArray<Issue>) =>
      Effect.map(valuesForTyped(accountId, form, language), ({ fitting }) =>
        privatePage(
          addPage(member, chosen, { values, errors: formErrors(issues, language), fitting }),
          { status: 422 },
        ));
    const to = { importerId: importer.id, kind: "import", live: undefined } as const;
    const { entry, issues } = yield* typedEntry(member, chosen, form, to);
    if (entry === undefined) return yield* again(issues);
    const unusual = unusualDeclarant(yield* chosenByForm(member, importer.id), form.get("declarant") ?? "");
    if (unusual !== undefined && form.get(toldDeclarant) !== markOfUnusual(unusual)) {
      const page = addPage(member, chosen, { values, errors: nothingWrong, unusual });
      return privatePage(page, { status: changedStatus });
    }
    const outcome = yield* recordedApart(member, entry, chosen, heldBefore(form));
    if (outcome.issues.length > 0) return yield* again(outcome.issues);
    const { id, result, moved } = outcome;
    if (moved === undefined) return goTo(`${importPath(id)}?done=${result}`);
    const page = addPage(member, chosen, { values, errors: nothingWrong, moved: { from: entry, to: moved } });
    return privatePage(page, { status: changedStatus });
  }));

const correcting = importRoute(
  "work",
  "/imports/entries/:id/correct",
  (member) =>
    Effect.map(correctableOf(member), ({ chosen, live, view }) => {
      const { language, query } = member.visit;
      const taken = view.offered.find(({ value }) => value.value.id === query["value_id"]);
      const values = taken === undefined
        ? valuesOfEntry(view, language)
        : valuesTaking(view, taken.value, language);
      return privatePage(correctPage(member, chosen, { live, view }, { values, errors: nothingWrong }));
    }),
);

const correct = importForm("/imports/entries/:id/correct", (member, sent) =>
  Effect.gen(function* () {
    const { chosen, live, view } = yield* correctableOf(member);
    const { language } = member.visit;
    const values = view.offered.map(({ value }) => value);
    const read = byTodaysNames(sent, valuesOfEntry(view, language));
    const { form: typed, overtaken } = offeredChoice(read, values, view.used);
    const form = withOwnPeriod(typed, view);
    const again = (issues: ReadonlyArray<Issue>) =>
      privatePage(
        correctPage(member, chosen, { live, view }, {
          values: formValues(form),
          errors: formErrors(issues, language),
        }),
        { status: 422 },
      );
    const isChanged = isChangedSince(form, live);
    if (isChanged || overtaken !== undefined) {
      const offered = valueOptions(view.offered, view.used, language);
      const changed = changedFields(form, view, { language, chosen, offered });
      const errors = new Map([...changed, ...newerVersions(overtaken, language, view.used)]);
      const state = { values: formValues(form), errors, isChanged, isOvertaken: overtaken !== undefined };
      return privatePage(correctPage(member, chosen, { live, view }, state), { status: changedStatus });
    }
    const { importerId } = live.entry;
    const { entry, issues } = yield* typedEntry(member, chosen, form, {
      importerId,
      kind: "correction",
      live,
      used: view.used,
    });
    if (entry === undefined) return again(issues);
    const outcome = yield* recorded(member, entry, chosen);
    if (outcome.issues.length > 0) return again(outcome.issues);
    return goTo(`${importPath(live.id)}?done=${outcome.result === "added" ? "corrected" : "unchanged"}`);
  }));

const cancelling = importRoute(
  "work",
  "/imports/entries/:id/cancel",
  (member) => Effect.map(liveOf(member), ({ live }) => privatePage(cancelPage(member, live))),
);

const cancel = importForm("/imports/entries/:id/cancel", (member, form) =>
  Effect.gen(function* () {
    const { chosen, live } = yield* liveOf(member);
    if (isChangedSince(form, live)) return privatePage(cancelPage(member, live, true), { status: 409 });
    const { entry } = live;
    const outcome = yield* recorded(member, {
      ...entry,
      id: idsAt(chosen.cbam.nowMs)(),
      kind: "cancellation",
      refersTo: entry.id,
      recordedOn: chosen.today,
    }, chosen);
    return goTo(`${importPath(live.id)}?done=${outcome.issues.length > 0 ? "" : "cancelled"}`);
  }));

export const entryRoutes = [shown, adding, add, correcting, correct, cancelling, cancel] as const;
