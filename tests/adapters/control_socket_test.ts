/** The way to the service that holds the embedded database: what the other side can't read is told in a sentence. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as ControlSocket from "../../src/adapters/control_socket.ts";
import * as LawReader from "../../src/adapters/reference/added/law_reader.ts";
import { Attachments } from "../../src/application/attachments/attachment_ports.ts";
import { Operators } from "../../src/application/accounts/operator_ports.ts";
import { DocumentStore, Invoices, Outbox } from "../../src/application/documents/document_ports.ts";
import { Certificates, ImportPeople } from "../../src/application/imports/import_ports.ts";
import { LedgerArchives, LedgerRecords } from "../../src/application/imports/records/record_ports.ts";
import { LawAdditions } from "../../src/application/law/law_ports.ts";
import { Backups, Idempotency, Operator } from "../../src/application/ports.ts";
import { DeclarationReports, Reports, ReportSigner } from "../../src/application/reports/report_ports.ts";
import { reference } from "../support/law.ts";

const services = Layer.mergeAll(
  Layer.mock(Attachments, {}),
  Layer.mock(Backups, {}),
  Layer.mock(Certificates, {}),
  Layer.mock(DeclarationReports, {}),
  Layer.mock(DocumentStore, {}),
  Layer.mock(Idempotency, {}),
  Layer.mock(ImportPeople, {}),
  Layer.mock(Invoices, {}),
  Layer.mock(LawAdditions, {}),
  LawReader.layer(reference),
  Layer.mock(LedgerArchives, {}),
  Layer.mock(LedgerRecords, {}),
  Layer.mock(Operator, { keys: Effect.succeed([]) }),
  Layer.mock(Operators, {}),
  Layer.mock(Outbox, {}),
  Layer.mock(Reports, {}),
  Layer.mock(ReportSigner, {}),
);

Deno.test("a service answers commands, and one that it can't read with one sentence, no tree of its own types", async () => {
  const directory = await Deno.makeTempDir();
  const name = "n".repeat(61);
  const unread = { do: "key create", account: "a@example.com", permissions: ["cbam:read"], name } as const;
  const [known, refused] = await Effect.runPromise(
    Effect.all([
      ControlSocket.send(directory, { do: "key list" }),
      Effect.either(ControlSocket.send(directory, unread)),
    ]).pipe(Effect.provide(ControlSocket.layer(directory)), Effect.provide(services)),
  );
  assert.deepEqual(known.rows, []);
  assert.ok(Either.isLeft(refused));
  assert.match(
    refused.left.message,
    /^The command and the service .* of different releases\. Use [^\n{]*\.$/,
  );
  await Deno.remove(directory, { recursive: true });
});

Deno.test("an answer that the command can't read is told in one sentence", async () => {
  const directory = await Deno.makeTempDir();
  const path = `${directory}/control.sock`;
  const server = Deno.serve(
    { transport: "unix", path, onListen: () => {} },
    () => Response.json({ rows: [{ nested: {} }] }),
  );
  const answered = await Effect.runPromise(Effect.either(ControlSocket.send(directory, { do: "key list" })));
  assert.ok(Either.isLeft(answered));
  assert.match(
    answered.left.message,
    /^The command and the service .* of different releases\. Use [^\n{]*\.$/,
  );
  await server.shutdown();
  await Deno.remove(directory, { recursive: true });
});
