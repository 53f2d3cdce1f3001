/** Forms with a file that are refused, whatever they are refused for: in the language of their page, where another tab chose another since. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { formLanguageName, formTokenName } from "../../../../src/web/visit/session.ts";
import { people } from "../../../support/import_calls.ts";
import { importAccount } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";
import { formWith } from "../../../support/sheet_forms.ts";
import { ownOrigin } from "../../../support/session_browser.ts";

const unknown = "018f2f3e-7b8a-7c3d-9e4f-1a2b3c4d5e6f";

/** Doors for files; who isn't an operator has no others. */
const doors = [
  "/tables",
  "/imports/sheet",
  "/imports/books",
  `/suppliers/values/${unknown}/files`,
  `/suppliers/installations/${unknown}/template`,
];

/** Longer than what is kept of the beginning of a form that is too large. */
const large = "x".repeat(200_000);
const fromOwnPage = { "origin": ownOrigin, "sec-fetch-site": "same-origin" };
/** More than any door reads, and little enough to be read past. */
const tooLong = { "content-length": "60000000" };

onPages((testPages) => {
  testPages(
    "a file that is refused is answered in the language of its form",
    Effect.gen(function* () {
      const { it, calls } = yield* importAccount;
      yield* people(calls);
      const page = yield* it.get("/imports/sheet?lang=en");
      const sent = (changed: Record<string, string>) =>
        formWith(page, { [formLanguageName]: "de", ...changed }, { name: "a.csv", bytes: large });
      for (const door of doors) {
        for (
          const [what, form, headers, status] of [
            ["too large", sent({}), tooLong, 413],
            ["another's form", sent({ [formTokenName]: "0".repeat(64) }), {}, 403],
            ["NUL", sent({ note: "a\0b" }), {}, undefined],
            ["nothing that is there", sent({ importer: unknown }), {}, undefined],
          ] as const
        ) {
          const answer = yield* it.upload(door, form, { ...fromOwnPage, ...headers });
          assert.match(answer.text, /<html lang="de"/, `${door}: ${what}`);
          if (status !== undefined) assert.equal(answer.status, status, `${door}: ${what}`);
        }
      }
    }),
  );
});
