/**
 * Bounds of an account's lists, asked for by 32 callers at the same moment with one place left: one gets it, on each database.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { BrowserSession } from "../../src/application/accounts/browser_session.ts";
import { Members, mostMembers } from "../../src/application/accounts/members.ts";
import { mostKeys } from "../../src/application/accounts/own_account.ts";
import { newToken } from "../../src/application/accounts/secrets.ts";
import { SignUps } from "../../src/application/accounts/sign_up.ts";
import { Attachments } from "../../src/application/attachments/attachment_ports.ts";
import { ImportLedger } from "../../src/application/imports/import_ports.ts";
import { newId } from "../../src/application/new_id.ts";
import { Operator } from "../../src/application/ports.ts";
import { SavedItems } from "../../src/application/saved/saved_items.ts";
import {
  mostAccountBytes,
  mostAttachments,
  mostFileBytes,
} from "../../src/contract/requests/suppliers/attachment.ts";
import { mostPasskeys } from "../../src/domain/accounts/passkey.ts";
import { invitationMail, signUpMail } from "../../src/domain/accounts/sign_in_mail.ts";
import { fileNameOf } from "../../src/domain/documents/file_name.ts";
import { mostEntriesOfImport } from "../../src/domain/imports/ledger/append.ts";
import { isDraftKind, mostSaved, savedKinds } from "../../src/domain/saved/saved_kinds.ts";
import { emailAddressOfText } from "../../src/kernel/email_address.ts";
import { sha256Hex } from "../../src/kernel/sha256.ts";
import { type Device, device } from "../support/authenticator.ts";
import { onEachDatabase, testsBegin } from "../support/databases.ts";
import { importHolder, people } from "../support/import_calls.ts";
import { day, entries } from "../support/importer_year.ts";
import { ask } from "../support/inquiry_calls.ts";
import { valueOf as valueOfInstallation } from "../support/kept_files.ts";
import { decimal } from "../support/law.ts";
import { leap } from "../support/leap.ts";
import { newcomer, withIds } from "../support/ledger.ts";
import { sent } from "../support/members.ts";
import { account, type Browser, membershipOf, signedIn } from "../support/session_browser.ts";
import { installationOf, supplierHolder } from "../support/supplier_calls.ts";
import { services } from "../support/whole_service.ts";

const callers = 32;

const offerOf = Schema.decodeUnknownSync(Schema.parseJson(Schema.Struct({
  challenge: Schema.String,
  user: Schema.Struct({ id: Schema.String }),
})));

/** Files of an account that leave room for one more of the largest, beside those that it has. */
const fillFiles = (accountId: string) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) =>
      sql`insert into supplier_file (id, account_id, sha256, kind, size_bytes, stored_at)
      select gen_random_uuid(), ${accountId}::uuid, encode(sha256(n::text::bytea), 'hex'), 'pdf', ${mostFileBytes}::int, now()
      from generate_series(1, ${mostAccountBytes / mostFileBytes - 2}::int) as n`,
  );

/** Id of the account that has the installation. */
const ownerOf = (installation: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql<
        { readonly id: string }
      >`select account_id as id from installation where id = ${installation}::uuid`,
      ([row]) => row?.id ?? assert.fail(),
    ));

/** A link that is mailed to a new address. */
const linkToSomebody = () => ({
  mailId: crypto.randomUUID(),
  to: emailAddressOfText(`x@${crypto.randomUUID()}.example`) ?? assert.fail(),
  url: "https://x.example/",
  host: "x.example",
  language: "en" as const,
});

/** What becomes of so many calls at the same moment; true for those that succeeded. */
const atOnce = <E, R>(call: (at: number) => Effect.Effect<boolean, E, R>, count = callers) =>
  Effect.map(
    Effect.forEach(Array.from({ length: count }, (_, at) => at), call, { concurrency: "unbounded" }),
    (outcomes) => outcomes.filter((isDone) => isDone).length,
  );

