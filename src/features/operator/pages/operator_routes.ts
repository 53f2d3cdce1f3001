/**
 * Routes of the operator's pages. Every command goes the same way: the form, a page that says what it will do, then the
 * command of the command line, recorded with who did it.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import {
  accountRow,
  carryOut,
  type Command,
  keyRow,
  type Row,
} from "../../../application/accounts/operator_commands.ts";
import { Operators } from "../../../application/accounts/operator_ports.ts";
import { carryOutAs, passSecondFactor, retryMailAs } from "../../../application/accounts/operator_session.ts";
import type { NumberedRecords } from "../../../application/accounts/own_account.ts";
import type { Operator } from "../../../application/ports.ts";
import { NotFound, type ServiceUnavailable } from "../../../contract/failures.ts";
import type { KeyRecord } from "../../../domain/accounts/access.ts";
import { refusedFor } from "../../../domain/accounts/operator_refused.ts";
import { abridged } from "../../../kernel/text/shown.ts";
import { formIdName, newFormId } from "../../../http/routes/form_once.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { ownPath } from "../../../web/visit/own_path.ts";
import { operatorForm, operatorRoute } from "../../../web/page/operator_routes.ts";
import { goTo, type Member, memberForm, memberRoute, privatePage } from "../../../web/page/routes.ts";
import { sessionCookie, signedInOf } from "../../../web/visit/session.ts";
import { fromLaw } from "../../../application/cbam/cbam_context.ts";
import { Readiness } from "../../../application/readiness.ts";
import { pageRoute } from "../../../web/page/page.tsx";
import { operatorTexts } from "../texts/operator.ts";
import { commandOfForm, withRow } from "./command_form.ts";
import { consequencesOf } from "./consequences.ts";
import { operatorPaths, textOf } from "./operator_frame.tsx";
import { accountPage, accountsPage, madeOf } from "./accounts_pages.tsx";
import { operatorKeysPage, stateOf } from "./keys_page.tsx";
import { lawRoutes } from "./law/law_routes.ts";
import { actsPage, askedActs } from "./acts_page.tsx";
import * as Records from "./records_pages.tsx";
import { pageOf, soughtOf } from "./searching.tsx";
import { statusPage, statusPath } from "./status_page.tsx";
import { refusedOnPage } from "../../../web/words/refusal_sentences.ts";
import { confirmPage, madeKeyPage, refusedPage, secondFactorPage, shownKeyPage } from "./told_pages.tsx";

/** Commands that only look are never refused. */
const look = (command: Command): Effect.Effect<ReadonlyArray<Row>, ServiceUnavailable, Operator> =>
  Effect.catchTag(carryOut(command), "OperatorRefused", ({ message }) => Effect.dieMessage(message));

const looking = (
  path: `/${string}`,
  command: Command,
  show: (member: Member, rows: ReadonlyArray<Row>) => Framed,
) => operatorRoute(path, (member) => Effect.map(look(command), (rows) => privatePage(show(member, rows))));

/** Records of a page as the rows of the command that lists them. */
const rowsOf = <Record>({ records, ...place }: NumberedRecords<Record>, row: (record: Record) => Row) => ({
  ...place,
  records: records.map(row),
});

const accounts = operatorRoute(operatorPaths.accounts, (member) =>
  Effect.gen(function* () {
    const search = { text: soughtOf(member), made: madeOf(member), page: pageOf(member) };
    const found = yield* (yield* Operators).accounts(search);
    return privatePage(accountsPage(member, rowsOf(found, accountRow)));
  }));

const keys = operatorRoute(operatorPaths.keys, (member) =>
  Effect.gen(function* () {
    const search = { text: soughtOf(member), state: stateOf(member), page: pageOf(member) };
    const found = yield* (yield* Operators).keys(search);
    return privatePage(operatorKeysPage(member, rowsOf(found, keyRow)));
  }));

const account = operatorRoute("/operator/account", (member) =>
  Effect.gen(function* () {
    const { email = "" } = member.visit.query;
    const operators = yield* Operators;
    const found = Option.getOrUndefined(yield* operators.account(email));
    if (found === undefined) {
      return yield* new NotFound({ message: `There is no account ${abridged(email)}.` });
    }
    const ofOne = yield* operators.keys({ text: "", account: found.email, page: pageOf(member) });
    return privatePage(accountPage(member, accountRow(found), rowsOf(ofOne, keyRow)));
  }));

const mails = operatorRoute(operatorPaths.mails, (member) =>
  Effect.map(
    Effect.flatMap(Operators, ({ failedMails }) => failedMails),
    (found) => privatePage(Records.mailsPage(member, found)),
  ));

const acts = operatorRoute(operatorPaths.acts, (member) => {
  const asked = askedActs(member.visit.query);
  return Effect.map(
    Effect.flatMap(Operators, (operators) => operators.acts(asked)),
    (found) => privatePage(actsPage(member, asked, found)),
  );
});

const isYes = (form: URLSearchParams): boolean => form.get("confirmed") === "yes";

type KeyCommand = Extract<Command, { readonly do: "key create" }>;

