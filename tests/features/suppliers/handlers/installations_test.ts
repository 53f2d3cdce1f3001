/**
 * Installations of suppliers, through the front door on both databases: versions, conflicts that show both sides, other
 * accounts, two writers at once.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import {
  InstallationAnswer,
  InstallationList,
  InstallationRecorded,
} from "../../../../src/contract/answers/suppliers/installations.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { leap } from "../../../support/leap.ts";
import { installation, installationsPath, supplierHolder } from "../../../support/supplier_calls.ts";
import { services } from "../../../support/whole_service.ts";

const recorded = Schema.decodeUnknownSync(InstallationRecorded);
const listed = Schema.decodeUnknownSync(InstallationList);
const answer = Schema.decodeUnknownSync(InstallationAnswer);
const unknownId = "0190163d-8694-739b-aea5-966c26f8ad91";
const aDay = 86_400_000;

onOneDatabase((test) => {
  test(
    "an installation keeps its versions, each with its day, and as_of tells what was known then",
    Effect.gen(function* () {
      const { get, post } = yield* supplierHolder();
      const first = yield* post(installationsPath, installation);
      assert.equal(first.status, 200, first.text);
      const { result, installation: kept } = recorded(first.body);
      assert.deepEqual([result, kept.version, kept.name], ["added", 1, installation.name]);
      assert.deepEqual([kept.latitude, kept.longitude], [41.00824, 28.97836]);
      const again = recorded((yield* post(installationsPath, installation)).body);
      assert.deepEqual([again.result, again.installation.id], ["unchanged", kept.id]);
      yield* leap(aDay);
      const path = `${installationsPath}/${kept.id}`;
      const changed = yield* post(`${path}/versions`, { ...installation, replaces: 1, operator: "Yeni AS" });
      assert.equal(changed.status, 200, changed.text);
      assert.deepEqual(recorded(changed.body).installation.version, 2);
      const now = answer((yield* get(path)).body);
      assert.deepEqual([now.installation?.operator, now.versions.length], ["Yeni AS", 2]);
      const then = answer((yield* get(`${path}?as_of=${kept.recorded_on}`)).body);
      assert.deepEqual([then.installation?.operator, then.versions.length], [installation.operator, 1]);
      const list = listed((yield* get(`${installationsPath}?as_of=${kept.recorded_on}`)).body);
      assert.deepEqual(list.installations.map(({ version }) => version), [1]);
      const others = listed((yield* get(`${installationsPath}?country=CHN`)).body);
      assert.deepEqual(others.installations, []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a registry id with other facts, and a version that is not the newest, are a 409 that shows both, and nothing is written",
    Effect.gen(function* () {
      const { get, post } = yield* supplierHolder();
      const { installation: kept } = recorded((yield* post(installationsPath, installation)).body);
      const other = yield* post(installationsPath, { ...installation, name: "Another works" });
      assert.equal(other.status, 409, other.text);
      assert.match(other.problem.error, new RegExp(`Installation ${kept.id} has the registry id TR-0001`));
      const [conflict] = other.problem.conflicts ?? [];
      assert.deepEqual([conflict?.path, conflict?.current["name"], conflict?.sent["name"]], [
        "/registry_id",
        installation.name,
        "Another works",
      ]);
      const path = `${installationsPath}/${kept.id}`;
      const replacing = (name: string) => post(`${path}/versions`, { ...installation, replaces: 1, name });
      const answers = yield* Effect.all([replacing("North works"), replacing("South works")], {
        concurrency: "unbounded",
      });
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      assert.match(refused?.problem.error ?? "", /version 2 is the newest one/);
      assert.equal(answer((yield* get(path)).body).versions.length, 2);
    }).pipe(Effect.provide(services)),
  );

  test(
    "of ten writers at once of one registry id one installation comes, and a replay is the first answer",
    Effect.gen(function* () {
      const { get, post } = yield* supplierHolder();
      const answers = yield* Effect.all(
        Array.from({ length: 10 }, () => post(installationsPath, installation)),
        { concurrency: "unbounded" },
      );
      assert.deepEqual(answers.map(({ status }) => status), answers.map(() => 200));
      const ids = new Set(answers.map(({ body }) => recorded(body).installation.id));
      assert.equal(ids.size, 1);
      const key = { "idempotency-key": "installation-1" };
      const { registry_id: _id, ...nameless } = installation;
      const once = yield* post(installationsPath, nameless, key);
      const twice = yield* post(installationsPath, nameless, key);
      assert.equal(once.text, twice.text);
      assert.equal(listed((yield* get(installationsPath)).body).installations.length, 2);
    }).pipe(Effect.provide(services)),
  );

  test(
    "another account's installation is answered like an unknown one",
    Effect.gen(function* () {
      const [owner, other] = [yield* supplierHolder(), yield* supplierHolder()];
      const { installation: kept } = recorded((yield* owner.post(installationsPath, installation)).body);
      const own = (text: string, id: string) => text.replaceAll(id, "ID");
      for (const suffix of ["", "/versions"]) {
        const ask = (id: string) =>
          suffix === ""
            ? other.get(`${installationsPath}/${id}`)
            : other.post(`${installationsPath}/${id}${suffix}`, { ...installation, replaces: 1 });
        const [foreign, nobody] = [yield* ask(kept.id), yield* ask(unknownId)];
        assert.deepEqual([foreign.status, nobody.status], [404, 404]);
        assert.equal(own(foreign.problem.error, kept.id), own(nobody.problem.error, unknownId));
      }
      assert.deepEqual(listed((yield* other.get(installationsPath)).body).installations, []);
      const mine = yield* other.post(installationsPath, { ...installation, name: "Another works" });
      assert.equal(mine.status, 200, "registry ids are an account's own");
    }).pipe(Effect.provide(services)),
  );

  test(
    "keys without the permission and test keys are refused, and what can't be is named at once",
    Effect.gen(function* () {
      const reader = yield* supplierHolder(["suppliers:read"]);
      assert.equal((yield* reader.post(installationsPath, installation)).status, 403);
      const importer = yield* supplierHolder(["imports:read", "imports:write"]);
      assert.equal((yield* importer.get(installationsPath)).status, 403);
      const tester = yield* supplierHolder(["suppliers:read"], "enterprise", true);
      assert.match((yield* tester.get(installationsPath)).problem.error, /Test keys don't reach/);
      const { post } = yield* supplierHolder();
      const wrong = yield* post(installationsPath, {
        ...installation,
        unlocode: "trist",
        latitude: 91,
        country: "TR1",
        verifier: { name: "" },
      });
      assert.equal(wrong.status, 400);
      assert.deepEqual(wrong.problem.issues?.map(({ path }) => path), [
        "/unlocode",
        "/country",
        "/latitude",
        "/verifier/name",
      ]);
      const apart = yield* post(installationsPath, { ...installation, country: "CHN", longitude: undefined });
      assert.deepEqual(apart.problem.issues?.map(({ path, code }) => [path, code]), [
        ["/unlocode", "conflict"],
        ["/longitude", "missing"],
      ]);
    }).pipe(Effect.provide(services)),
  );
});
