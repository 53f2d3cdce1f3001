/**
 * Routes of tables of law: an archive is sent, what it changes is shown, and the confirmation sends the same bytes again, so that
 * nothing is kept of what nobody confirmed. Each change is recorded with who made it.
 */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Encoding from "effect/Encoding";
import * as Either from "effect/Either";
import type { Operators } from "../../../../application/accounts/operator_ports.ts";
import { recordedAs } from "../../../../application/accounts/operator_session.ts";
import { fromLaw } from "../../../../application/cbam/cbam_context.ts";
import { askDataSets } from "../../../../application/cbam/cbam_queries.ts";
import {
  confirmed,
  decideAddition,
  type DecidedChange,
  decideWithdrawal,
  keepAddition,
  keepWithdrawal,
  type LawChangeServices,
} from "../../../../application/law/change_law.ts";
import {
  type LawAddition,
  LawAdditions,
  type LawFiles,
  LawReader,
  type NewAddition,
  type NoFolder,
} from "../../../../application/law/law_ports.ts";
import type { ApiFailure } from "../../../../contract/problems.ts";
import { OperatorRefused, refusedFor } from "../../../../domain/accounts/operator_refused.ts";
import { operatorForm, operatorRoute, operatorUpload } from "../../../../web/page/operator_routes.ts";
import { goTo, type Member, privatePage } from "../../../../web/page/routes.ts";
import { longDay } from "../../../../web/words/figures.ts";
import { lawTexts } from "../../texts/law.ts";
import { operatorPaths } from "../operator_frame.tsx";
import { additionSentence, changePage, refusedChangePage } from "./change_pages.tsx";
import { dataSetsPage, lawPaths } from "./law_pages.tsx";

type Answer = HttpServerResponse.HttpServerResponse;
type Refusable = Effect.Effect<Answer, ApiFailure | OperatorRefused, LawChangeServices | Operators>;

const list = operatorRoute(operatorPaths.dataSets, (member) =>
  Effect.flatMap(
    Effect.flatMap(LawAdditions, (additions) => additions.list),
    (additions) =>
      fromLaw((cbam) => Effect.sync(() => privatePage(dataSetsPage(member, askDataSets(cbam), additions)))),
  ));

/** A refusal is a page. */
const orRefused = (member: Member, work: Refusable) =>
  Effect.catchTag(
    work,
    "OperatorRefused",
    (refused) => Effect.succeed(privatePage(refusedChangePage(member, refused), { status: 400 })),
  );

/** An archive that was sent, with its name. */
interface Archive {
  readonly bytes: Uint8Array;
  readonly name: string;
}

const isNoFolder = (read: LawFiles | NoFolder): read is NoFolder => typeof read["problem"] === "string";

const decided = ({ bytes, name }: Archive) =>
  Effect.gen(function* () {
    const files = (yield* LawReader).unpack(bytes, name);
    if (isNoFolder(files)) return yield* refusedFor({ kind: "noLawFolder", ...files });
    return yield* decideAddition(files);
  });

const additionPage = (
  member: Member,
  preview: DecidedChange<NewAddition>,
  { bytes, name }: Archive,
  lacksTick = false,
): ReturnType<typeof changePage> => {
  const { language } = member.visit;
  return changePage(member, {
    preview,
    sentence: additionSentence(preview, language),
    form: {
      action: lawPaths.add,
      button: lawTexts[language].confirmAdd,
      values: { archive: Encoding.encodeBase64Url(bytes), name },
    },
    lacksTick,
  });
};

const badForm = refusedFor({ kind: "incompleteForm" });

const preview = operatorUpload(lawPaths.preview, (member, form) =>
  orRefused(
    member,
    Effect.gen(function* () {
      const file = form.get("archive");
      if (!(file instanceof File) || file.size === 0) return yield* badForm;
      const archive = { bytes: yield* Effect.promise(() => file.bytes()), name: file.name };
      return privatePage(additionPage(member, yield* decided(archive), archive));
    }),
  ));

/** Makes a change as the operator's act, if it was confirmed. */
const madeAs = <Change>(
  { signedIn }: Member,
  act: string,
  change: DecidedChange<Change>,
  keep: (
    change: DecidedChange<Change>,
    by: string,
  ) => Effect.Effect<LawAddition, OperatorRefused | ApiFailure, LawAdditions>,
) => {
  const { folder: { kind, version, sha256 } } = change;
  return recordedAs(
    signedIn,
    { act, subject: version, details: { do: act, kind, version, sha256 } },
    keep(change, signedIn.email),
  );
};

const isTicked = (form: URLSearchParams): boolean => form.get("confirmed") === "yes";

const done = `${operatorPaths.dataSets}?done=yes`;

const add = operatorForm(lawPaths.add, (member, form) =>
  orRefused(
    member,
    Effect.gen(function* () {
      const bytes = Encoding.decodeBase64Url(form.get("archive") ?? "");
      if (Either.isLeft(bytes)) return yield* badForm;
      const archive = { bytes: bytes.right, name: form.get("name") ?? "" };
      const change = yield* decided(archive);
      const isConfirmed = yield* Effect.isSuccess(confirmed(change, isTicked(form)));
      if (!isConfirmed) {
        return privatePage(additionPage(member, change, archive, true), { status: 400 });
      }
      yield* madeAs(member, "data add", change, keepAddition);
      return goTo(done);
    }),
  ));

/** Asks first, and withdraws when the page that asked was confirmed. */
const withdraw = operatorForm(lawPaths.withdraw, (member, form) =>
  orRefused(
    member,
    Effect.gen(function* () {
      const entry = form.get("entry") ?? "";
      if (!/^\d{1,9}$/.test(entry)) return yield* badForm;
      const { language } = member.visit;
      const texts = lawTexts[language];
      const change = yield* decideWithdrawal(Number(entry));
      const isAsked = form.get("asked") === "yes";
      const isConfirmed = yield* Effect.isSuccess(confirmed(change, isTicked(form)));
      if (!isAsked || !isConfirmed) {
        const page = changePage(member, {
          preview: change,
          sentence: texts.willWithdraw(longDay(change.folder.version, language), entry),
          form: {
            action: lawPaths.withdraw,
            button: texts.confirmWithdraw,
            values: { entry, asked: "yes" },
          },
          lacksTick: isAsked,
        });
        return privatePage(page, { status: isAsked ? 400 : 200 });
      }
      yield* madeAs(member, "data withdraw", change, keepWithdrawal);
      return goTo(done);
    }),
  ));

export const lawRoutes = [list, preview, add, withdraw] as const;
