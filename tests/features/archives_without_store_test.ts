/**
 * Archives that are made of what the document storage keeps, while it is away: before the first file the answer is 503 with its sentence, in
 * the midst it breaks off before its directory, with a line in the log. The doors follow from the document.
 */
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { unavailable } from "../../src/adapters/storage/unavailable.ts";
import { DocumentStore } from "../../src/application/documents/document_ports.ts";
import { isObject, objectOf } from "../../src/http/openapi/schemas.ts";
import { answered } from "../support/answered.ts";
import { onOneDatabase } from "../support/databases.ts";
import { document } from "../support/declared_answers.ts";
import { callsWith } from "../support/import_calls.ts";
import { attach, attachedBy, pdfOf, valueOf } from "../support/kept_files.ts";
import { filesBelow } from "../support/source_files.ts";
import { installationOf } from "../support/supplier_calls.ts";
import { holder, services } from "../support/whole_service.ts";

/** Paths of the API that answer with an archive. */
const archivePaths: ReadonlyArray<string> = Object.entries(objectOf(document["paths"])).flatMap(
  ([path, methods]) => {
    const ok = objectOf(objectOf(objectOf(objectOf(methods)["get"])["responses"])["200"]);
    return isObject(objectOf(ok["content"])["application/zip"]) ? [path] : [];
  },
);

const bulkAnswer = Schema.decodeUnknownSync(Schema.Struct({ request_id: Schema.String }));

/** The service's storage, which answers so many questions for a document and is away then. */
const awayAfter = (questions: number) =>
  Layer.effect(
    DocumentStore,
    Effect.map(DocumentStore, (store) => {
      let asked = 0;
      return { ...store, open: (key) => asked++ < questions ? store.open(key) : unavailable };
    }),
  );

onOneDatabase((test) => {
  test(
    "an archive of files that the storage doesn't give is 503 before its first file, and broken off and logged behind it",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", [
        "cbam:read",
        "cbam:bulk",
        "reports:write",
        "imports:read",
        "suppliers:read",
        "suppliers:write",
      ]);
      const calls = yield* callsWith(key);
      const installation = yield* installationOf(calls);
      for (const cnCode of ["73181595", "73181558"]) {
        const value = yield* valueOf(calls, installation, { cn_code: cnCode });
        attachedBy(yield* attach(calls, value, pdfOf(cnCode, 300_000)));
      }
      const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-02-15" };
      const shipments = Array.from({ length: 6 }, (_, at) => ({ ...shipment, tonnage: at + 1 }));
      const { request_id } = bulkAnswer((yield* calls.post("/api/v1/cbam/bulk", { shipments })).body);
      const doors: Readonly<Record<string, string>> = {
        "/api/v1/cbam/bulk/{request_id}/reports.zip": `/api/v1/cbam/bulk/${request_id}/reports.zip`,
        "/api/v1/cbam/imports/archive.zip": "/api/v1/cbam/imports/archive.zip",
        "/api/v1/cbam/installations/{id}/dossier.zip":
          `/api/v1/cbam/installations/${installation}/dossier.zip?year=2026`,
      };
      assert.deepEqual(Object.keys(doors).sort(), archivePaths.toSorted());
      for (const [door, path] of Object.entries(doors)) {
        const asked = (questions: number) =>
          Effect.flatMap(
            Effect.provide(callsWith(key), awayAfter(questions)),
            ({ download }) => download(path, "*/*"),
          );
        const refused = yield* Effect.flatMap(asked(0), answered);
        assert.equal(refused.status, 503, `${door}: ${refused.text.slice(0, 200)}`);
        assert.equal(refused.problem.error, unavailable.message, door);
        assert.match(refused.headers.get("retry-after") ?? "", /^\d+$/);
        const lines: Array<string> = [];
        const log = Logger.make<unknown, void>(({ message, cause }) =>
          void lines.push(`${message} ${Cause.pretty(cause)}`)
        );
        // A report that is printed is asked for twice, before and after; the trial may have printed two.
        const some = door.endsWith("/reports.zip") ? 8 : 2;
        const broken = yield* Effect.provide(asked(some), Logger.replace(Logger.defaultLogger, log));
        assert.equal(broken.status, 200, door);
        yield* Effect.promise(() => assert.rejects(broken.bytes(), door));
        assert.ok(lines.some((line) => /\.zip broke off/.test(line)), `${door}: ${lines.join("\n")}`);
      }
      const whole = yield* calls.download(doors["/api/v1/cbam/imports/archive.zip"] ?? "", "*/*");
      assert.equal(whole.status, 200);
      assert.ok((yield* Effect.promise(() => whole.bytes())).byteLength > 600_000);
    }).pipe(Effect.provide(services)),
  );
});

Deno.test("archives are answered by the one function that tries their first file, and by no other", () => {
  const root = new URL("../../src/", import.meta.url);
  const makers = [...filesBelow(root)].filter((file) =>
    /\/zipped_files\.ts"/.test(Deno.readTextFileSync(file)) &&
    /\bzippedFiles\(/.test(Deno.readTextFileSync(file))
  );
  assert.deepEqual(makers.map(({ href }) => href.slice(root.href.length)).sort(), [
    "adapters/postgres/imports/records/archive_file.ts",
    "http/wire/archive.ts",
  ]);
});
