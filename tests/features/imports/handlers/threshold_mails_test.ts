/** Mails about the threshold, on both databases: one at 90 % and one when it is passed, once each, whatever comes after. */
import * as Effect from "effect/Effect";
import * as SqlClient from "@effect/sql/SqlClient";
import assert from "node:assert/strict";
import { Outbox } from "../../../../src/application/documents/document_ports.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importsPath, type People, people, recorded } from "../../../support/import_calls.ts";
import { type ImportAccount, importAccount, noonOf } from "../../../support/import_pages.ts";
import { sentMails, services } from "../../../support/whole_service.ts";

/** The account's mails, once all that is due was handed over. */
const mailsTo = ({ email }: ImportAccount) =>
  Effect.gen(function* () {
    const { deliverDue } = yield* Outbox;
    while ((yield* deliverDue) > 0);
    return sentMails.filter(({ to }) => to === email);
  });

interface Sent {
  readonly id: string;
  readonly status: number;
}

const line = (item: number, net_mass_kg: number, more: Record<string, unknown> = {}) => ({
  mrn: "26DE000000000001R1",
  item,
  release_date: "2026-06-01",
  cn_code: "72083900",
  origin_country: "CHN",
  net_mass_kg,
  ...more,
});

const send = (
  { calls }: ImportAccount,
  who: Partial<People>,
  entries: ReadonlyArray<unknown>,
): Effect.Effect<Sent> =>
  Effect.gen(function* () {
    const { status, body, text } = yield* calls.post(importsPath, { ...who, entries });
    assert.equal(status, 200, text);
    assert.equal(recorded(body).summary.refused, 0, text);
    return { id: recorded(body).results[0]?.id ?? "", status };
  });

