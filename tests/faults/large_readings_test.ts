/** Readings of a large ledger at once by one account: memory stays within bounds, others are answered, and so are the readings. */
import assert from "node:assert/strict";
import { keyIn } from "../support/customer.ts";
import { importsPath, peoplePaths, steelOf } from "../support/import_calls.ts";
import { startLimited } from "./limited_service.ts";

const imports = 20_000;
const atOnce = 5_000;
const calls = 16;
/** A reading of 20 000 holds some 65 MB until it is made; 16 of them held 800 and more. */
const mostBytes = 500_000_000;

const memoryOf = async (pid: number): Promise<number> => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await Deno.readTextFile(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) * 1_024;
};

Deno.test("sixteen accruals of 20 000 imports at once by one account take less than half a gigabyte, are answered or told when to come again, and a probe is answered meanwhile", async () => {
  const service = await startLimited({ ACCESS_LOG: "off" }, 4_096);
  const origin = `http://127.0.0.1:${service.port}`;
  const headers = { authorization: `Bearer ${keyIn(service.said())}`, "content-type": "application/json" };
  const post = async (path: string, body: unknown): Promise<string> => {
    const answer = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
    const text = await answer.text();
    assert.ok(answer.ok, text.slice(0, 500));
    return text;
  };
  const made = await post(peoplePaths.importers, {
    eori: "DE111111111111111",
    name: "Muster GmbH",
    member_state: "DE",
  });
  const importer = /"id":"([\w-]+)"/.exec(made)?.[1] ?? assert.fail(made);
  for (let first = 0; first < imports; first += atOnce) {
    const entries = Array.from(
      { length: atOnce },
      (_, at) =>
        steelOf(2026, { mrn: `26DE${String(first + at).padStart(12, "0")}R1`, net_mass_kg: 1_000 + at }),
    );
    await post(importsPath, { importer, entries });
  }
  const before = await memoryOf(service.pid);
  let [most, isOver, probes] = [before, false, 0];
  const watching = (async () => {
    while (!isOver) {
      const answer = await fetch(`${origin}/healthz`);
      assert.equal(answer.status, 200, await answer.text());
      probes += 1;
      most = Math.max(most, await memoryOf(service.pid));
    }
  })();
  // Each asks another question.
  const answers = await Promise.all(Array.from({ length: calls }, async (_, at) => {
    const query = `importer=${importer}&month=2026-${String(3 + at % 8).padStart(2, "0")}`;
    const returned = at < 8 ? "counted" : "excluded";
    const answer = await fetch(`${origin}${importsPath}/accrual?${query}&returned_goods=${returned}`, {
      headers,
    });
    const text = await answer.text();
    return [
      answer.status,
      answer.headers.get("retry-after"),
      text.match(/"entry_id"/g)?.length ?? 0,
    ] as const;
  }));
  isOver = true;
  await watching;
  assert.equal(await service.stop(), 0);
  assert.ok(most - before < mostBytes, `${most - before} bytes more than ${before}`);
  assert.ok(probes > 10, `${probes} probes`);
  // A machine that is slow refuses some in time; what is answered is whole.
  for (const [status, retryAfter, entries] of answers) {
    if (status === 503) assert.ok(Number(retryAfter) > 0, retryAfter ?? "no Retry-After");
    else assert.deepEqual([status, entries >= imports], [200, true]);
  }
  assert.ok(answers.some(([status]) => status === 200));
});
