/** Routes of operators: members whose account is marked, after their second factor. To others they aren't there. */
import * as Effect from "effect/Effect";
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import { NotFound } from "../../contract/failures.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import { pageRoute, type PageWork } from "./page.tsx";
import { goTo, type Member, memberForm, memberOf, memberRoute, type SessionRoute } from "./routes.ts";
import { ownFileAnswer, sentFile, signedOutAnswer, type UploadLimit } from "./uploaded_form.ts";
import { requireSameOrigin } from "../visit/session.ts";

/** To others the operator's pages aren't there. */
const forOperators = <R>(answer: (member: Member) => PageWork<R>) => (member: Member): PageWork<R> => {
  const { signedIn, visit, request } = member;
  if (!signedIn.isOperator) {
    return Effect.fail<ApiFailure>(new NotFound({ message: `There is no ${visit.path} here.` }));
  }
  const next = request.method === "GET" ? visit.path : "/operator";
  return signedIn.hasSecondFactor
    ? answer(member)
    : Effect.succeed(goTo(`/operator/second-factor?${new URLSearchParams({ next })}`));
};

/** A page for operators who gave their second factor. */
export const operatorRoute = <R>(
  path: `/${string}`,
  answer: (member: Member) => PageWork<R>,
): SessionRoute<R | BrowserSession> => memberRoute("look", path, forOperators(answer));

/** A folder of tables, packed: a confirmation sends it again as text in a form. */
export const uploadBytes = 700_000;
/** Bytes of a form beside its file. */
const uploadOverheadBytes = 16_384;

const limit: UploadLimit = {
  limitBytes: uploadBytes + uploadOverheadBytes,
  wanted: "Choose a file.",
  isBelowPage: true,
};

/** A form with a file, for operators who gave their second factor; nothing is read of what other members send. */
export const operatorUpload = <R>(
  path: `/${string}`,
  answer: (member: Member, form: FormData) => PageWork<R>,
): SessionRoute<R | BrowserSession> =>
  pageRoute("POST", path, (visit, request) =>
    Effect.gen(function* () {
      yield* requireSameOrigin(request);
      const member = yield* memberOf(visit, request);
      if (member === undefined) return yield* signedOutAnswer({ visit, request }, limit);
      const read = Effect.flatMap(
        sentFile(request, limit),
        (sent) => ownFileAnswer(member, sent, (shown, form) => answer({ ...member, visit: shown }, form)),
      );
      return yield* forOperators(() => read)(member);
    }));

/** A form for operators who gave their second factor. */
export const operatorForm = <R>(
  path: `/${string}`,
  answer: (member: Member, form: URLSearchParams) => PageWork<R>,
): SessionRoute<R | BrowserSession> =>
  memberForm({ right: "look" }, path, (member, form) => forOperators((it) => answer(it, form))(member));
