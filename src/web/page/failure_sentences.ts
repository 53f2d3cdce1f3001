/**
 * What went wrong, as a page says it: one sentence for each kind of failure in each language. What is wrong with inputs is
 * told by its issues.
 */
import type { PermissionDenied } from "../../contract/failures.ts";
import type { ApiFailure, FailureOf } from "../../contract/problems.ts";
import type { Issue } from "../../kernel/issue.ts";
import { pageSentence } from "../issue_sentences/page_sentence.ts";
import type { InLanguages, Language } from "../words/language.ts";
import { tableFields } from "../../features/cbam/pages/tables/field_names.ts";

type FailureTag = ApiFailure["_tag"];

/** One language's sentence for each kind of failure; it does not compile while a kind lacks one. */
type FailureSentences = {
  readonly [Tag in FailureTag]: (failure: FailureOf<Tag>) => string;
};

const told = (issues: ReadonlyArray<Issue>, language: Language): string => {
  const names = tableFields(language);
  return issues.map((issue) => pageSentence(issue, names)).join(" ");
};

type Reason = NonNullable<PermissionDenied["reason"]> | "other";

const denials: InLanguages<Readonly<Record<Reason, string>>> = {
  en: {
    foreign: "The form was not sent from a page of this service: open the page here and send it again.",
    stale:
      "The page is no longer current, because you signed out or in since: open it again, then send the form.",
    operator: "This needs an operator's account and its second factor, given in this session.",
    other: "Your account may not do this.",
  },
  de: {
    foreign:
      "Das Formular kam nicht von einer Seite dieses Dienstes: Öffnen Sie die Seite hier und senden Sie es noch einmal.",
    stale:
      "Die Seite ist nicht mehr aktuell, weil Sie sich seitdem ab- oder angemeldet haben: Öffnen Sie sie neu und senden Sie das Formular dann.",
    operator:
      "Das braucht das Konto eines Betreibers und seinen zweiten Faktor, in dieser Sitzung angegeben.",
    other: "Ihr Konto darf das nicht.",
  },
};

const megabytes = (bytes: number): string => String(Math.round(bytes / 100_000) / 10);

const english: FailureSentences = {
  InvalidRequest: ({ issues }) =>
    issues.length === 0 ? "What was sent can't be read: try again." : told(issues, "en"),
  FiguresDisagree: ({ issues }) => told(issues, "en"),
  Unauthenticated: () => "The session is over: sign in again.",
  TierLacksFeature: () => "The account's tier does not include this: CBAM PRO and Enterprise do.",
  PermissionDenied: ({ reason }) => denials.en[reason ?? "other"],
  LinkChanged: () => "This link is not as it was given out: open the page that it came from, for a new one.",
  LinkExpired: () => "The time of this link, or of the documents behind it, is over.",
  NotFound: () => "There is nothing at this address, or it belongs to another account.",
  DocumentNotFound: () => "There is no such document: it was never made, or its time is over.",
  MethodNotAllowed: () => "This address does not take what was sent: open the page again.",
  BodyTooSlow: () => "What was sent did not arrive in time: try again.",
  TargetTooLong: () => "The address is too long: enter less at once.",
  HeadTooLarge: () =>
    "Your browser sent too much beside the request: delete this site's cookies and try again.",
  IdempotencyKeyInUse: () => "This is already being worked on.",
  IdempotencyKeyReused: () => "This was sent before with other contents: load the page anew.",
  ReportNotDraft: () => "The report is no draft: it can't be issued again.",
  ReportOutdated: () => "Prices or default values have changed since: calculate again.",
  PayloadTooLarge: ({ limitBytes }) =>
    `What was sent is larger than ${
      megabytes(limitBytes)
    } MB, the most that is read here: send less at once.`,
  TooManyLineItems: ({ lineItems, limitLineItems }) =>
    `The invoice has ${lineItems} lines: at most ${limitLineItems} are possible.`,
  UnsupportedMediaType: () => "What was sent is of a kind that is not read here: choose an XLSX or CSV file.",
  RangeNotSatisfiable: () => "This part of the document does not exist: open it again.",
  TooManyRows: ({ rows, limitRows }) =>
    `The table has ${rows} rows: at most ${limitRows} are possible; split it.`,
  ReportNeedsFigures: () => "There is nothing to report yet: figures are missing.",
  RateLimited: () => "That was too often within an hour.",
  CalculatorFailed: () => "The calculation failed because of a failure on our side: try again.",
  ServiceUnavailable: () => "The service can't do this just now: nothing was changed. Try again soon.",
};