const oneAfterAnother = <E, R>(count: number, call: (at: number) => Effect.Effect<unknown, E, R>) =>
  Effect.forEach(Array.from({ length: count }, (_, at) => at), call, { discard: true });

onEachDatabase((test) => {
  test(
    "of every kind an account saves as many things as it may, however many are saved at the same moment",
    Effect.gen(function* () {
      const person = yield* membershipOf(yield* account());
      const { keep, counts } = yield* SavedItems;
      const atMs = yield* Clock.currentTimeMillis;
      const saved = (kind: typeof savedKinds[number], key: string) =>
        keep(person, kind, [{
          key,
          item: `{"key":"${key}"}`,
          body: isDraftKind(kind) ? "H4sI" : null,
          atMs,
        }]);
      for (const kind of savedKinds) {
        yield* oneAfterAnother(mostSaved(kind) - 1, (at) => saved(kind, `first-${at}`));
        yield* atOnce((at) => Effect.as(saved(kind, `at-once-${at}`), true));
        assert.equal((yield* counts(person)).get(kind), mostSaved(kind), kind);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "an account has as many keys, members and invited people as it may, however many are made at the same moment",
    Effect.gen(function* () {
      const email = yield* account();
      const person = yield* membershipOf(email);
      const { createKey } = yield* Operator;
      const made = { madeBy: person.memberId };
      yield* oneAfterAnother(mostKeys - 1, () => createKey(email, ["cbam:read"], made));
      assert.equal(yield* atOnce(() => Effect.isSuccess(createKey(email, ["cbam:read"], made))), 1);
      const { invite } = yield* Members;
      const invited = Effect.suspend(() => {
        const link = linkToSomebody();
        const mail = invitationMail(link, { inviter: email, account: email });
        return invite(person, { email: link.to, role: "viewer", token: newToken(), mail });
      });
      yield* oneAfterAnother(mostMembers - 2, () => invited);
      assert.equal(yield* atOnce(() => Effect.isSuccess(invited)), 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a member has as many passkeys as they may, however many are added at the same moment",
    Effect.gen(function* () {
      const it: Browser = yield* signedIn(yield* account());
      const add = (key: Device) =>
        Effect.gen(function* () {
          const offer = offerOf((yield* sent(it, "/account/passkeys/options")).text);
          const facts = { name: "Laptop", challenge: offer.challenge, credential: key.make(offer) };
          const { headers } = yield* sent(it, "/account/passkeys", facts);
          return headers.get("location") === "/account/passkeys?done=added";
        });
      yield* oneAfterAnother(mostPasskeys - 1, () => add(device()));
      assert.equal(yield* atOnce(() => add(device())), 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a value has as many files, and an account as many bytes, as it may, however many come at the same moment",
    Effect.gen(function* () {
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const installation = yield* installationOf(calls);
      const valueId = yield* valueOfInstallation(calls, installation);
      const { attach, ofValues } = yield* Attachments;
      const accountId = yield* ownerOf(installation);
      const attached = (sizeBytes: number, to = valueId) =>
        Effect.suspend(() =>
          attach({
            accountId,
            file: { id: newId(testsBegin), kind: "pdf", sizeBytes, sha256: sha256Hex(crypto.randomUUID()) },
            isNew: true,
          }, { valueId: to, name: fileNameOf("report", "pdf"), origin: "added", today: day("2026-11-20") })
        );
      const isAdded = (sizeBytes: number, to = valueId) =>
        Effect.map(attached(sizeBytes, to), ({ result }) => result === "added");
      yield* oneAfterAnother(mostAttachments - 1, () => attached(1));
      assert.equal(yield* atOnce(() => isAdded(1)), 1);
      const other = yield* valueOfInstallation(calls, installation, { cn_code: "73181552" });
      yield* fillFiles(accountId);
      assert.equal(yield* atOnce(() => isAdded(mostFileBytes, other)), 1);
      assert.equal((yield* ofValues(accountId, [valueId])).length, mostAttachments);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a round of a question to a supplier takes ten tables, however many are dropped at the same moment",
    Effect.gen(function* () {
      const calls = yield* supplierHolder();
      const installation = yield* installationOf(calls);
      const { inquiry } = yield* ask(calls, installation);
      const accountId = yield* ownerOf(installation);
      const { keepDropped } = yield* Attachments;
      const dropped = Effect.suspend(() =>
        keepDropped({
          accountId,
          file: { id: newId(testsBegin), kind: "xlsx", sizeBytes: 1, sha256: sha256Hex(crypto.randomUUID()) },
          isNew: true,
        }, { inquiryId: inquiry.id, round: 1, name: fileNameOf("table", "xlsx") })
      );
      yield* oneAfterAnother(9, () => dropped);
      assert.equal(yield* atOnce(() => dropped), 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a day has as many accounts that people make as it may, however many links are used at the same moment",
    Effect.gen(function* () {
      const { keepLink } = yield* BrowserSession;
      const { make } = yield* SignUps;
      const rules = { tier: "cbam_pro", mostADay: 1, mostANetwork: callers, domains: [] } as const;
      const links = yield* Effect.forEach(Array.from({ length: callers }), () =>
        Effect.gen(function* () {
          const token = newToken();
          const link = linkToSomebody();
          yield* keepLink({ email: link.to, token, mail: signUpMail(link) });
          return { token, name: "Nord", language: "en" as const };
        }));
      const made = yield* Effect.forEach(links, (link) => make(link, rules), { concurrency: "unbounded" });
      assert.deepEqual(made.map(({ kind }) => kind).sort(), [
        ...Array.from({ length: callers - 1 }, () => "full"),
        "made",
      ]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an address is mailed one link in five minutes, however many are asked for at the same moment",
    Effect.gen(function* () {
      const { keepLink } = yield* BrowserSession;
      const { to } = linkToSomebody();
      const kept = yield* atOnce(() => {
        const mail = signUpMail({ ...linkToSomebody(), to });
        return keepLink({ email: to, token: newToken(), mail });
      });
      assert.equal(kept, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an import takes as many entries as it may, however many correct it at the same moment",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const { record } = yield* ImportLedger;
      const [first = assert.fail()] = withIds(entries, who);
      const correcting = (at: number, refersTo: string) => ({
        ...first,
        id: newId(testsBegin + 1_000 + at),
        kind: "correction" as const,
        refersTo,
        facts: { ...first.facts, netMassT: decimal(String(at + 1)) },
      });
      const chain = [first];
      for (let at = 0; at < mostEntriesOfImport - 2; at++) {
        chain.push(correcting(at, chain.at(-1)?.id ?? assert.fail()));
      }
      const rules = { today: day("2026-12-31") };
      const before = Option.getOrThrow(yield* record(who, chain, rules));
      assert.ok(before.every(({ result }) => result === "added"));
      const last = chain.at(-1)?.id ?? assert.fail();
      const added = yield* atOnce((at) =>
        Effect.map(
          record(who, [correcting(1_000 + at, last)], rules),
          (results) => Option.getOrThrow(results)[0]?.result === "added",
        )
      );
      assert.equal(added, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a lot gives as many certificates as it has, however many are moved at the same moment",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(Date.parse("2027-03-01T12:00:00Z") - testsBegin);
      const { declarant } = yield* people(holder);
      const path = "/api/v1/cbam/certificates";
      const lot = { declarant, kind: "2026-Q2", bought_on: "2027-02-03", number: 1, unit_price_eur: 75.36 };
      const { status, text } = yield* holder.post(`${path}/lots`, lot);
      assert.equal(status, 200, text);
      const [, id = ""] = /"recorded":"([^"]+)"/.exec(text) ?? [];
      const move = { declarant, lot: id, kind: "surrendered", day: "2027-02-21", number: 1, for_year: 2026 };
      const moved = yield* atOnce(() =>
        Effect.map(holder.post(`${path}/moves`, move), (answer) => answer.status === 200)
      );
      assert.equal(moved, 1);
    }).pipe(Effect.provide(services)),
  );
});
