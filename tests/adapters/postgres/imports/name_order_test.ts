/** Lists in the order of names are alike on every database, whatever collation its server sorts texts by. */
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { prepare } from "../../../../src/adapters/postgres/engine/health.ts";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import { ImportPeople } from "../../../../src/application/imports/import_ports.ts";
import { reference } from "../../../support/law.ts";
import { newcomer } from "../../../support/ledger.ts";
import { onServer, psql, runOn } from "../../../support/server_tests.ts";

const names = ["Zoll AG", "ähnlich", "Ähnlich GmbH", "anders", "Öl & Co", "x"];
const inOrder = ["Muster GmbH", "Zoll AG", "anders", "x", "Ähnlich GmbH", "Öl & Co", "ähnlich"];

const keptNames = Effect.gen(function* () {
  yield* prepare(reference.prices);
  const { accountId } = yield* newcomer;
  const people = yield* ImportPeople;
  for (const [index, name] of names.entries()) {
    const eori = `DE${index}`;
    yield* people.keepImporter(accountId, { eori, name, memberState: null });
    yield* people.keepDeclarant(accountId, { eori, name, account: null });
  }
  const namesOf = (kept: ReadonlyArray<{ readonly name: string }>) => kept.map(({ name }) => name);
  return [namesOf(yield* people.importers(accountId)), namesOf(yield* people.declarants(accountId))];
}).pipe(Effect.provide(Layer.fresh(People.layer)));

onServer()(
  "importers and declarants of a database that sorts by the rules of German are listed as elsewhere",
  async ({ url }) => {
    await psql(
      url,
      "create database german template template0 locale_provider icu icu_locale 'de' locale 'C.UTF-8'",
    );
    const german = { url: url.replace(/[^/]+$/, "german") };
    const [first] = await psql(german.url, "select 'ä' < 'b' as \"isGerman\"");
    assert.deepEqual(first, { isGerman: true });
    assert.deepEqual(await runOn(german, keptNames), Exit.succeed([inOrder, inOrder]));
  },
);

Deno.test("no statement orders by a name or an address of mail under the server's own collation", async () => {
  const root = new URL("../../../../src/adapters/postgres/", import.meta.url);
  const ordered: Array<string> = [];
  const look = async (directory: URL): Promise<void> => {
    for await (const { name, isDirectory } of Deno.readDir(directory)) {
      if (isDirectory) await look(new URL(`${name}/`, directory));
      else if (name.endsWith(".ts")) {
        const text = await Deno.readTextFile(new URL(name, directory));
        ordered.push(...Array.from(text.matchAll(/order by [^`\n]*/g), ([clause]) => `${name}: ${clause}`));
      }
    }
  };
  await look(root);
  assert.ok(ordered.some((clause) => clause.includes('collate "C"')));
  assert.deepEqual(ordered.filter((clause) => /\b(?:name|email)\b(?!\)? collate "C")/.test(clause)), []);
});
