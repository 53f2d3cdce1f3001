/** Reminders of an account that changes hands: what was told stays with who was told. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Outbox } from "../../../../../src/application/documents/document_ports.ts";
import { remindAllOfImports } from "../../../../../src/application/imports/reminders/reminding.ts";
import { Operator } from "../../../../../src/application/ports.ts";
import { people } from "../../../../support/import_calls.ts";
import { importAccount, noonOf, sendForm } from "../../../../support/import_pages.ts";
import { leap } from "../../../../support/leap.ts";
import { freshAddress, joined, memberId, sent } from "../../../../support/members.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { sentMails } from "../../../../support/whole_service.ts";

/** How often each address was told of the day of declaration and surrender, once all that is due was handed over. */
const told = (emails: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    yield* remindAllOfImports();
    const { deliverDue } = yield* Outbox;
    while ((yield* deliverDue) > 0);
    return emails.map((email) =>
      sentMails.filter(({ to, subject }) => to === email && subject.startsWith("CBAM, 2027-09-30:")).length
    );
  });

onPages((testPages) => {
  testPages(
    "each holder of an account is told of a date once, and the one before isn't told again as a member",
    Effect.gen(function* () {
      yield* noonOf("2027-09-20");
      const { email: first, calls, it } = yield* importAccount;
      yield* people(calls);
      const next = yield* joined(first, "clerk");
      assert.equal(
        (yield* sendForm(next.it, "/account/reminders", { remind: "dates", days: "3" })).status,
        303,
      );
      const last = freshAddress();
      const all = [first, next.email, last];
      assert.deepEqual(yield* told(all), [1, 0, 0]);
      const given = yield* sent(it, `/account/members/${yield* memberId(it, next.email)}/hand-over`);
      assert.equal(given.headers.get("location"), "/account/members?done=handed");
      assert.deepEqual(yield* told(all), [1, 0, 0]);
      yield* leap(8 * 86_400_000);
      assert.deepEqual(yield* told(all), [1, 1, 0]);
      yield* (yield* Operator).handOver(next.email, last, "stay");
      assert.deepEqual(yield* told(all), [1, 1, 1]);
      yield* (yield* Operator).handOver(last, first, "stay");
      assert.deepEqual(yield* told(all), [1, 1, 1]);
    }),
  );
});
