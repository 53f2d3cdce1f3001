/** Forms with a file, as browsers send them without a script, and their answers in the language of the page that they are on. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { Buffer } from "node:buffer";
import type { SignedIn } from "../../application/accounts/browser_session.ts";
import { InvalidRequest } from "../../contract/failures.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import { tellComplete, tellRead } from "../../http/connections/body_connection.ts";
import { type BodyEnds, bodyEnds } from "../../http/connections/body_ends.ts";
import { type Exchange, headerOf } from "../../http/exchange/exchange.ts";
import { placeOfAddress } from "../../http/routes/counted.ts";
import { readBytes, requirePlain, unreadable } from "../../http/wire/request.ts";
import { joinedBytes } from "../../kernel/text/bytes.ts";
import { isSoundText } from "../../kernel/text/json.ts";
import { formLanguageName, formTokenName, requireFormToken } from "../visit/session.ts";
import { addressOf, type Visit } from "../visit/visit.ts";
import { boundaryOf, excessParts } from "./form_fields.ts";
import { heldForm, heldOnFailure, heldSignedOut, mayHold, mostHeld, unsentFilePage } from "./held_form.tsx";
import { page, type PageWork, referrer } from "./page.tsx";
import { inFormLanguage, pathIn, visitOfForm } from "./sent_form.ts";

/** The parts of a form whose boundary is known. */
const partsOf = (body: Uint8Array, boundary: string): Promise<FormData> => {
  /** The boundary that the parts were counted by: a header that names two is none. */
  const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
  return new Response(new Uint8Array(body), { headers }).formData();
};

/**
 * @param wanted sentence about what the form should hold, for a body that is none
 * @fails PayloadTooLarge above the limit, UnsupportedMediaType for a compressed one, InvalidRequest for a body that is no such
 * form or has too many fields
 */
export const uploadedForm = (
  request: HttpServerRequest.HttpServerRequest,
  limitBytes: number,
  wanted: string,
): Effect.Effect<FormData, ApiFailure> =>
  Effect.gen(function* () {
    yield* requirePlain(request);
    const body = yield* readBytes(request, limitBytes);
    const boundary = boundaryOf(request.headers["content-type"] ?? "");
    if (boundary === undefined) return yield* unreadable(wanted);
    const excess = excessParts(body, boundary);
    if (excess !== undefined) return yield* unreadable(excess);
    return yield* Effect.tryPromise({ try: () => partsOf(body, boundary), catch: () => unreadable(wanted) });
  });

/** Most bytes that are read past of a file that is too large. */
const mostPassed = 64 * 1_024 * 1_024;
/** A token and a language stand before the file, what is typed behind it. */
const keptEnds = { headBytes: 65_536, tailBytes: 524_288 };

/** The body without the part that reaches from its beginning to its end. */
const withoutMiddle = ({ head, tail }: BodyEnds, boundary: string): Uint8Array | undefined => {
  const before = Buffer.from(head).lastIndexOf(`--${boundary}`);
  const behind = Buffer.from(tail).indexOf(`\r\n--${boundary}`);
  return before < 0 || behind < 0
    ? undefined
    : joinedBytes([head.subarray(0, before), tail.subarray(behind + 2)]);
};

/** @returns the fields of a form beside its file, which is too large to be read; undefined where they can't be told apart from it */
export const fieldsBesideFile = (
  request: HttpServerRequest.HttpServerRequest,
): Effect.Effect<FormData | undefined> =>
  Effect.gen(function* () {
    const source = request.source instanceof Request ? request.source : undefined;
    const body = source?.body ?? null;
    const boundary = boundaryOf(request.headers["content-type"] ?? "");
    const length = Number(headerOf(request, "content-length") ?? Infinity);
    if (
      source === undefined || body === null || body.locked || boundary === undefined || length > mostPassed
    ) return undefined;
    const ends = yield* bodyEnds(body, keptEnds, (bytes) => tellRead(source, bytes));
    tellComplete(source);
    const rest = ends && withoutMiddle(ends, boundary);
    if (rest === undefined || excessParts(rest, boundary) !== undefined) return undefined;
    return yield* Effect.promise(() => partsOf(rest, boundary).catch(() => undefined));
  });

/** Limit of a form with a file, and the sentence about what it should hold. */
export interface UploadLimit {
  readonly limitBytes: number;
  readonly wanted: string;
  /** True for a form whose address is no page, but right below the page that the form is on. */
  readonly isBelowPage?: boolean;
}

/** The form's text under a name; empty where there is none. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** A form with a file as it came; of one that is too large the fields beside its file, and why it isn't read. */
export interface SentFile {
  readonly form: FormData;
  readonly unread?: ApiFailure;
}

