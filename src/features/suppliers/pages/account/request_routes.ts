/**
 * Routes of the page of a request: an answer is taken or sent back, the supplier reminded, the request withdrawn.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { Inquiries } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { invalidRequest, type RecordConflict } from "../../../../contract/failures.ts";
import { AcceptRequest, ReturnRequest } from "../../../../contract/requests/suppliers/inquiry.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { changedStatus } from "../../../../web/page/changed_since.tsx";
import { actionOf } from "../../../../web/page/sent_form.ts";
import { goTo, type Member, privatePage } from "../../../../web/page/routes.ts";
import type { Language } from "../../../../web/words/language.ts";
import { importFile, importForm, importRoute } from "../../../imports/pages/whose/member_routes.ts";
import { type FieldKinds, typedRequest } from "../../../imports/pages/typed.ts";
import { orNotFound } from "../../../imports/services.ts";
import { reminded, revoked, sentFile, tableOf } from "../../handlers/inquiries.ts";
import { accepted, returned } from "../../handlers/inquiry_answers.ts";
import { isOfVerified } from "../../records/value_conflict.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { pageTexts } from "../../texts/pages.ts";
import { requestPage } from "./request_page.tsx";
import { doneIn, type DoneNotice, errorsOf, nothingSent, type SentForm } from "./supplier_frame.tsx";
import { requestPath } from "./supplier_paths.ts";

const path = "/suppliers/requests/:id";

const idIn = ({ params }: Member): string => params["id"] ?? "";

const page = (member: Member, sent: SentForm, told: DoneNotice | undefined) =>
  Effect.gen(function* () {
    const id = idIn(member);
    const known = yield* orNotFound(
      "inquiry",
      id,
      yield* (yield* Inquiries).find(member.signedIn.accountId, id),
    );
    return requestPage(member, { known, cbam: yield* cbamContext, sent, told });
  });

const shown = importRoute(
  "look",
  path,
  (member) => Effect.map(page(member, nothingSent, doneIn(member)), (framed) => privatePage(framed)),
);

/** The table that the supplier may fill in, for who sends it by a way of its own. */
const table = importFile(
  `${path}/template.xlsx`,
  (member) => tableOf(member.signedIn.accountId, idIn(member)),
);

/** A table that the supplier sent along. */
const sentTable = importFile(
  `${path}/files/:sha256`,
  (member) =>
    sentFile(
      member.request,
      { accountId: member.signedIn.accountId, id: idIn(member) },
      member.params["sha256"] ?? "",
    ),
);

const kinds: FieldKinds = { round: "number", note: "text", remark: "text", due: "text" };

const decodeAccept = decoderOf(AcceptRequest);
const decodeReturn = decoderOf(ReturnRequest);

/** The decoded request. @fails InvalidRequest with every issue */
const decodedOr = <A>(decoded: Either.Either<A, { readonly issues: ReadonlyArray<Issue> }>) =>
  Either.mapLeft(decoded, ({ issues }) => invalidRequest(issues));

const labelsOf = (language: Language): ReadonlyMap<string, string> => {
  const { note, remark, newDue } = pageTexts[language];
  return new Map([["note", note], ["remark", remark], ["due", newDue]]);
};

/** Issues of values that the law refuses now, which are about no field of the form. */
const toldOf = (issues: ReadonlyArray<Issue>, language: Language): DoneNotice => {
  const fields: ReadonlyMap<string, { readonly label: string }> = new Map(
    Object.entries(linkTexts[language].fields),
  );
  const nameOf = (name: string) => fields.get(name)?.label ?? name;
  const sentences = issues.map((issue) => {
    const member = issue.path.split("/").slice(3).join("/");
    return pageSentence({ ...issue, path: member }, { language, nameOf, labelOf: nameOf });
  });
  return { tone: "bad", text: [...new Set(sentences)].join(" ") };
};

const refusedStatus = 422;

const refused = (member: Member, form: URLSearchParams, errors: SentForm["errors"], told?: DoneNotice) =>
  Effect.map(
    page(member, { values: new Map(form), errors }, told),
    (framed) => privatePage(framed, { status: refusedStatus }),
  );

/** The page again: the request stands otherwise, or a value is in the way. */
const inTheWay = (member: Member, form: URLSearchParams, { conflicts }: RecordConflict) => {
  const { done, verifiedThere, valueThere } = pageTexts[member.visit.language];
  if (conflicts.some(({ path: place }) => place !== "")) {
    const text = conflicts.some(isOfVerified) ? verifiedThere : valueThere;
    return refused(member, form, new Map(), { tone: "bad", text });
  }
  return Effect.map(
    page(member, { values: new Map(form), errors: new Map() }, { tone: "warn", text: done.changed }),
    (framed) => privatePage(framed, { status: changedStatus }),
  );
};

const nothingAlongside = () => Effect.void;

const actions = ["accept", "return", "remind", "revoke"] as const;

/** Does what the form says. @returns the name of what was done */
const done = (member: Member, action: typeof actions[number], body: unknown) =>
  Effect.gen(function* () {
    const named = { accountId: member.signedIn.accountId, id: idIn(member) };
    if (action === "accept") {
      yield* accepted(named, yield* decodedOr(decodeAccept(body, byPointer())), nothingAlongside);
      return "accepted";
    }
    if (action === "return") {
      yield* returned(named, yield* decodedOr(decodeReturn(body, byPointer())), nothingAlongside);
      return "returned";
    }
    if (action === "remind") return (yield* reminded(named)).is_mailed ? "reminded" : "mailed";
    yield* revoked(named);
    return "revoked";
  });

const sending = importForm(path, (member, form) =>
  Effect.gen(function* () {
    const { language } = member.visit;
    const { body, issues } = typedRequest(form, kinds, language);
    const action = yield* actionOf(form, actions);
    if (issues.length > 0) {
      return yield* refused(member, form, errorsOf(issues, labelsOf(language), language));
    }
    return yield* done(member, action, body).pipe(
      Effect.map((name) => goTo(`${requestPath(idIn(member))}?done=${name}`)),
      Effect.catchTags({
        RecordConflict: (conflict) => inTheWay(member, form, conflict),
        InvalidRequest: ({ issues: found }) =>
          found.some((issue) => issue.path.startsWith("/values/"))
            ? refused(member, form, new Map(), toldOf(found, language))
            : refused(member, form, errorsOf(found, labelsOf(language), language)),
      }),
    );
  }));

export const requestRoutes = [shown, table, sentTable, sending] as const;
