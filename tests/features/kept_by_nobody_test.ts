/** Pages that name who is signed in: no browser keeps them. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { router } from "../../src/composition/features.ts";
import { onPages } from "../support/page_tests.ts";
import { ownOrigin, signedIn } from "../support/session_browser.ts";
import { client, freshPeer, holder } from "../support/whole_service.ts";

const pages = [...router.routes]
  .filter(({ method, path }) => method === "GET" && !/[:*]/.test(path) && !path.startsWith("/api/"))
  .map(({ path }) => path);

onPages((testPages) => {
  testPages(
    "every page without parameters that names who is signed in is kept by nobody",
    Effect.gen(function* () {
      const { account } = yield* holder("enterprise", permissions);
      const { jar } = yield* signedIn(account);
      const send = yield* client(freshPeer());
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const naming: Array<string> = [];
      for (const path of pages) {
        const response = yield* send(path, { headers: { cookie, origin: ownOrigin, accept: "text/html" } });
        if (!(yield* Effect.promise(() => response.text())).includes(account)) continue;
        naming.push(path);
        assert.equal(response.headers.get("cache-control"), "no-store", path);
      }
      for (const path of ["/", "/tables", "/verify", "/status", "/account"]) {
        assert.ok(naming.includes(path), `${path} names nobody`);
      }
      const stranger = yield* send("/", {});
      assert.equal(stranger.headers.get("cache-control"), "private, no-cache");
    }),
  );
});
