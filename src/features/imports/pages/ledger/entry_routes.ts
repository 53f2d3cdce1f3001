/**
 * Routes of one import: its page, and the forms that record, correct and cancel it. What is typed is decoded as rows of the
 * API are, and recorded by the same ledger.
 */
import * as Effect from "effect/Effect";
import { idsAt } from "../../../../application/new_id.ts";
import { type LiveImport, liveImports } from "../../../../domain/imports/ledger/live.ts";
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
import { actionOf } from "../../../../web/page/sent_form.ts";
import { changedFields, isChangedSince } from "./changed_since.tsx";
import { valuesOfEntry, valuesTaking, withOwnPeriod } from "./entry_fields.ts";
import { entryPage } from "./entry_page.tsx";
import { readEntry } from "./entry_view.ts";
import { lookForValues, markOfUnusual, toldDeclarant } from "./entry_form.tsx";
import { addPage, cancelPage, correctPage } from "./form_pages.tsx";
import {
  noImport,
  recorded,
  recordedApart,
  type RecordedEntry,
  typedEntry,
} from "./recording/typed_entry.ts";
import { type OfferedChoice, offeredChoice } from "./values/chosen_version.ts";
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

/** The import that a form changes, with its last entry: a correction of a cancellation brings it back. */
const changeableOf = (member: Member) =>
  Effect.gen(function* () {
    const { chosen, view } = yield* entryOf(member);
    const { history, entry } = view;
    const [live = { id: history[0]?.id ?? entry.id, entry, history }] = liveImports(history);
    return { chosen, live, view };
  });

type Changeable = Effect.Effect.Success<ReturnType<typeof changeableOf>>;

/** The import as it stands after a form's entry was refused; undefined where that wasn't for an entry of somebody else at the same time. */
const overtakenBy = (member: Member, form: URLSearchParams, { issues }: RecordedEntry) =>
  issues.length === 0
    ? Effect.succeed(undefined)
    : Effect.map(changeableOf(member), (now) => isChangedSince(form, now.live) ? now : undefined);

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
    if ((form.get("do") ?? "") !== "") {
      yield* actionOf(form, [lookForValues]);
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
    Effect.map(changeableOf(member), ({ chosen, live, view }) => {
      const { language, query } = member.visit;
      const taken = view.offered.find(({ value }) => value.value.id === query["value_id"]);
      const values = taken === undefined
        ? valuesOfEntry(view, language)
        : valuesTaking(view, taken.value, language);
      return privatePage(correctPage(member, chosen, { live, view }, { values, errors: nothingWrong }));
    }),
);

/** The form of a correction again, with what holds now: of the import, of the value that is chosen, or of both. */
const correctionOvertaken = (
  member: Member,
  form: URLSearchParams,
  { chosen, live, view }: Changeable,
  overtaken?: OfferedChoice["overtaken"],
) => {
  const { language } = member.visit;
  const isChanged = isChangedSince(form, live);
  const offered = valueOptions(view.offered, view.used, language);
  const changed = changedFields(form, view, { language, chosen, offered });
  const errors = new Map([...changed, ...newerVersions(overtaken, language, view.used)]);
  const state = { values: formValues(form), errors, isChanged, isOvertaken: overtaken !== undefined };
  return privatePage(correctPage(member, chosen, { live, view }, state), { status: changedStatus });
};

const correct = importForm("/imports/entries/:id/correct", (member, sent) =>
  Effect.gen(function* () {
    const begun = yield* changeableOf(member);
    const { chosen, live, view } = begun;
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
    if (isChangedSince(form, live) || overtaken !== undefined) {
      return correctionOvertaken(member, form, begun, overtaken);
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
    const now = yield* overtakenBy(member, form, outcome);
    if (now !== undefined) return correctionOvertaken(member, form, now);
    if (outcome.issues.length > 0) return again(outcome.issues);
    return goTo(`${importPath(live.id)}?done=${outcome.result === "added" ? "corrected" : "unchanged"}`);
  }));

const isCancelled = ({ entry }: LiveImport): boolean => entry.kind === "cancellation";

/** The page of an import that counts no more, by this cancellation or by one that came before it. */
const cancelledAt = ({ id }: LiveImport) => goTo(`${importPath(id)}?done=cancelled`);

const cancelling = importRoute(
  "work",
  "/imports/entries/:id/cancel",
  (member) =>
    Effect.map(
      changeableOf(member),
      ({ live }) => isCancelled(live) ? goTo(importPath(live.id)) : privatePage(cancelPage(member, live)),
    ),
);

/** Says that another entry holds than when the form was made; an import that is cancelled already is what the form asks for. */
const cancellationOvertaken = (member: Member, live: LiveImport) =>
  isCancelled(live)
    ? cancelledAt(live)
    : privatePage(cancelPage(member, live, { isChanged: true }), { status: changedStatus });

const cancel = importForm("/imports/entries/:id/cancel", (member, form) =>
  Effect.gen(function* () {
    const { chosen, live } = yield* changeableOf(member);
    if (isCancelled(live) || isChangedSince(form, live)) return cancellationOvertaken(member, live);
    const { entry } = live;
    const outcome = yield* recorded(member, {
      ...entry,
      id: idsAt(chosen.cbam.nowMs)(),
      kind: "cancellation",
      refersTo: entry.id,
      recordedOn: chosen.today,
    }, chosen);
    const now = yield* overtakenBy(member, form, outcome);
    if (now !== undefined) return cancellationOvertaken(member, now.live);
    if (outcome.issues.length === 0) return cancelledAt(live);
    const errors = formErrors(outcome.issues, member.visit.language);
    return privatePage(cancelPage(member, live, { errors }), { status: 422 });
  }));

export const entryRoutes = [shown, adding, add, correcting, correct, cancelling, cancel] as const;
