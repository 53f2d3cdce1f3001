/**
 * Values of suppliers, recorded: judged beside their installations by the law of the moment, then kept, all or none.
 * Implementing Regulation (EU) 2025/2547, Article 4(6).
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import {
  type InvalidRequest,
  invalidRequest,
  NotFound,
  type ServiceUnavailable,
} from "../../contract/failures.ts";
import type { Installation } from "../../domain/suppliers/installation.ts";
import type { SupplierValue } from "../../domain/suppliers/value.ts";
import { valueIssues } from "../../domain/suppliers/value_issues.ts";
import { about, type Issue, issueOf } from "../../kernel/issue.ts";
import { placeInWords, pointerOf } from "../../kernel/text/json.ts";
import { type CbamContext, cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { Installations, type NewValue, type Recording, SupplierValues } from "./supplier_ports.ts";

/** The issue at its place in the body, by which its sentence names it too. */
const issueWithin = (root: ReadonlyArray<PropertyKey>, issue: Issue): Issue => {
  const parts = issue.path.split("/");
  const { code, suggestion } = issue;
  const placed = {
    path: pointerOf([...root, ...parts]),
    label: placeInWords(parts, "The value"),
    code,
    suggestion,
  };
  return issueOf(placed, issue[about]);
};

const unrecorded = { id: "", version: 1 } as const;

/** Issues of a value by the law of the moment, at their places below `root`. */
const judged = (
  cbam: CbamContext,
  value: NewValue,
  { facts: installation }: Installation,
  root: ReadonlyArray<PropertyKey>,
): ReadonlyArray<Issue> => {
  const today = cbam.today();
  const found = valueIssues({ ...unrecorded, recordedOn: today, ...value }, {
    law: cbam.law(),
    installation,
    today,
  });
  return found.map((issue) => issueWithin(root, issue));
};

/** A call that records values. */
export interface KeepValues {
  readonly accountId: string;
  readonly values: ReadonlyArray<NewValue>;
  /** Runs with what was written in its transaction, last; undefined: nothing does. */
  readonly alongside:
    | ((
      recordings: ReadonlyArray<Recording<SupplierValue>>,
      installations: ReadonlyMap<string, Installation>,
    ) => Effect.Effect<void, ServiceUnavailable>)
    | undefined;
}

/** Results of recording values, with their installations by their ids. */
export interface KeptValues {
  readonly recordings: ReadonlyArray<Recording<SupplierValue>>;
  readonly installations: ReadonlyMap<string, Installation>;
}

const noInstallation = (id: string): NotFound =>
  new NotFound({ message: `There is no installation ${id} of this account.` });

/**
 * Records values of the account's installations, all of them or none.
 * @fails NotFound for an installation that the account doesn't have; InvalidRequest with every issue of every value
 */
export const keepValues = (
  { accountId, values, alongside }: KeepValues,
): Effect.Effect<
  KeptValues,
  InvalidRequest | NotFound | ServiceUnavailable,
  Installations | LawServices | SupplierValues
> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const ids = [...new Set(values.map(({ key }) => key.installationId))];
    const found = yield* (yield* Installations).newest(accountId, ids);
    const installations = new Map(found.map((each) => [each.id, each]));
    const issues: Array<Issue> = [];
    for (const [index, value] of values.entries()) {
      const installation = installations.get(value.key.installationId);
      if (installation === undefined) return yield* noInstallation(value.key.installationId);
      issues.push(...judged(cbam, value, installation, ["values", index]));
    }
    if (issues.length > 0) return yield* invalidRequest(issues);
    const recordings = yield* (yield* SupplierValues).add({
      accountId,
      today: cbam.today(),
      alongside: alongside && ((written) => alongside(written, installations)),
    }, values);
    return { recordings, installations };
  });

/** Result of recording a value by itself: one that can't be has issues in place of it. */
export type EachRecording =
  | { readonly sent: NewValue; readonly recording: Recording<SupplierValue> }
  | { readonly issues: ReadonlyArray<Issue> };

/**
 * Records the values of one installation that hold against nothing, and leaves the others: what is wrong with one doesn't keep
 * the rest.
 * @param values those that could be read, or what is wrong with them
 */
export const keepEach = (
  accountId: string,
  installation: Installation,
  values: ReadonlyArray<Either.Either<NewValue, ReadonlyArray<Issue>>>,
): Effect.Effect<ReadonlyArray<EachRecording>, ServiceUnavailable, LawServices | SupplierValues> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { add } = yield* SupplierValues;
    const writing = { accountId, today: cbam.today(), alongside: undefined };
    const kept = new Map<number, EachRecording>();
    let open: ReadonlyArray<readonly [index: number, sent: NewValue]> = [...values.entries()].flatMap(
      ([index, value]) => {
        const issues = Either.isLeft(value) ? value.left : judged(cbam, value.right, installation, []);
        if (Either.isRight(value) && issues.length === 0) return [[index, value.right] as const];
        kept.set(index, { issues });
        return [];
      },
    );
    while (open.length > 0) {
      const recordings = yield* add(writing, open.map(([, sent]) => sent));
      const isWritten = recordings.every(({ result }) => result !== "conflict");
      const asked = open.flatMap(([index, sent], at) => {
        const recording = recordings[at];
        return recording === undefined ? [] : [{ index, sent, recording }];
      });
      const settled = asked.filter(({ recording }) => isWritten || recording.result === "conflict");
      for (const { index, ...each } of settled) kept.set(index, each);
      open = isWritten ? [] : asked.filter(({ recording }) => recording.result !== "conflict").map((
        each,
      ) => [each.index, each.sent]);
    }
    return [...kept.entries()].sort(([one], [other]) => one - other).map(([, each]) => each);
  });

/**
 * Judges values of an installation by the law of the moment, each at its place in the body.
 * @fails InvalidRequest with every issue
 */
export const soundFigures = (
  installation: Installation,
  values: ReadonlyArray<readonly [root: ReadonlyArray<PropertyKey>, value: NewValue]>,
): Effect.Effect<void, InvalidRequest, LawServices> =>
  Effect.flatMap(cbamContext, (cbam) => {
    const issues = values.flatMap(([root, value]) => judged(cbam, value, installation, root));
    return issues.length === 0 ? Effect.void : invalidRequest(issues);
  });
