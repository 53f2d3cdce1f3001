/**
 * Entries of the ledger, row by row. Regulation (EU) 2023/956, Article 6(2) and Annex V.
 */
import * as Effect from "effect/Effect";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { ImportLedger } from "../../../application/imports/import_ports.ts";
import { refusalIssue, sentEntries, type SentEntry } from "../../../application/imports/sent_entries.ts";
import { idsAt } from "../../../application/new_id.ts";
import type { ImportsAnswer } from "../../../contract/answers/imports.ts";
import * as Contract from "../../../contract/imports.ts";
import type { Appending } from "../../../domain/imports/ledger/append.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { type Keep, repeatable } from "../../../http/routes/idempotent.ts";
import { jsonText } from "../../../http/wire/response.ts";
import { sentences } from "../records/figures.ts";
import { ledgerRoute, orNotFound } from "../services.ts";

type Result = (typeof ImportsAnswer.Type)["results"][number];

const laterNotes = (later: LedgerEntry | undefined): ReadonlyArray<string> =>
  later === undefined ? [] : sentences([{
    kind: "laterEntry",
    change: later.kind === "cancellation" ? later.kind : "correction",
    entry: later.id,
  }]);

const resultOf = ({ index, name, entry, issues }: SentEntry, appending: Appending | undefined): Result => {
  const row = { index, entry: name, notes: [] };
  if (entry === undefined || appending === undefined) return { ...row, result: "refused", id: null, issues };
  switch (appending.result) {
    case "added":
      return { ...row, result: "added", id: entry.id, issues: [] };
    case "unchanged":
      return {
        ...row,
        result: "unchanged",
        id: appending.id,
        notes: laterNotes(appending.later),
        issues: [],
      };
    case "refused":
      return {
        ...row,
        result: "refused",
        id: null,
        issues: appending.findings.map((finding) => refusalIssue(index, finding)),
      };
  }
};

/** The rows that could be read take their results in order. */
const resultsOf = (
  rows: ReadonlyArray<SentEntry>,
  appended: ReadonlyArray<Appending>,
): ReadonlyArray<Result> => {
  let at = 0;
  return rows.map((row) => resultOf(row, row.entry === undefined ? undefined : appended[at++]));
};

const answerOf = (results: ReadonlyArray<Result>): typeof ImportsAnswer.Type => {
  const count = (result: Result["result"]) => results.filter((each) => each.result === result).length;
  return {
    summary: {
      total: results.length,
      added: count("added"),
      unchanged: count("unchanged"),
      refused: count("refused"),
    },
    results,
  };
};

const body = bodyOf(Contract.addImports);

/** @param keep keeps the answer in the transaction that records; undefined for a call without a key */
const recorded = (accountId: string, bytes: Uint8Array, keep: Keep | undefined) =>
  Effect.gen(function* () {
    const { value: request } = yield* body.decode(bytes);
    const cbam = yield* cbamContext;
    const today = cbam.today();
    const rows = yield* sentEntries({ request, today, newId: idsAt(cbam.nowMs) });
    const entries = rows.flatMap(({ entry }) => entry ?? []);
    const address = { accountId, importerId: request.importer };
    const answer = (appended: ReadonlyArray<Appending>): string =>
      JSON.stringify(answerOf(resultsOf(rows, appended)));
    const { record } = yield* ImportLedger;
    const found = yield* record(
      address,
      entries,
      today,
      keep === undefined ? undefined : (appended) => keep(answer(appended)),
    );
    const named = request.declarant === undefined
      ? request.importer
      : `${request.importer} or no declarant ${request.declarant}`;
    return answer(yield* orNotFound("importer", named, found));
  });

export const addImports = ledgerRoute(
  Contract.addImports,
  ({ request }, caller) =>
    Effect.gen(function* () {
      const bytes = yield* body.bytes(request);
      const text = yield* repeatable({
        caller,
        endpoint: Contract.addImports,
        payload: [bytes],
        work: (keep) => recorded(caller.accountId, bytes, keep),
        replay: Effect.succeed,
      });
      return jsonText(text);
    }),
);
