/** Lists of what an account made. Decisions, "Changed and added on 21 November 2026", "Answers". */
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { given, type HttpAnswer } from "../support/answered.ts";
import { bulkHolder, bulkPath, row } from "../support/bulk.ts";
import { onEachDatabase } from "../support/databases.ts";
import { invoiceHolder, invoicesPath } from "../support/invoice_calls.ts";
import { exampleRequest } from "../support/invoices.ts";
import { reportHolder, reportsPath, shipment } from "../support/report_calls.ts";
import { services } from "../support/whole_service.ts";

/** A page as a list's caller sees it. */
interface Seen {
  readonly ids: ReadonlyArray<string>;
  readonly next: string | null;
}

const reportsOf = ({ reportList: { reports, next_cursor } }: HttpAnswer): Seen => {
  return { ids: reports.map(({ id }) => id), next: next_cursor };
};

const batchesOf = ({ batchList: { batches, next_cursor } }: HttpAnswer): Seen => {
  return { ids: batches.map(({ request_id }) => request_id), next: next_cursor };
};

const invoicesOf = ({ invoiceList: { invoices, nextCursor } }: HttpAnswer): Seen => {
  return { ids: invoices.map(({ id }) => id), next: nextCursor };
};

/** Makes five, reads them two at a time while a sixth appears, and finds each of the five once, newest first. */
const pagesThrough = <R>(
  { path, make, get, seen }: {
    readonly path: string;
    readonly make: Effect.Effect<string, never, R>;
    readonly get: (path: string) => Effect.Effect<HttpAnswer, never, R>;
    readonly seen: (answer: HttpAnswer) => Seen;
  },
) =>
  Effect.gen(function* () {
    assert.deepEqual(seen(yield* get(path)), { ids: [], next: null });
    const makeLater = Effect.zipRight(TestClock.adjust("1 second"), make);
    const made = yield* Effect.replicateEffect(makeLater, 5);
    const newestFirst = made.toReversed();
    const first = seen(yield* get(`${path}?limit=2`));
    const late = yield* makeLater;
    const second = seen(yield* get(`${path}?limit=2&cursor=${first.next}`));
    const third = seen(yield* get(`${path}?limit=2&cursor=${second.next}`));
    assert.deepEqual([...first.ids, ...second.ids, ...third.ids], newestFirst);
    assert.equal(third.next, null);
    assert.deepEqual(seen(yield* get(path)), { ids: [late, ...newestFirst], next: null });
  });

onEachDatabase((test) => {
  test(
    "GET reports pages through the account's own reports, newest first, each with a link that works",
    Effect.gen(function* () {
      const { post, get, follow } = yield* reportHolder;
      const make = Effect.map(post(reportsPath, shipment), ({ report }) => report.id);
      yield* pagesThrough({ path: reportsPath, make, get, seen: reportsOf });
      const entry = given((yield* get(`${reportsPath}?limit=1`)).reportList.reports[0]);
      const { report: whole } = yield* get(`${reportsPath}/${entry.id}`);
      assert.equal(entry.client_ref, shipment.client_ref);
      assert.equal(entry.net_cost_eur, whole.calculation.net_cost_eur);
      assert.equal(entry.content_hash, whole.content_hash);
      assert.equal((yield* follow(entry.download_url)).status, 200);
      const stranger = yield* reportHolder;
      assert.deepEqual(reportsOf(yield* stranger.get(reportsPath)).ids, []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "GET bulk pages through the account's own calls, newest first, with their summaries",
    Effect.gen(function* () {
      const { postRows, get } = yield* bulkHolder;
      const make = Effect.map(postRows([row]), ({ bulk }) => bulk.request_id);
      yield* pagesThrough({ path: bulkPath, make, get, seen: batchesOf });
      const [entry] = (yield* get(`${bulkPath}?limit=1`)).batchList.batches;
      assert.equal(entry?.row_count, 1);
      assert.equal(entry?.summary.in_scope, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "GET invoices pages through the account's own invoices, newest first",
    Effect.gen(function* () {
      const { post, get } = yield* invoiceHolder;
      const example = exampleRequest("commercial");
      const make = Effect.map(post(example), ({ invoice }) => invoice.id);
      yield* pagesThrough({ path: invoicesPath, make, get, seen: invoicesOf });
      const [entry] = (yield* get(`${invoicesPath}?limit=1`)).invoiceList.invoices;
      assert.equal(entry?.available, true);
      assert.ok(entry?.invoiceNumber);
      assert.ok(entry.createdAt < entry.expiresAt);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a limit or cursor that can't be read is refused, both at once",
    Effect.gen(function* () {
      const { get } = yield* reportHolder;
      const { status, issues } = yield* get(`${reportsPath}?limit=101&cursor=first`);
      assert.equal(status, 400);
      assert.deepEqual(issues.map(({ path }) => path), ["limit", "cursor"]);
    }).pipe(Effect.provide(services)),
  );
});
