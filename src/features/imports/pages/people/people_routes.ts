/**
 * Routes of the page for importers and declarants: what is sent is decoded as the API's requests are.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { ImportPeople } from "../../../../application/imports/import_ports.ts";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { NotFound } from "../../../../contract/failures.ts";
import {
  DeclarantRequest,
  DeclarantStateRequest,
  ImporterRequest,
} from "../../../../contract/requests/imports.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import { changedStatus } from "../../../../web/page/changed_since.tsx";
import { goTo, type Member, privatePage } from "../../../../web/page/routes.ts";
import { actionOf } from "../../../../web/page/sent_form.ts";
import { peopleTexts } from "../../texts/people.ts";
import { ledgerArchive } from "../../ledger_archive.ts";
import { chosenOf, type ChosenYear } from "../chosen.ts";
import { importFile, importForm, importRoute } from "../whose/member_routes.ts";
import { importPaths } from "../import_paths.ts";
import { formErrors } from "../sentences.ts";
import { type FieldKinds, typedRequest } from "../typed.ts";
import { declarantFacts, heldSince, importerFacts } from "./changed_people.ts";
import { peoplePage } from "./people_page.tsx";
import { outsideTheUnion, type PeopleForm, peopleForms } from "./people_outcome.ts";
import { cut } from "../../../../kernel/text/shown.ts";

const kinds: Readonly<Record<PeopleForm, FieldKinds>> = {
  importer: { eori: "capitals", name: "text", member_state: "member_state" },
  declarant: { eori: "capitals", name: "text", cbam_account: "text" },
  state: { state: "text", from: "text", reference: "text" },
};

const decodeImporter = decoderOf(ImporterRequest);
const decodeDeclarant = decoderOf(DeclarantRequest);
const decodeState = decoderOf(DeclarantStateRequest);

const longestName = 60;

const shown = importRoute("look", importPaths.people, (member) =>
  Effect.gen(function* () {
    const texts = peopleTexts[member.visit.language];
    const { kept } = member.visit.query;
    const chosen = yield* chosenOf(member);
    const name = [...chosen.importers, ...chosen.declarants].find(({ id }) => id === kept)?.name;
    const done = kept === "state" ? texts.stateKept : name && texts.kept(cut(name, longestName));
    const isDeclarant = chosen.declarants.some(({ id }) => id === kept);
    const values = new Map(isDeclarant && kept !== undefined ? [["declarant", kept]] : []);
    return privatePage(peoplePage(member, chosen, { done, form: "state", values }));
  }));

const keptAt = (id: string) => goTo(`${importPaths.people}?kept=${id}`);

/** The page again, with what is wrong beside the fields. */
const refused = (member: Member, form: PeopleForm, sent: URLSearchParams, issues: ReadonlyArray<Issue>) =>
  Effect.map(chosenOf(member), (chosen) =>
    privatePage(
      peoplePage(member, chosen, {
        form,
        values: new Map(sent),
        errors: formErrors(issues, member.visit.language),
      }),
      { status: 422 },
    ));

const noDeclarant = (id: string) => new NotFound({ message: `There is no declarant ${id} of this account.` });

const addState = (member: Member, sent: URLSearchParams, body: unknown) =>
  Effect.gen(function* () {
    const { accountId } = member.signedIn;
    const { declarants, today } = yield* chosenOf(member);
    const id = sent.get("declarant") ?? "";
    if (!declarants.some((each) => each.id === id)) return yield* noDeclarant(id);
    const decoded = decodeState(body, byPointer());
    if (Either.isLeft(decoded)) return yield* refused(member, "state", sent, decoded.left.issues);
    const { state, from, reference = null } = decoded.right;
    yield* (yield* ImportPeople).addStates(accountId, id, [{ state, from, reference }], today);
    return keptAt("state");
  });

/** Keeps a company, unless it was changed since the page was made: then the page says what holds. */
const kept = <E, R>(
  { member, form, sent }: {
    readonly member: Member;
    readonly form: PeopleForm;
    readonly sent: URLSearchParams;
  },
  factsOf: (people: ChosenYear) => Parameters<typeof heldSince>[2]["facts"],
  keep: Effect.Effect<{ readonly id: string }, E, R>,
) =>
  Effect.gen(function* () {
    const { language } = member.visit;
    const chosen = yield* chosenOf(member);
    const errors = heldSince(sent, chosen, { facts: factsOf(chosen), language });
    if (errors.size === 0) return keptAt((yield* keep).id);
    const told = { form, values: new Map(sent), errors, isChanged: true };
    return privatePage(peoplePage(member, chosen, told), { status: changedStatus });
  });

/** The form as a request says it: the state of an importer outside the Union is left out. */
const asRequested = (sent: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...sent].filter(([name, value]) => name !== "member_state" || value !== outsideTheUnion),
  );

/** Nobody becomes an importer outside the Union by not having chosen. */
const unchosen = (sent: URLSearchParams): ReadonlyArray<Issue> =>
  sent.get("member_state") === ""
    ? [issueOf({ path: "member_state", code: "missing" }, { kind: "missing" })]
    : [];

const save = (member: Member, form: PeopleForm, sent: URLSearchParams, body: unknown) =>
  Effect.gen(function* () {
    const people = yield* ImportPeople;
    const { visit: { language }, signedIn: { accountId } } = member;
    if (form === "state") return yield* addState(member, sent, body);
    if (form === "importer") {
      const decoded = decodeImporter(body, byPointer());
      const lacking = unchosen(sent);
      if (Either.isLeft(decoded) || lacking.length > 0) {
        const wrong = Either.isLeft(decoded) ? decoded.left.issues : [];
        return yield* refused(member, form, sent, [...wrong, ...lacking]);
      }
      const { eori, name, member_state: memberState } = decoded.right;
      const importer = { eori, name, memberState: memberState?.code ?? null };
      return yield* kept(
        { member, form, sent },
        (chosen) => importerFacts(chosen, importer, language),
        people.keepImporter(accountId, importer),
      );
    }
    const decoded = decodeDeclarant(body, byPointer());
    if (Either.isLeft(decoded)) return yield* refused(member, form, sent, decoded.left.issues);
    const { eori, name, cbam_account: account = null } = decoded.right;
    return yield* kept(
      { member, form, sent },
      (chosen) => declarantFacts(chosen, { eori, name, account }),
      people.keepDeclarant(accountId, { eori, name, account }),
    );
  });

const sending = importForm(importPaths.people, (member, sent) =>
  Effect.gen(function* () {
    const form = yield* actionOf(sent, peopleForms);
    const { body, issues } = typedRequest(asRequested(sent), kinds[form], member.visit.language);
    return issues.length > 0
      ? yield* refused(member, form, sent, issues)
      : yield* save(member, form, sent, body);
  }));

const archive = importFile(
  importPaths.archive,
  ({ signedIn: { accountId } }) => ledgerArchive(accountId),
);

export const peopleRoutes = [shown, sending, archive] as const;
