/** The operator's commands on reports, beside the running service, and checking a PDF without it. */
import assert from "node:assert/strict";
import { admin, startTask } from "../support/process.ts";

Deno.test("a report is issued, checked from its file, set unpaid, and outlives a rotated key", async () => {
  const directory = await Deno.makeTempDir();
  const env = { DATA_DIR: directory, PUBLIC_BASE_URL: "https://customs.example.com" };
  const service = await startTask("dev", env);
  const { origin } = service;
  const [key] = /cik_[0-9a-f]{48}/.exec(service.said()) ?? [];
  const headers = { "authorization": `Bearer ${key}`, "content-type": "application/json" };
  const post = (path: string, body: unknown) =>
    fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const made = await post("/api/v1/cbam/reports", {
    cn_code: "72083900",
    origin_country: "CHN",
    tonnage: 1,
    import: "2026-02-15",
  });
  const report = await made.json();
  assert.equal(report.verify_url, `https://customs.example.com/verify?reportId=${report.id}`);
  const file = `${directory}/report.pdf`;
  await Deno.writeFile(file, await (await fetch(`${origin}${report.download_url}`)).bytes());

  const checked = await admin(env, "report", "verify", file, "--json");
  assert.equal(checked.code, 0, checked.error + checked.out);
  const rows: ReadonlyArray<Record<"part" | "result" | "message", string>> = JSON.parse(checked.out).rows;
  assert.deepEqual(
    rows.slice(0, 6).map(({ part, result }) => [part, result]),
    ["attachment", "content", "state", "key", "signature", "pages"].map((part) => [part, "genuine"]),
  );
  const says = new Map(
    rows.filter(({ result }) => result === "says").map(({ part, message }) => [part, message]),
  );
  assert.equal(says.get("Net cost, EUR"), String(report.calculation.net_cost_eur));
  assert.equal(rows.at(-1)?.message, "Compare these figures with the paper in your hand.");

  const verified = async (): Promise<boolean> =>
    (await (await post("/api/v1/cbam/verify", { reportId: report.id, issuedDate: report.issued_at })).json())
      .ok;
  assert.equal(await verified(), true);
  assert.equal((await admin(env, "report", "set-status", report.id, "unpaid")).code, 0);
  assert.equal(await verified(), false);
  assert.equal((await admin(env, "report", "set-status", report.id, "issued")).code, 0);
  assert.equal(await verified(), true);
  const unknown = await admin(env, "report", "set-status", crypto.randomUUID(), "issued");
  assert.deepEqual([unknown.code, /There is no report/.test(unknown.error)], [1, true]);
  assert.match((await admin(env, "report", "set-status", report.id, "lost")).error, /draft, unpaid, issued/);

  assert.equal((await admin(env, "report", "key", "rotate")).code, 0);
  const keys = `${directory}/keys.json`;
  const published = await (await fetch(`${origin}/.well-known/cbam-report-keys.json`)).text();
  assert.equal(JSON.parse(published).keys.length, 2);
  await Deno.writeTextFile(keys, published);
  assert.equal(await service.stop(), 0);

  const offline = await admin({ DATA_DIR: `${directory}/nothing` }, "report", "verify", file, "--keys", keys);
  assert.equal(offline.code, 0, offline.error);
  assert.match(offline.out, /signature\s+genuine/);
  await Deno.writeTextFile(keys, JSON.stringify({ keys: JSON.parse(published).keys.slice(0, 1) }));
  const withoutKey = await admin({}, "report", "verify", file, "--keys", keys);
  assert.equal(withoutKey.code, 1);
  assert.match(withoutKey.out, /key\s+DIFFERS/);
  await Deno.writeTextFile(`${directory}/not.pdf`, "no PDF");
  const noPdf = await admin({}, "report", "verify", `${directory}/not.pdf`, "--keys", keys);
  assert.deepEqual([noPdf.code, noPdf.error], [1, ""]);
  assert.match(noPdf.out, /attachment\s+DIFFERS\s+The file is not as the service writes its PDFs/);
  const missing = await admin({}, "report", "verify", `${directory}/none.pdf`, "--keys", keys);
  assert.deepEqual([missing.code, /none\.pdf can't be read/.test(missing.error)], [1, true]);
  await Deno.remove(directory, { recursive: true });
});
