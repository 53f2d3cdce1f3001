/**
 * Routes of one import: its page, and the forms that record, correct and cancel it. What is typed is decoded as rows of the
 * API are, and recorded by the same ledger.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { recordImports } from "../../../../application/imports/record_imports.ts";
import { refusalIssues } from "../../../../application/imports/sent/refused_entries.ts";
import { entryNaming, jsonEntry, sentEntry } from "../../../../application/imports/sent/sent_entries.ts";
import { idsAt } from "../../../../application/new_id.ts";
import { NotFound } from "../../../../contract/failures.ts";
import { representations } from "../../../../domain/imports/people/declarant.ts";
import type { EntryKind, LedgerEntry } from "../../../../domain/imports/ledger/entry.ts";
import { type LiveImport, liveImports } from "../../../../domain/imports/ledger/live.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import { goTo, type Member, privatePage } from "../../../../web/page/routes.ts";
import {
  chosenOf,
  type ChosenYear,
  declarantAtFirst,
  declarantMeant,
  importForm,
  importRoute,
  representationAtFirst,
} from "../chosen.ts";
import { byTodaysNames } from "../earlier_form.ts";
import { importPath, importPaths } from "../import_paths.ts";
import { formErrors } from "../sentences.ts";
import { typedRequest } from "../typed.ts";
import { withTaricCodes } from "../typed_codes.ts";
import { namedValues } from "../../../../application/suppliers/named_values.ts";
import { changedFields, isChangedSince } from "./changed_since.tsx";
import { entryFields, fieldOfEntry, valuesOfEntry, valuesTaking, withKept } from "./entry_fields.ts";
import { entryPage } from "./entry_page.tsx";
import { readEntry } from "./entry_view.ts";
import { lookForValues } from "./entry_form.tsx";
import { addPage, cancelPage, correctPage } from "./form_pages.tsx";
import { takingFitting, valuesForTyped } from "./values/typed_goods.ts";
import { valueOptions } from "./values/values_panel.tsx";

const noImport = new NotFound({ message: "There is no such import of this account." });

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

/** A form as an entry of the ledger, or what is wrong with it; paths are the fields' names. */
const typedEntry = (
  { visit: { language }, signedIn: { accountId } }: Member,
  chosen: ChosenYear,
  form: URLSearchParams,
  to: { readonly importerId: string; readonly kind: EntryKind; readonly live: LiveImport | undefined },
) =>
  Effect.gen(function* () {
    const { body, issues } = typedRequest(form, entryFields, language);
    const goods = withTaricCodes(body, form);
    const { cbam, today } = chosen;
    const declarant = declarantMeant(chosen, to.importerId, form.get("declarant") ?? "");
    const representation = representations.find((each) => each === form.get("representation"));
    const refersTo = to.live === undefined ? {} : { refers_to: to.live.entry.id };
    const raw = jsonEntry({ ...goods.members, kind: to.kind, ...refersTo }, 0);
    const row = sentEntry({
      importer: to.importerId,
      ...(declarant === "" ? undefined : { declarant }),
      ...(representation === undefined ? undefined : { representation }),
      values: yield* namedValues(accountId, [raw]),
      today,
      newId: idsAt(cbam.nowMs),
    }, raw);
    const all = [...issues, ...goods.issues, ...row.issues].map((issue) => ({
      ...issue,
      path: fieldOfEntry(issue.path),
    }));
    const { entry } = row;
    if (all.length > 0 || entry === undefined) return { entry: undefined, issues: all };
    const facts = to.live === undefined ? entry.facts : withKept(to.live.entry.facts, entry.facts);
    return { entry: { ...entry, facts }, issues: [] };
  });

/** Records an entry. @returns the import's id, or why it was refused */
const recorded = (member: Member, entry: LedgerEntry, { today }: ChosenYear) =>
  Effect.gen(function* () {
    const { accountId } = member.signedIn;
    const address = { accountId, importerId: entry.importerId };
    const found = yield* recordImports(address, [entry], today);
    if (Option.isNone(found)) return yield* noImport;
    const [appending] = found.value;
    if (appending?.result === "refused") {
      const issues = refusalIssues(entryNaming(0), appending).map((issue) => ({
        ...issue,
        path: fieldOfEntry(issue.path),
      }));
      return { issues, id: entry.id, isUnchanged: false };
    }
    const isUnchanged = appending?.result === "unchanged";
    return { issues: [], id: appending?.result === "unchanged" ? appending.id : entry.id, isUnchanged };
  });

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
    const form = byTodaysNames(sent);
    const chosen = yield* chosenOf(member);
    const { language } = member.visit;
    const importer = chosen.importers.find(({ id }) => id === form.get("importer"));
    if (importer === undefined) return yield* noImport;
    const { accountId } = member.signedIn;
    const values = formValues(form);
    if (form.get("do") === lookForValues) {
      const { fitting, issues } = yield* valuesForTyped(accountId, form, language);
      const shown = takingFitting(values, fitting ?? []);
      const errors = formErrors(issues, language);
      return privatePage(addPage(member, chosen, { values: shown, errors, fitting }), {
        status: issues.length > 0 ? 422 : 200,
      });
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
    const outcome = yield* recorded(member, entry, chosen);
    if (outcome.issues.length > 0) return yield* again(outcome.issues);
    return goTo(`${importPath(outcome.id)}?done=${outcome.isUnchanged ? "unchanged" : "added"}`);
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
        : valuesTaking(view, taken.value.value.id, language);
      return privatePage(correctPage(member, chosen, { live, view }, { values, errors: nothingWrong }));
    }),
);

const correct = importForm("/imports/entries/:id/correct", (member, sent) =>
  Effect.gen(function* () {
    const { chosen, live, view } = yield* correctableOf(member);
    const { language } = member.visit;
    const form = byTodaysNames(sent, valuesOfEntry(view, language));
    const again = (issues: ReadonlyArray<Issue>) =>
      privatePage(
        correctPage(member, chosen, { live, view }, {
          values: formValues(form),
          errors: formErrors(issues, language),
        }),
        { status: 422 },
      );
    if (isChangedSince(form, live)) {
      const offered = valueOptions(view.offered, view.used, language);
      const errors = changedFields(form, view, { language, chosen, offered });
      const state = { values: formValues(form), errors, isChanged: true };
      return privatePage(correctPage(member, chosen, { live, view }, state), { status: 409 });
    }
    const { importerId } = live.entry;
    const { entry, issues } = yield* typedEntry(member, chosen, form, {
      importerId,
      kind: "correction",
      live,
    });
    if (entry === undefined) return again(issues);
    const outcome = yield* recorded(member, entry, chosen);
    if (outcome.issues.length > 0) return again(outcome.issues);
    return goTo(`${importPath(live.id)}?done=${outcome.isUnchanged ? "unchanged" : "corrected"}`);
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
