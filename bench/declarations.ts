/**
 * What others feel while declarations' documents are printed: described by the service's own thread, as it was, and by the printer.
 *
 * deno task bench bench/declarations.ts [lines] [documents]
 */
import * as Effect from "effect/Effect";
import { missingCharacters } from "../src/adapters/pdf/fonts/font_runs.ts";
import * as PooledRenderer from "../src/adapters/pdf/pdf_renderer.ts";
import { PdfRenderer, type PrintOrder } from "../src/application/documents/document_ports.ts";
import { describedDeclaration } from "../src/application/reports/described_declaration.ts";
import type { KeptDeclaration } from "../src/domain/reports/declaration_report.ts";
import { largeDeclaration } from "../tests/support/large_declaration.ts";
import { latenciesBeside } from "./pdf_beside.ts";

const [lines = 1_000, documents = 10] = Deno.args.map(Number);
const rounds = 3;
const print = (line: string) => Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));

const kept: KeptDeclaration = { kept: largeDeclaration(lines), madeBy: "the bench" };

const ways: Readonly<Record<string, () => PrintOrder>> = {
  "described here": () => describedDeclaration(kept, missingCharacters),
  "described by the printer": () => kept,
};

/** @returns the longest wait of a GET while so many documents are handed over at once, milliseconds */
const longestBeside = (order: () => PrintOrder) =>
  Effect.flatMap(PdfRenderer, ({ render }) => {
    const each = Effect.suspend(() => render(order()));
    const all = Effect.all(Array.from({ length: documents }, () => each), { concurrency: "unbounded" });
    return latenciesBeside(5, Effect.zipRight(Effect.delay(all, "1 second"), Effect.never));
  });

const measured = Effect.gen(function* () {
  for (let round = 0; round < rounds; round += 1) {
    const waits: Array<number> = [];
    for (const [name, order] of Object.entries(ways)) {
      const { longest } = yield* longestBeside(order);
      waits.push(longest);
      print(`  ${name}: longest GET ${longest.toFixed(0)} ms`);
    }
    const [before = NaN, after = NaN] = waits;
    print(`  ratio ${(after / before).toFixed(2)}`);
  }
});

print(`${documents} declarations of ${lines} lines at once`);
await Effect.runPromise(Effect.provide(measured, PooledRenderer.layer({ workers: 2 })));