const withDone = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}done=yes`;

const badForm = refusedFor({ kind: "incompleteForm" });

/** A mail that was given up is queued again: the one thing here that the command line lacks. */
const doRetry = (member: Member, form: URLSearchParams, back: string) =>
  isYes(form)
    ? Effect.as(retryMailAs(member.signedIn, form.get("id") ?? ""), goTo(withDone(back)))
    : Effect.succeed(privatePage(confirmPage(member, {
      form,
      back,
      sentences: [operatorTexts[member.visit.language].willRetry(form.get("receiver") ?? "")],
    })));

/** The key that the form made before, if it did. */
const keyOfForm = ({ id, account }: KeyCommand) =>
  Effect.map(
    id === undefined ? Effect.succeedNone : Effect.flatMap(Operators, ({ key }) => key(id)),
    Option.filter((found) => found.account.toLowerCase() === account.toLowerCase()),
  );

/** A confirmation that is sent twice makes one key: whoever sends it again is told that it was made. */
const makeKey = (member: Member, command: KeyCommand, back: string) =>
  Effect.gen(function* () {
    const wasMade = ({ lastFour }: KeyRecord) => privatePage(madeKeyPage(member, lastFour, back));
    const before = yield* keyOfForm(command);
    if (Option.isSome(before)) return wasMade(before.value);
    return yield* carryOutAs(member.signedIn, command).pipe(
      Effect.map(([made]) => privatePage(shownKeyPage(member, textOf(made ?? {}, "key"), back))),
      Effect.catchTag("OperatorRefused", (refused) =>
        Effect.flatMap(keyOfForm(command), (beside) =>
          Option.isNone(beside) ? refused : Effect.succeed(wasMade(beside.value)))),
    );
  });

const doCommand = (member: Member, form: URLSearchParams, back: string) =>
  Effect.gen(function* () {
    const command = commandOfForm(form);
    if (command === undefined) return yield* badForm;
    if (command.do === "key create" && command.permissions.length === 0) {
      return yield* refusedFor({ kind: "noPermissions" });
    }
    if (!isYes(form)) {
      if (command.do === "key create") form.set(formIdName, yield* newFormId);
      const asked = { language: member.visit.language, own: member.signedIn.accountEmail };
      const sentences = yield* consequencesOf(command, asked);
      return privatePage(confirmPage(member, { form, sentences, back }));
    }
    if (command.do === "key create") return yield* makeKey(member, command, back);
    yield* carryOutAs(member.signedIn, command);
    return goTo(withDone(command.do === "account close" ? operatorPaths.accounts : back));
  });

const doing = operatorForm("/operator/do", (member, sent) => {
  const form = withRow(sent);
  const back = ownPath(form.get("back") ?? undefined, operatorPaths.accounts);
  const work = form.get("do") === "mail retry" ? doRetry(member, form, back) : doCommand(member, form, back);
  return Effect.catchTag(
    work,
    "OperatorRefused",
    (refused) => {
      const message = refusedOnPage(refused, member.visit.language);
      return Effect.succeed(privatePage(refusedPage(member, { message, form, back }), { status: 400 }));
    },
  );
});

const nothing = (path: string): NotFound => new NotFound({ message: `There is no ${path} here.` });

const asking = memberRoute("look", "/operator/second-factor", (member) => {
  const next = ownPath(member.visit.query["next"], operatorPaths.accounts);
  if (!member.signedIn.isOperator) return nothing(member.visit.path);
  return Effect.succeed(
    member.signedIn.hasSecondFactor ? goTo(next) : privatePage(secondFactorPage(member, next, false)),
  );
});

const passing = memberForm(
  { right: "look" },
  "/operator/second-factor",
  (member, form) =>
    Effect.gen(function* () {
      if (!member.signedIn.isOperator) return yield* nothing(member.visit.path);
      const next = ownPath(form.get("next") ?? undefined, operatorPaths.accounts);
      const token = yield* passSecondFactor(member.signedIn, form.get("code") ?? "");
      return Option.isSome(token)
        ? goTo(next, { "set-cookie": sessionCookie(token.value, member.visit) })
        : privatePage(secondFactorPage(member, next, true), { status: 400 });
    }),
);

/** Looked at by whoever wonders, also while the database is away: then nobody is asked for. */
const status = pageRoute("GET", statusPath, (visitor, request) =>
  Effect.gen(function* () {
    const readiness = yield* (yield* Readiness).standing;
    const account = readiness.isReady
      ? yield* Effect.catchTag(
        signedInOf(request, visitor),
        "ServiceUnavailable",
        () => Effect.succeed(undefined),
      )
      : undefined;
    const visit = { ...visitor, account };
    const law = yield* fromLaw((cbam) => Effect.sync(() => cbam.law()));
    const nowMs = yield* Clock.currentTimeMillis;
    return privatePage(statusPage(visit, { readiness, law, nowMs }), {
      cacheControl: "private, no-cache",
      ...(readiness.isReady ? {} : { status: 503 }),
    });
  }));

export const operatorRoutes = [
  status,
  accounts,
  keys,
  looking(operatorPaths.tiers, { do: "tier list" }, Records.tiersPage),
  looking(operatorPaths.prices, { do: "price list", isWhole: true }, Records.pricesPage),
  account,
  mails,
  ...lawRoutes,
  acts,
  doing,
  asking,
  passing,
] as const;
