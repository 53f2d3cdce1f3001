/** Every route of the service by the role that it needs: a route that nobody put into the table fails. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { router } from "../../../../../src/composition/features.ts";
import { rightsOf, type Role, roles } from "../../../../../src/domain/accounts/roles.ts";
import { joined } from "../../../../support/members.ts";
import { neededRights as needed } from "../../../../support/needed_rights.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { account, signedIn } from "../../../../support/session_browser.ts";

/** Routes that no session opens: for anyone, for keys, for operators. */
const others: ReadonlyArray<RegExp> = [
  /^(GET|POST|PUT|PATCH|DELETE) \/(api|operator)(\/|$)/,
  /^GET \/(\.well-known\/.*|assets\/.*|docs(\/\*)?|goods|healthz|readyz|status|openapi\.json|llms(-full)?\.txt|problems\/:slug)$/,
  /^GET \/$/,
  /^GET \/(tables|tables\/template\.xlsx|plan|plan\/.*|verify)$/,
  /^POST \/(tables\/read|tables\/check|verify|mcp)$/,
  /^(GET|POST) \/(sign-in|sign-in\/link|join|inquiry)$/,
  /^GET \/inquiry\/template\.xlsx$/,
  // Ways to the pages of forms, which tell nothing (decision 0227).
  /^GET \/(invoices\/(check|open|preview)|reports|sign-out|sign-up|suppliers\/values\/:id\/files\/:attachment\/remove)$/,
  /^POST \/(sign-up|sign-in\/(demonstration|passkey|passkey\/options))$/,
];

const rights = ["look", "work", "administer"] as const;
const sentence = "Your role in this account does not allow this";

Deno.test("every route of the service needs a right that is named here, or no session at all", () => {
  const known = rights.flatMap((right) => needed[right]);
  const there = Array.from(router.routes, ({ method, path }) => `${method} ${path}`)
    .filter((route) => !others.some((pattern) => pattern.test(route)));
  assert.deepEqual(there.sort(), known.toSorted());
});

const bodyOf = (): FormData => {
  const form = new FormData();
  form.set("file", new File(["a;b\n1;2\n"], "a.csv"));
  form.set("form_token", "x");
  return form;
};

onPages((testPages) => {
  testPages(
    "each role is refused every route that it has no right to, before anything else of it is read, and no other one",
    Effect.gen(function* () {
      const holder = yield* account();
      const people: Record<Role, Effect.Effect.Success<ReturnType<typeof signedIn>>> = {
        viewer: (yield* joined(holder, "viewer")).it,
        clerk: (yield* joined(holder, "clerk")).it,
        administrator: (yield* joined(holder, "administrator")).it,
      };
      for (const role of roles) {
        for (const right of rights) {
          for (const route of needed[right]) {
            const [method = "", path = ""] = route.split(" ");
            const address = path.replace(/:\w+/g, "019a1f8d-3ea0-7512-8223-5fee596ae249");
            const it = people[role];
            const answer = method === "GET"
              ? yield* it.get(address)
              : path === "/tables"
              ? yield* it.upload(address, bodyOf())
              : yield* it.post(address, { form_token: "x" });
            const isRefused = answer.status === 403 && answer.text.includes(sentence);
            assert.equal(isRefused, !rightsOf[role].includes(right), `${role}: ${route}: ${answer.status}`);
            assert.ok(answer.status < 500, `${role}: ${route}: ${answer.status}`);
          }
        }
      }
    }),
  );
});
