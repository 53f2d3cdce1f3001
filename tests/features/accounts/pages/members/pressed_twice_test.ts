/** A button that invites and is pressed twice: one mail, whose link is good. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { freshAddress, sent } from "../../../../support/members.ts";
import { leap } from "../../../../support/leap.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { account, browser, signedIn } from "../../../../support/session_browser.ts";
import { mailedLink } from "../../../../support/sign_in.ts";
import { sentMails } from "../../../../support/whole_service.ts";

const listPath = "/account/members";

const mailsTo = (email: string): number => sentMails.filter(({ to }) => to === email).length;

onPages((testPages) => {
  testPages(
    "an invitation whose button is pressed twice is one, and one in another role or a moment later takes its place",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const email = freshAddress();
      const press = (role: string) => sent(it, listPath, { email, role });
      const pressed = yield* Effect.all([press("clerk"), press("clerk")], { concurrency: 2 });
      for (const { headers } of pressed) assert.equal(headers.get("location"), `${listPath}?done=invited`);
      const link = yield* mailedLink(email);
      assert.equal(mailsTo(email), 1);
      const guest = yield* browser();
      const statusOf = (path: string) => Effect.map(guest.get(path), ({ status }) => status);
      assert.equal(yield* statusOf(link), 200);
      yield* press("viewer");
      assert.equal(yield* statusOf(link), 410);
      yield* leap("11 seconds");
      yield* press("viewer");
      yield* mailedLink(email);
      assert.equal(mailsTo(email), 3);
    }),
  );
});
