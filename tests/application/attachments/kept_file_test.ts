/**
 * Files beside values, and documents, that the store cut off, changed or lost: given out by no call, named by each that lists them, and
 * whole again after the same file was sent.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { strFromU8, unzipSync } from "fflate";
import assert from "node:assert/strict";
import { DocumentStore } from "../../../src/application/documents/document_ports.ts";
import { carryOutOnRecords, isLacking } from "../../../src/application/imports/records/record_commands.ts";
import type { DocumentKey } from "../../../src/domain/documents/document_key.ts";
import { permissions } from "../../../src/contract/access.ts";
import { recordStores } from "../../../src/features/imports/layer.ts";
import { jsonOf, recordOf } from "../../../src/kernel/text/json.ts";
import { onOneDatabase } from "../../support/databases.ts";
import { keysIn } from "../../support/document_stores.ts";
import { callsWith, importsPath, people } from "../../support/import_calls.ts";
import { invoicesPath } from "../../support/invoice_calls.ts";
import { exampleRequest } from "../../support/invoices.ts";
import { attach, attachedBy, attachmentsOf, pdfOf, valueOf } from "../../support/kept_files.ts";
import { reportsPath, shipment } from "../../support/report_calls.ts";
import { installationOf, installationsPath } from "../../support/supplier_calls.ts";
import { client, freshPeer, holder, services } from "../../support/whole_service.ts";

const stores = Layer.provideMerge(recordStores, services);

/** The files of a ZIP archive that an answer is. */
const filesOf = (bytes: Uint8Array) => unzipSync(bytes);

const told = (answer: { readonly text: string }): string => {
  const { detail } = recordOf(jsonOf(answer.text));
  return String(detail);
};

/** What becomes of a file in a store. */
const damages = {
  cut: { bytes: (sent: Uint8Array) => sent.slice(0, 20), state: "changed" },
  flipped: {
    bytes: (sent: Uint8Array) => sent.map((byte, at) => at === 12 ? byte ^ 1 : byte),
    state: "changed",
  },
  lost: { bytes: () => undefined, state: "missing" },
} as const;

const newestKey = (before: ReadonlyArray<DocumentKey>) =>
  Effect.gen(function* () {
    const keys = yield* keysIn(yield* DocumentStore);
    const [key] = keys.filter((each) => !before.includes(each));
    return key ?? assert.fail("a new document");
  });

onOneDatabase((test) => {
  test(
    "a file that the store cut, changed or lost is given out by no call, named by archive, dossier and commands, and healed by itself sent again",
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const key = yield* holder("enterprise", ["suppliers:read", "suppliers:write", "imports:read"]);
      const calls = yield* callsWith(key.key);
      const installation = yield* installationOf(calls);
      const value = yield* valueOf(calls, installation);
      for (const [name, { bytes, state }] of Object.entries(damages)) {
        const sent = pdfOf(name, 3_000);
        const before = yield* keysIn(store);
        const { attachment } = attachedBy(yield* attach(calls, value, sent, { name }));
        const own = yield* newestKey(before);
        const left = bytes(sent);
        yield* left === undefined ? store.remove(own) : store.put(own, left);

        const address = `${attachmentsOf(value)}/${attachment.id}`;
        const refused = yield* calls.get(address);
        assert.equal(refused.status, 404, name);
        assert.match(
          told(refused),
          new RegExp(
            `${
              state === "missing" ? "has lost this file" : "cut off or changed"
            }.* 3000 bytes with the SHA-256 ${attachment.sha256}\\. Send the same file again`,
          ),
        );

        const archive = filesOf((yield* calls.file(`${importsPath}/archive.zip`, { headers: {} })).bytes);
        const { missing_files: missing, changed_files: changed } = recordOf(
          jsonOf(strFromU8(archive["export.json"] ?? new Uint8Array())),
        );
        const expected = state === "missing" ? [[attachment.sha256], []] : [[], [attachment.sha256]];
        assert.deepEqual([missing, changed], expected, name);
        assert.equal(Object.hasOwn(archive, `files/${attachment.sha256}.pdf`), false, name);

        const dossier = filesOf(
          (yield* calls.file(`${installationsPath}/${installation}/dossier.zip?year=2026`, { headers: {} }))
            .bytes,
        );
        const list = strFromU8(dossier["attachments.csv"] ?? new Uint8Array());
        assert.match(list, new RegExp(`,${attachment.sha256},added,.*,false`), name);
        assert.deepEqual(Object.keys(dossier).filter((each) => each.endsWith(`-${name}.pdf`)), []);

        const file = yield* Effect.promise(() => Deno.makeTempFile());
        const command = { do: "imports export", account: key.account, file } as const;
        const [written = {}] = yield* carryOutOnRecords(command);
        assert.equal(written[`${state}_files`], attachment.sha256);
        assert.equal(isLacking(command, [written]), true);
        const check = { do: "imports files", account: key.account, isRead: true } as const;
        assert.equal(isLacking(check, yield* carryOutOnRecords(check)), true, name);

        assert.equal(attachedBy(yield* attach(calls, value, sent, { name })).result, "unchanged");
        assert.deepEqual((yield* calls.file(address, { headers: {} })).bytes, sent, name);
        const [healed = {}] = yield* carryOutOnRecords(command);
        assert.deepEqual([healed["missing_files"], healed["changed_files"]], ["", ""]);
        assert.equal(isLacking(command, [healed]), false);
        assert.equal(isLacking(check, yield* carryOutOnRecords(check)), false, name);
        yield* Effect.promise(() => Deno.remove(file));
      }
    }).pipe(Effect.provide(stores)),
  );

  test(
    "a PDF that the store cut off is printed anew where it can be, an invoice's is not given out",
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const { key } = yield* holder("enterprise", [...permissions]);
      const calls = yield* callsWith(key);
      const { declarant } = yield* people(calls);
      const linkOf = ({ text }: { readonly text: string }) =>
        /"(?:download_url|signedUrl)":"(?:https?:\/\/[^/"]+)?(\/[^"]+)"/.exec(text)?.[1] ?? assert.fail(text);
      const made = {
        report: yield* calls.post(reportsPath, shipment),
        declaration: yield* calls.post(`${importsPath}/declaration/documents`, { declarant, year: 2026 }),
        invoice: yield* calls.post(invoicesPath, exampleRequest("commercial")),
      };
      const ask = yield* client(freshPeer());
      for (const [kind, answer] of Object.entries(made)) {
        const link = linkOf(answer);
        const before = yield* keysIn(store);
        const whole = yield* Effect.flatMap(ask(link), (one) => Effect.promise(() => one.bytes()));
        const own = kind === "invoice"
          ? before.find((each) => link.includes(each)) ?? assert.fail(link)
          : yield* newestKey(before);
        for (
          const left of [
            whole.slice(0, whole.length - 40),
            new Uint8Array(),
            pdfOf("x", 90_000).slice(0, 80_000),
          ]
        ) {
          yield* store.put(own, left);
          const again = yield* ask(link);
          if (kind === "invoice") {
            assert.equal(again.status, 404);
            assert.match(yield* Effect.promise(() => again.text()), /cut off in the service's storage/);
          } else {
            assert.equal(again.status, 200, kind);
            assert.deepEqual(yield* Effect.promise(() => again.bytes()), whole, kind);
          }
        }
      }
    }).pipe(Effect.provide(stores)),
  );
});
