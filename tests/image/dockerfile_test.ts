/** What can be checked of the Dockerfile without an engine: its paths exist, and its start command runs. */
import assert from "node:assert/strict";
import { freePort, production } from "../support/process.ts";

const lines = Deno.readTextFileSync(new URL("../../Dockerfile", import.meta.url)).replaceAll("\\\n", "")
  .split(
    "\n",
  );
const root = new URL("../../", import.meta.url);

const exists = (path: string): boolean => {
  try {
    return Deno.statSync(new URL(path, root)) !== undefined;
  } catch {
    return false;
  }
};

Deno.test("every path that the Dockerfile copies from the checkout exists", () => {
  const copied = lines.filter((line) => line.startsWith("COPY ") && !line.includes("--from=")).flatMap((
    line,
  ) => line.split(/\s+/).slice(1, -1));
  assert.ok(copied.length > 3);
  for (const path of copied) assert.ok(exists(path), path);
});

Deno.test("the Dockerfile runs as a user without rights and checks its health", () => {
  assert.ok(lines.includes("USER deno"));
  assert.ok(lines.some((line) => line.startsWith("HEALTHCHECK")));
  assert.ok(!lines.some((line) => /--allow-all|\s-A\s/.test(line)));
});

Deno.test("the Dockerfile's start command starts the service, and its health check passes", async () => {
  const command: ReadonlyArray<string> = JSON.parse(
    lines.find((line) => line.startsWith("CMD "))?.slice(4) ?? "[]",
  );
  const health: ReadonlyArray<string> = JSON.parse(
    /CMD (\[.*\])/.exec(lines.find((line) => line.startsWith("HEALTHCHECK")) ?? "")?.[1] ?? "[]",
  );
  const port = freePort();
  const env = {
    HOST: "127.0.0.1",
    PORT: String(port),
    ...production,
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_BUCKET: "documents",
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "none",
    S3_SECRET_ACCESS_KEY: "none",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "customs@example.com",
    DATABASE_URL: `postgres://127.0.0.1:${freePort()}/none`,
  };
  const args = command.slice(1).map((arg) => arg.replace("=/app,", `=${root.pathname},`));
  const child = new Deno.Command(Deno.execPath(), {
    args,
    env,
    cwd: root,
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const reader = child.stdout.getReader();
  let said = "";
  while (!said.includes("Customs Invoice and CBAM service on")) {
    const { value, done } = await reader.read();
    assert.ok(!done, said);
    said += new TextDecoder().decode(value);
  }
  const { success } = await new Deno.Command(Deno.execPath(), { args: health.slice(1), env, cwd: root })
    .output();
  assert.ok(success);
  child.kill("SIGTERM");
  assert.equal((await child.status).code, 0);
  await reader.cancel();
});