/** @returns the form; one that is too large fails only once the language of its page is known */
export const sentFile = (
  request: HttpServerRequest.HttpServerRequest,
  { limitBytes, wanted }: UploadLimit,
): Effect.Effect<SentFile, ApiFailure> =>
  uploadedForm(request, limitBytes, wanted).pipe(
    Effect.map((form): SentFile => ({ form })),
    Effect.catchTag("PayloadTooLarge", (unread) =>
      Effect.map(
        fieldsBesideFile(request),
        (beside): SentFile => ({ form: beside ?? new FormData(), unread }),
      )),
  );

const requireOwn = (form: FormData, signedIn: SignedIn): Effect.Effect<void, ApiFailure> =>
  Effect.gen(function* () {
    yield* requireFormToken(
      new URLSearchParams({ [formTokenName]: textIn(form, formTokenName) }),
      signedIn,
    );
    const texts = form.entries().flatMap((each) => each).filter((each) => typeof each === "string");
    if (texts.every(isSoundText)) return;
    return yield* new InvalidRequest({ message: "The form has NUL in it: leave it out.", issues: [] });
  });

const encoding = "multipart/form-data";

/** Fields of a form whose file has no bytes, which is held as a form of text; none of another one: browsers send no file again. */
const fieldsWithoutFile = (form: FormData): URLSearchParams => {
  const values = [...form];
  const isText = values.every(([, value]) =>
    typeof value === "string" ? isSoundText(value) : value.size === 0
  );
  return new URLSearchParams(
    isText ? values.flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []) : [],
  );
};

/** Visit that a form was sent in, and the request that it came by. */
interface Sending {
  readonly visit: Visit;
  readonly request: HttpServerRequest.HttpServerRequest;
}

/** @returns the answer to a form that could be read, or the page of a failure, in the language of the form's page */
export const fileAnswer = <R>(
  { visit, request }: Sending,
  { form, unread }: SentFile,
  answer: (visit: Visit, form: FormData) => PageWork<R>,
): PageWork<R | Exchange> =>
  inFormLanguage(
    { visit, request, language: textIn(form, formLanguageName) },
    (typedIn) =>
      heldOnFailure(
        typedIn,
        fieldsWithoutFile(form),
        unread === undefined ? Effect.suspend(() => answer(typedIn, form)) : Effect.fail(unread),
        encoding,
      ),
  );

/** Name of the places for files that are read past without a session. */
const readPast = { policy: "unsent-files" };

/** A form without a session whose fields aren't read. */
const nothingRead: SentFile = { form: new FormData() };

/** Most bytes that are read of a form without a session: what is held of one, and what stands around its fields. */
const signedOutBytes = mostHeld + keptEnds.headBytes;

/** @returns the page that holds the form, or says that nothing was sent, and leads through the sign-in back to the form's page */
export const signedOutAnswer = (
  { visit, request }: Sending,
  { wanted, isBelowPage = false }: UploadLimit,
): PageWork<Exchange> =>
  Effect.gen(function* () {
    const { form, unread } = (yield* mayHold)
      ? yield* Effect.zipRight(
        placeOfAddress(readPast, request),
        Effect.orElseSucceed(
          sentFile(request, { limitBytes: signedOutBytes, wanted }),
          () => nothingRead,
        ),
      )
      : nothingRead;
    const typedIn = visitOfForm(visit, textIn(form, formLanguageName));
    const held = unread === undefined ? heldSignedOut(typedIn, fieldsWithoutFile(form), encoding) : undefined;
    if (held !== undefined) return page(held, { status: 403, headers: referrer });
    const next = isBelowPage ? visit.path.slice(0, visit.path.lastIndexOf("/")) : addressOf(visit);
    const signInPath = pathIn(`/sign-in?${new URLSearchParams({ next })}`, typedIn, request);
    return page(unsentFilePage(typedIn, signInPath), { status: 403, headers: referrer });
  });

/** @returns the answer to a member's form, which brings the session's form token back */
export const ownFileAnswer = <R>(
  sending: Sending & { readonly signedIn: SignedIn },
  sent: SentFile,
  answer: (visit: Visit, form: FormData) => PageWork<R>,
): PageWork<R | Exchange> =>
  fileAnswer(sending, sent, (visit, form) =>
    Effect.gen(function* () {
      const held = yield* heldForm(visit, fieldsWithoutFile(form), sending.signedIn, encoding);
      if (held !== undefined) return page(held, { status: 403, headers: referrer });
      yield* requireOwn(form, sending.signedIn);
      return yield* answer(visit, form);
    }));