const german: FailureSentences = {
  InvalidRequest: ({ issues }) =>
    issues.length === 0
      ? "Was gesandt wurde, lässt sich nicht lesen: Versuchen Sie es noch einmal."
      : told(issues, "de"),
  FiguresDisagree: ({ issues }) => told(issues, "de"),
  Unauthenticated: () => "Die Sitzung ist zu Ende: Melden Sie sich neu an.",
  TierLacksFeature: () => "Der Tarif des Kontos enthält das nicht: CBAM PRO und Enterprise enthalten es.",
  PermissionDenied: ({ reason }) => denials.de[reason ?? "other"],
  LinkChanged: () =>
    "Dieser Link ist nicht so, wie er ausgegeben wurde: Öffnen Sie die Seite, von der er kommt, für einen neuen.",
  LinkExpired: () => "Die Zeit dieses Links oder der Dokumente dahinter ist abgelaufen.",
  NotFound: () => "Unter dieser Adresse gibt es nichts, oder es gehört einem anderen Konto.",
  DocumentNotFound: () =>
    "Dieses Dokument gibt es nicht: Es wurde nie erstellt, oder seine Zeit ist abgelaufen.",
  MethodNotAllowed: () => "Diese Adresse nimmt das nicht an: Öffnen Sie die Seite neu.",
  BodyTooSlow: () => "Was gesandt wurde, kam nicht rechtzeitig an: Versuchen Sie es noch einmal.",
  TargetTooLong: () => "Die Adresse ist zu lang: Geben Sie weniger auf einmal an.",
  HeadTooLarge: () =>
    "Ihr Browser hat zu viel neben der Anfrage gesandt: Löschen Sie die Cookies dieser Seite und versuchen Sie es noch einmal.",
  IdempotencyKeyInUse: () => "Daran wird schon gearbeitet.",
  IdempotencyKeyReused: () => "Das wurde schon einmal mit anderem Inhalt gesandt: Laden Sie die Seite neu.",
  ReportNotDraft: () => "Der Bericht ist kein Entwurf: Er kann nicht noch einmal ausgestellt werden.",
  ReportOutdated: () => "Preise oder Standardwerte haben sich seitdem geändert: Rechnen Sie neu.",
  PayloadTooLarge: ({ limitBytes }) =>
    `Was gesandt wurde, ist größer als ${
      megabytes(limitBytes).replace(".", ",")
    } MB, mehr wird hier nicht gelesen: Senden Sie weniger auf einmal.`,
  TooManyLineItems: ({ lineItems, limitLineItems }) =>
    `Die Rechnung hat ${lineItems} Zeilen: Höchstens ${limitLineItems} sind möglich.`,
  UnsupportedMediaType: () =>
    "Was gesandt wurde, ist von einer Art, die hier nicht gelesen wird: Wählen Sie eine XLSX- oder CSV-Datei.",
  RangeNotSatisfiable: () => "Diesen Teil des Dokuments gibt es nicht: Öffnen Sie es neu.",
  TooManyRows: ({ rows, limitRows }) =>
    `Die Tabelle hat ${rows} Zeilen: Höchstens ${limitRows} sind möglich. Teilen Sie sie.`,
  ReportNeedsFigures: () => "Es gibt noch nichts zu berichten: Es fehlen Zahlen.",
  RateLimited: () => "Das war zu oft innerhalb einer Stunde.",
  CalculatorFailed: () =>
    "Die Berechnung ist wegen eines Fehlers im Dienst gescheitert: Versuchen Sie es noch einmal.",
  ServiceUnavailable: () =>
    "Der Dienst kann das gerade nicht: Es wurde nichts geändert. Versuchen Sie es bald noch einmal.",
};

/** Every language's sentences, for each kind of failure. */
export const failureSentences: InLanguages<FailureSentences> = { en: english, de: german };

const sentenceIn = <Tag extends FailureTag>(
  sentences: FailureSentences,
  failure: { readonly [Each in Tag]: FailureOf<Each> & { readonly _tag: Each } }[Tag],
): string => sentences[failure._tag](failure);

/** @returns what the page says of the failure */
export const failureSentence = (failure: ApiFailure, language: Language): string =>
  sentenceIn(failureSentences[language], failure);
