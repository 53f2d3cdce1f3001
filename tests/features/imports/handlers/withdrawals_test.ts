/** Certificates that were recorded twice or by mistake, through the front door on both databases. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { CertificatesAnswer } from "../../../../src/contract/answers/certificates.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { type ImportHolder, importHolder, importsPath, people } from "../../../support/import_calls.ts";
import { noonOf } from "../../../support/import_pages.ts";
import { client, freshPeer, holder, services } from "../../../support/whole_service.ts";

const path = "/api/v1/cbam/certificates";
const account = Schema.decodeUnknownSync(CertificatesAnswer);
const facts = { kind: "weekly", bought_on: "2027-03-01", number: 10, unit_price_eur: 80.5 };

/** A call that goes well, with the account that it answers with. */
const done = (calls: ImportHolder, call: string, body: Readonly<Record<string, unknown>>) =>
  Effect.map(calls.post(`${path}/${call}`, body), ({ status, body: said, text }) => {
    assert.equal(status, 200, text);
    return account(said);
  });

onEachDatabase((test) => {
  test(
    "a purchase under one reference is booked once, also by two calls at once; one with other facts is refused by name",
    Effect.gen(function* () {
      yield* noonOf("2028-01-10");
      const calls = yield* importHolder();
      const { declarant } = yield* people(calls);
      const lot = { declarant, ...facts, reference: "P-2027-001" };
      const both = yield* Effect.all([done(calls, "lots", lot), done(calls, "lots", lot)], {
        concurrency: "unbounded",
      });
      assert.deepEqual(both.map(({ result }) => result).sort(), ["added", "unchanged"]);
      assert.equal(new Set(both.map(({ recorded }) => recorded)).size, 1);
      const again = yield* done(calls, "lots", lot);
      assert.deepEqual([again.result, again.recorded, again.held], ["unchanged", both[0].recorded, 10]);
      assert.ok(again.notes.every((note) => !note.includes("alike")));
      const other = yield* calls.post(`${path}/lots`, { ...lot, number: 11 });
      assert.equal(other.status, 400);
      assert.match(
        other.text,
        new RegExp(
          `"/reference".*"conflict".*reference P-2027-001 is recorded already, as lot ${again.recorded}: 10 certificates of kind weekly, bought on 2027-03-01 at 80\\.50 EUR each`,
        ),
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "equal purchases without a reference and equal moves are booked, and notes name them until one is taken back",
    Effect.gen(function* () {
      yield* noonOf("2028-01-10");
      const calls = yield* importHolder();
      const { declarant } = yield* people(calls);
      const first = yield* done(calls, "lots", { declarant, ...facts });
      const second = yield* done(calls, "lots", { declarant, ...facts });
      assert.equal(second.held, 20);
      const note = second.notes.find((each) => each.startsWith("2 purchases are alike")) ?? "";
      assert.ok(note.includes(String(first.recorded)) && note.includes(String(second.recorded)), note);
      const left = { declarant, lot: first.recorded, kind: "surrendered", day: "2027-09-30", number: 4 };
      yield* done(calls, "moves", { ...left, for_year: 2027 });
      const twice = yield* done(calls, "moves", { ...left, for_year: 2027 });
      assert.ok(
        twice.notes.some((each) =>
          each.startsWith("2 moves of one lot are alike: 4 surrendered on 2027-09-30 for 2027")
        ),
      );
      const mended = yield* done(calls, "withdrawals", { declarant, recorded: second.recorded });
      const account2 = yield* done(calls, "withdrawals", { declarant, recorded: twice.recorded });
      assert.deepEqual([mended.held, account2.held], [2, 6]);
      assert.deepEqual(account2.notes.filter((each) => each.includes("alike")), []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a lot is taken back after its moves, once; nothing counts it any more, and what was recorded stays",
    Effect.gen(function* () {
      yield* noonOf("2028-01-10");
      const calls = yield* importHolder();
      const { declarant } = yield* people(calls);
      const { recorded: lot } = yield* done(calls, "lots", { declarant, ...facts, reference: "P-1" });
      const left = { declarant, lot, kind: "surrendered", day: "2027-09-30", number: 4, for_year: 2027 };
      const { recorded: move } = yield* done(calls, "moves", left);
      const refused = yield* calls.post(`${path}/withdrawals`, { declarant, recorded: lot });
      assert.equal(refused.status, 400);
      assert.match(
        refused.text,
        new RegExp(`"/recorded".*take these moves back first: ${move} \\(4 surrendered`),
      );
      const note = "Recorded twice";
      yield* done(calls, "withdrawals", { declarant, recorded: move, note });
      const gone = yield* done(calls, "withdrawals", { declarant, recorded: String(lot).toUpperCase() });
      assert.deepEqual([gone.result, gone.recorded, gone.held], ["withdrawn", lot, 0]);
      const again = yield* done(calls, "withdrawals", { declarant, recorded: lot });
      assert.equal(again.result, "unchanged");
      for (const day of ["", "&as_of=2027-06-01"]) {
        const now = account((yield* calls.get(`${path}?declarant=${declarant}${day}`)).body);
        assert.deepEqual([now.held, now.lots, now.moves, now.cancellations, now.buy_back], [
          0,
          [],
          [],
          [],
          [],
        ]);
        assert.deepEqual(
          now.withdrawn.map((each) => [each.id, each.record, each.number, each.withdrawn_on, each.note]),
          [[lot, "lot", 10, "2028-01-10", null], [move, "move", 4, "2028-01-10", note]],
        );
      }
      const holding = yield* calls.get(`${importsPath}/holding?declarant=${declarant}&year=2027`);
      assert.doesNotMatch(holding.text, /"held":[1-9]/);
      const moved = yield* calls.post(`${path}/moves`, left);
      assert.match(moved.text, /There is no lot/);
      const anew = yield* done(calls, "lots", { declarant, ...facts, reference: "P-1", number: 7 });
      assert.deepEqual([anew.result, anew.held], ["added", 7]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "another account's record, an unknown one and another declarant's are not found",
    Effect.gen(function* () {
      yield* noonOf("2028-01-10");
      const [calls, others] = [yield* importHolder(), yield* importHolder()];
      const [{ declarant }, foreign] = [yield* people(calls), yield* people(others)];
      const { recorded } = yield* done(others, "lots", { declarant: foreign.declarant, ...facts });
      for (const id of [recorded, crypto.randomUUID(), declarant]) {
        const answer = yield* calls.post(`${path}/withdrawals`, { declarant, recorded: id });
        assert.equal(answer.status, 404);
        assert.match(answer.text, new RegExp(`There is no lot or move ${id} of this account`));
      }
      const theirs = yield* calls.post(`${path}/withdrawals`, { declarant: foreign.declarant, recorded });
      assert.match(theirs.text, /There is no declarant/);
      const { body } = yield* others.get(`${path}?declarant=${foreign.declarant}`);
      assert.equal(account(body).held, 10);
    }).pipe(Effect.provide(services)),
  );

  test(
    "under an Idempotency-Key the first answer comes again, also where nothing was written and after a withdrawal",
    Effect.gen(function* () {
      yield* noonOf("2028-01-10");
      const { key } = yield* holder("enterprise", ["imports:read", "imports:write"]);
      const send = yield* client(freshPeer());
      const keyed = (call: string, name: string, body: Readonly<Record<string, unknown>>) =>
        Effect.gen(function* () {
          const response = yield* send(call, {
            method: "POST",
            headers: {
              "authorization": `Bearer ${key}`,
              "content-type": "application/json",
              ...(name === "" ? {} : { "idempotency-key": name }),
            },
            body: JSON.stringify(body),
          });
          const text = yield* Effect.promise(() => response.text());
          assert.equal(response.status, 200, text);
          return { text, isReplayed: response.headers.has("idempotent-replayed") };
        });
      const said = yield* keyed("/api/v1/cbam/declarants", "", {
        eori: "DE123456789012345",
        name: "Muster GmbH",
      });
      const declarant = /"id":"([^"]+)"/.exec(said.text)?.[1];
      const lot = { declarant, ...facts, reference: "P-1" };
      yield* keyed(`${path}/lots`, "", lot);
      const unchanged = yield* keyed(`${path}/lots`, "again", lot);
      const { result, recorded } = account(JSON.parse(unchanged.text));
      assert.equal(result, "unchanged");
      const gone = yield* keyed(`${path}/withdrawals`, "back", { declarant, recorded });
      const goneAgain = yield* keyed(`${path}/withdrawals`, "back", { declarant, recorded });
      assert.deepEqual(goneAgain, { text: gone.text, isReplayed: true });
      const replayed = yield* keyed(`${path}/lots`, "again", lot);
      assert.deepEqual(replayed, { text: unchanged.text, isReplayed: true }, "it books nothing anew");
    }).pipe(Effect.provide(services)),
  );
});
