/** Documents of declarations that many open at one moment: each opening is a turn of its own, and others have theirs in between. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { PdfRenderer } from "../../src/application/documents/document_ports.ts";
import { declarationPdf, keyedDeclaration } from "../../src/application/reports/declaration_reports.ts";
import { IoTurn, timer } from "../../src/application/yield_to_io.ts";
import { filesIn } from "../support/document_stores.ts";
import { largeDeclaration } from "../support/large_declaration.ts";

const openings = 8;

Deno.test("a declaration's document that is opened many times at once gives the thread away for each opening", async () => {
  let turns = 0;
  const report = largeDeclaration(1);
  const open = Effect.flatMap(keyedDeclaration(report), declarationPdf).pipe(
    Effect.provideService(PdfRenderer, {
      render: () => Effect.succeed(new Uint8Array([1])),
      madeBy: "the tests",
      pagesOf: () => 1,
      missingCharacters: () => [],
    }),
    Effect.provideService(IoTurn, {
      pass: () => {
        turns += 1;
        return timer();
      },
    }),
  );
  await Effect.runPromise(
    Effect.provide(
      Effect.all(Array.from({ length: openings }, () => open), { concurrency: "unbounded" }),
      filesIn,
    ),
  );
  assert.ok(turns >= openings, `${turns} turns of ${openings} openings`);
});