onOneDatabase((test) => {
  test(
    "90 % brings one mail, the limit another; what comes after brings none, also when corrections move the day",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* importAccount;
      const who = yield* people(account.calls);
      const first = yield* send(account, who, [line(1, 45_000)]);
      assert.deepEqual(yield* mailsTo(account), []);
      yield* send(account, who, [line(2, 0.5)]);
      const [warned, ...none] = yield* mailsTo(account);
      assert.deepEqual(none, []);
      assert.equal(warned?.subject, "Muster GmbH: above 90 % of 50 t in 2026");
      assert.match(warned?.text ?? "", /DE123456789012345\) had imported 45\.0005 t/);
      assert.match(
        warned?.text ?? "",
        new RegExp(`https://customs\\.example\\.com/imports\\?importer=${who.importer}&year=2026`),
      );
      assert.match(warned?.html ?? "", /<html lang="en">/);
      yield* send(account, who, [line(3, 4_999.5)]);
      assert.equal((yield* mailsTo(account)).length, 1, "exactly 50 t is exempt");
      yield* send(account, who, [line(4, 1, { release_date: "2026-07-01" })]);
      const passed = (yield* mailsTo(account)).at(-1);
      assert.equal(passed?.subject, "Muster GmbH: 50 t exceeded on 2026-07-01");
      const less = line(1, 40_000, { kind: "correction", refers_to: first.id });
      const { id } = yield* send(account, who, [less]);
      yield* send(account, who, [line(1, 60_000, { kind: "correction", refers_to: id })]);
      yield* send(account, who, [line(5, 9_000), line(6, 9_000)]);
      assert.equal((yield* mailsTo(account)).length, 2);
    }).pipe(Effect.provide(services)),
  );

  test(
    "who passes both at once gets the mail of the limit alone; a later fall below it brings no other",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* importAccount;
      const who = yield* people(account.calls);
      const { id } = yield* send(account, who, [line(1, 51_000)]);
      yield* send(account, who, [line(1, 46_000, { kind: "correction", refers_to: id })]);
      const subjects = (yield* mailsTo(account)).map(({ subject }) => subject);
      assert.deepEqual(subjects, ["Muster GmbH: 50 t exceeded on 2026-06-01"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "calls at the same moment bring one mail; each importer and each year has its own; hydrogen never counts",
    Effect.gen(function* () {
      yield* noonOf("2027-06-22");
      const account = yield* importAccount;
      const who = yield* people(account.calls);
      const items = Array.from({ length: 8 }, (_, index) => [line(index + 1, 51_000)]);
      yield* Effect.forEach(items, (entries) => send(account, who, entries), { concurrency: 8 });
      assert.equal((yield* mailsTo(account)).length, 1);
      yield* send(account, who, [line(20, 51_000, { release_date: "2027-02-01" })]);
      assert.equal((yield* mailsTo(account)).length, 2);
      const other = yield* account.calls.post("/api/v1/cbam/importers", { eori: "DE1", name: "Andere" });
      const importer = /"id":"([\w-]+)"/.exec(other.text)?.[1] ?? "";
      yield* send(account, { importer }, [line(1, 90_000, { cn_code: "28041000" })]);
      assert.equal((yield* mailsTo(account)).length, 2);
      yield* send(account, { importer }, [line(2, 51_000)]);
      assert.equal((yield* mailsTo(account)).at(-1)?.subject, "Andere: 50 t exceeded on 2026-06-01");
    }).pipe(Effect.provide(services)),
  );

  test(
    "mails about a year that is over ask for no application and say nothing of imports to come",
    Effect.gen(function* () {
      yield* noonOf("2027-01-20");
      const account = yield* importAccount;
      const who = yield* people(account.calls);
      const toCome = /apply now|may go on importing|may import|Y137/;
      yield* send(account, who, [line(1, 46_000)]);
      const warned = (yield* mailsTo(account)).at(-1);
      assert.match(warned?.text ?? "", /The year is over\. Imports of 2026 stay exempt unless/);
      assert.doesNotMatch(warned?.text ?? "", toCome);
      yield* send(account, who, [line(2, 5_000)]);
      const passed = (yield* mailsTo(account)).at(-1);
      assert.match(passed?.text ?? "", /certificates are due for the whole year\.\n/);
      assert.doesNotMatch(passed?.text ?? "", toCome);
      yield* send(account, who, [line(3, 46_000, { release_date: "2027-01-18" })]);
      assert.match((yield* mailsTo(account)).at(-1)?.text ?? "", /may go on importing/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the mail is in the language that was last chosen on one of the account's pages, whatever links from elsewhere ask for",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* importAccount;
      const who = yield* people(account.calls);
      yield* account.it.get("/account?lang=de", { "sec-fetch-site": "same-origin" });
      for (const site of ["cross-site", "same-site", "none"]) {
        yield* account.it.get("/account?lang=fr", { "sec-fetch-site": site });
      }
      yield* account.it.get("/account?lang=fr");
      yield* send(account, who, [line(1, 45_000.5)]);
      const [warned] = yield* mailsTo(account);
      assert.equal(warned?.subject, "Muster GmbH: über 90 % von 50 t im Jahr 2026");
      assert.match(warned?.text ?? "", /Bis zum 01\.06\.2026 hat Muster GmbH .* 45,0005 t/);
      yield* account.it.get("/imports?lang=fr", { "sec-fetch-site": "same-origin" });
      yield* send(account, who, [line(2, 6_000)]);
      const passed = (yield* mailsTo(account)).at(-1);
      assert.equal(passed?.subject, "Muster GmbH : 50 t dépassées le 01/06/2026");
    }).pipe(Effect.provide(services)),
  );

  test(
    "entries that are not kept bring no mail: what fails in the end takes notice and mail with it",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* importAccount;
      const who = yield* people(account.calls);
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe(
        `create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
      );
      yield* sql.unsafe(
        "create trigger refuse_mail before insert on mail for each row execute function refuse_mail()",
      );
      const refused = yield* account.calls.post(importsPath, { ...who, entries: [line(1, 51_000)] });
      yield* sql.unsafe("drop trigger refuse_mail on mail");
      yield* sql.unsafe("drop function refuse_mail()");
      assert.notEqual(refused.status, 200);
      const list = yield* account.calls.get(`${importsPath}?importer=${who.importer}`);
      assert.match(list.text, /"imports":\[\]/);
      yield* send(account, who, [line(1, 51_000)]);
      assert.equal((yield* mailsTo(account)).length, 1);
    }).pipe(Effect.provide(services)),
  );
});
