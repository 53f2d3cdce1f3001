/** The service as its users start it: `deno task dev`, settings from the environment, signals. */
import assert from "node:assert/strict";
import { patientEngine } from "../../src/composition/permissions.ts";
import { isInstalled } from "../support/installed.ts";
import { freePort, runToEnd, startTask } from "../support/process.ts";
import { hasOpenssl, selfSigned } from "../support/tls.ts";

const answers = [
  ["cn=72083900&country=CHN&tonnage=1&import=2026-02-15", 163.53],
  ["cn=72083900&country=IND&tonnage=100&import=2026-02-15", 25413.28],
  ["cn=72083900&country=TUR&tonnage=100&import=2026-08-15", 10990.13],
  ["cn=76011090&country=IND&tonnage=50&import=2026-05-15", 2520.28],
  ["cn=28080000&country=ALB&tonnage=100&import=2026-02-15", 16731.05],
  ["cn=25231000&country=DZA&tonnage=1000&import=2026-08-15&production_route=(A)", 62452.07],
] as const;

Deno.test("deno task dev answers the six known answers over HTTP and stops on SIGTERM", async () => {
  const service = await startTask("dev", {});
  for (const [query, cost] of answers) {
    const response = await fetch(`${service.origin}/api/v1/cbam/calculate?${query}`);
    assert.equal((await response.json()).net_cost_eur, cost, query);
  }
  assert.equal(await service.stop(), 0);
});

Deno.test("a wrong setting stops the start with one line that names it", async () => {
  const cases: ReadonlyArray<readonly [Record<string, string>, ReadonlyArray<RegExp>]> = [
    [
      { PORT: "eighty" },
      [/^The service does not start\. PORT must be a port from 0 to 65535, found "eighty"\.$/],
    ],
    [{ TLS_CERT_FILE: "no.pem", TLS_KEY_FILE: "no.key" }, [
      /TLS_CERT_FILE names no\.pem, which can't be read/,
    ]],
    [{
      PORT: "70000",
      LOG_FORMAT: "xml",
      PUBLIC_BASE_URL: "customs.example.com",
      TLS_CERT_FILE: "cert.pem",
      TRUSTED_PROXIES: "127.0.0.1,proxy",
      DATABASE_URL: "localhost",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
    }, [
      /PORT must be a port/,
      /LOG_FORMAT must be pretty or json, found "xml"/,
      /PUBLIC_BASE_URL must be an origin such as/,
      /TLS_CERT_FILE and TLS_KEY_FILE belong together/,
      /TRUSTED_PROXIES must list addresses and CIDR blocks.*"proxy"/,
      /DATABASE_URL must be an address such as postgres:/,
      /OTEL_DENO must be true/,
    ]],
    [{ OTEL_DENO: "true" }, [/OTEL_SERVICE_NAME must be set when OTEL_DENO is true/]],
  ];
  for (const [env, sentences] of cases) {
    const { code, stderr } = await runToEnd("dev", env);
    assert.equal(code, 1);
    for (const sentence of sentences) assert.match(stderr, sentence);
    assert.equal(stderr.split("\n").length, 1, stderr);
  }
});

Deno.test("a wrong setting is told before the tables of law are read", async () => {
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", patientEngine, "--allow-all", "--deny-read=fixtures", "--no-check", "src/main.ts", "dev"],
    env: { PORT: "eighty", DATA_DIR: await Deno.makeTempDir() },
  }).output();
  assert.equal(code, 1);
  assert.match(new TextDecoder().decode(stderr), /PORT must be a port from 0 to 65535, found "eighty"/);
});

Deno.test("production doesn't start without a database server", async () => {
  const { code, stderr } = await runToEnd("start", {});
  assert.equal(code, 1);
  assert.match(stderr, /DATABASE_URL must be set in production/);
});

Deno.test("production doesn't start without its public address, a signing secret, or with half of an S3 store", async () => {
  const { code, stderr } = await runToEnd("start", {
    DATABASE_URL: "postgres://127.0.0.1:1/none",
    PUBLIC_BASE_URL: "",
    SIGNING_SECRET: "",
    S3_ENDPOINT: "https://s3.example.com",
  });
  assert.equal(code, 1);
  assert.match(stderr, /PUBLIC_BASE_URL must be set in production: the origin/);
  assert.match(stderr, /SIGNING_SECRET must be set in production/);
  assert.match(stderr, /S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too/);
});

Deno.test("production that keeps documents and mails in files says what that means", async () => {
  const service = await startTask("start", {
    DATABASE_URL: "postgres://127.0.0.1:1/none",
    HOST: "127.0.0.1",
    HTTP_REDIRECT_PORT: "0",
  });
  assert.match(
    service.said(),
    /do nothing as the others are set: HTTP_REDIRECT_PORT \(needs TLS_CERT_FILE\)/,
  );
  assert.match(service.said(), /SMTP_URL is not set: mails reach no one/);
  assert.match(service.said(), /S3_ENDPOINT is not set: documents are files/);
  assert.equal(await service.stop(), 0);
});

Deno.test("a port that is taken stops the start with one line", async () => {
  const holder = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { code, stderr } = await runToEnd("dev", { PORT: String(holder.addr.port) });
  holder.close();
  assert.equal(code, 1);
  assert.match(stderr, new RegExp(`can't listen on 127\\.0\\.0\\.1:${holder.addr.port}`));
});

const hasTools = hasOpenssl && isInstalled("curl");

Deno.test({
  name: `the service's own TLS listener answers, and its plain port redirects${
    hasTools ? "" : " (ignored: no openssl or no curl)"
  }`,
  ignore: !hasTools,
  fn: async () => {
    const directory = await Deno.makeTempDir();
    const { certFile, keyFile } = await selfSigned(directory);
    const [port, redirectPort] = [freePort(), freePort()];
    const service = await startTask("dev", {
      PORT: String(port),
      HTTP_REDIRECT_PORT: String(redirectPort),
      TLS_CERT_FILE: certFile,
      TLS_KEY_FILE: keyFile,
    });
    const [, shown = ""] = /(curl .*)/.exec(service.said()) ?? [];
    const pasted = await new Deno.Command("sh", { args: ["-c", shown], stderr: "null" }).output();
    assert.match(new TextDecoder().decode(pasted.stdout), /"net_cost_eur":163\.53/, shown);
    const caCerts = [await Deno.readTextFile(certFile)];
    const old = await Deno.connectTls({ hostname: "localhost", port, caCerts, alpnProtocols: ["http/1.0"] });
    await old.write(new TextEncoder().encode("GET /healthz HTTP/1.0\r\n\r\n"));
    assert.match(await new Response(old.readable).text(), /^HTTP\/1\.0 200 OK\r\n/);
    const nameless = await Deno.connectTls({ hostname: "localhost", port, caCerts });
    await nameless.write(new TextEncoder().encode("GET /sign-in HTTP/1.0\r\n\r\n"));
    assert.match(await new Response(nameless.readable).text(), /^HTTP\/1\.0 400 /);
    const client = Deno.createHttpClient({ caCerts });
    const secure = await fetch(`https://localhost:${port}/healthz`, { client });
    assert.deepEqual(await secure.json(), { status: "ok" });
    client.close();
    const plain = await fetch(`http://localhost:${redirectPort}/api/v1/cbam/search?q=coil`, {
      redirect: "manual",
    });
    assert.equal(plain.status, 308);
    assert.equal(plain.headers.get("location"), `https://localhost:${port}/api/v1/cbam/search?q=coil`);
    await plain.body?.cancel();
    assert.equal(await service.stop(), 0);
    await Deno.remove(directory, { recursive: true });
  },
});
