/**
 * A supplier's template of 19 sheets and 1.3 MB, read by the service beside the floor of the same file: inflating its sheets
 * and decoding their text. Then what a probe feels beside such calls, and what 200 in a row leave in memory.
 *
 *     deno task bench bench/suppliers.ts
 */
import { unzipSync, zipSync } from "fflate";
import { startPostgres } from "../tests/support/postgres.ts";
import { templateParts } from "../tests/support/template_file.ts";
import { madeTemplate } from "../tests/support/template_workbook.ts";
import { longestWaits, median, print, timed } from "./bulk_measures.ts";
import { startService } from "./bulk_parts.ts";

const rounds = 15;
const warmUps = 5;
const inARow = 200;
const sheets = 19;
const fileBytes = 1_300_000;
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Digits without a pattern, the same in each run. */
const digits = (seed: number): string => {
  let state = seed + 1;
  return Array.from({ length: 6 }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state.toString(36);
  }).join("");
};

/** A template whose further sheets hold lists, as the Commission's do: as many cells as the file's size needs. */
const templateOf = (rows: number): Uint8Array => {
  const template = madeTemplate();
  for (let sheet = template.sheets.length; sheet < sheets; sheet++) {
    const cells = new Map(
      Array.from({ length: rows * 6 }, (_, at) => [
        `${1 + Math.floor(at / 6)}:${1 + at % 6}`,
        { value: digits(sheet * rows * 6 + at), kind: "typed" as const },
      ]),
    );
    template.sheets.push({ name: `List_${sheet}`, isHidden: true, cells, merged: [] });
  }
  return zipSync(templateParts(template));
};

const perRow = (templateOf(200).byteLength - templateOf(100).byteLength) / 100;
const file = Uint8Array.from(templateOf(Math.round(fileBytes / perRow)));
print(`${sheets} sheets, ${(file.byteLength / 1_000_000).toFixed(2)} MB`);

await using postgres = await startPostgres();
await using service = await startService({ DATABASE_URL: postgres.url }, "suppliers:read");
const call = async (): Promise<void> => {
  const answer = await fetch(`${service.origin}/api/v1/cbam/values/read`, {
    method: "POST",
    headers: { "authorization": `Bearer ${service.key}`, "content-type": xlsx },
    body: file,
  });
  const { values, error }: { readonly values?: ReadonlyArray<unknown>; readonly error?: string } =
    await answer.json();
  if (values?.length !== 3) throw new Error(error ?? `${values?.length} values`);
};
const floor = (): Promise<void> => {
  for (const part of Object.values(unzipSync(file))) new TextDecoder().decode(part);
  return Promise.resolve();
};

const own: Array<number> = [];
const least: Array<number> = [];
for (let round = -warmUps; round < rounds; round++) {
  const ms = await timed(call);
  const floorMs = await timed(floor);
  if (round < 0) continue;
  own.push(ms);
  least.push(floorMs);
}
const longest = Math.max(...own);
print(
  `read: ${median(own).toFixed(0)} ms (longest ${longest.toFixed(0)}), floor ${
    median(least).toFixed(0)
  }, ratio ${(median(own) / median(least)).toFixed(2)}`,
);

print("Beside templates, one after the other:");
await longestWaits(service, call);

/** Resident memory of the service in MB. */
const residentMb = async (): Promise<number> => {
  const status = await Deno.readTextFile(`/proc/${service.pid}/status`);
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1_000;
};
const memory: Array<number> = [];
for (let at = 0; at < inARow; at++) {
  if (at % 50 === 0) memory.push(await residentMb());
  await call();
}
memory.push(await residentMb());
print(`memory at every fiftieth of ${inARow} in a row: ${memory.map((mb) => mb.toFixed(0)).join(", ")} MB`);
