/** The flags that the programs are started with, and that the program that prints them starts without packages. */
import assert from "node:assert/strict";
import { permissionFlags, type ProgramName, programs } from "../../src/composition/permissions.ts";
import { names } from "../../src/composition/setting_names.ts";

const flagsOf = (program: ProgramName, env: Readonly<Record<string, string>> = {}) =>
  permissionFlags(program, "/app", (name) => env[name], "/app");

/** What is read of the checkout. */
const checkout = [
  "src",
  "sql",
  "fixtures",
  "docs",
  "node_modules",
  "deno.json",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
]
  .map((path) => `/app/${path}`).join(",");

Deno.test("production reads its sources, tables and packages, nothing else of its checkout, and writes nothing, unless the settings name files", () => {
  const flags = flagsOf("start");
  assert.ok(flags.includes(`--allow-read=${checkout}`));
  assert.doesNotMatch(
    flags.join(" "),
    /--allow-read=(?:[^ ]*,)?\/app(?:,| |$)|\.git/,
    "all of the checkout, or its history",
  );
  assert.ok(!flags.some((flag) => flag.startsWith("--allow-write") || flag.startsWith("--allow-run")));
  assert.ok(flags.includes("--no-prompt"));
});

Deno.test("every program has the same flags of the engine, which keeps what it compiled for these alone", () => {
  for (const program of programs) {
    const engine = flagsOf(program).filter((flag) => flag.startsWith("--v8-flags="));
    assert.deepEqual(engine, ["--v8-flags=--wasm-tiering-budget=1000000000"], program);
  }
});

Deno.test("a program may read each setting, and no other variable of the operator's", () => {
  const env = flagsOf("start").find((flag) => flag.startsWith("--allow-env="))?.slice(12).split(",") ?? [];
  assert.deepEqual(env.slice(0, names.length), names);
  assert.deepEqual(env.slice(names.length), [
    "PG*",
    "NODE_PG_FORCE_NATIVE",
    "NO_COLOR",
    "FORCE_COLOR",
    "TERM",
  ]);
});

Deno.test("files that the settings name are opened: data, TLS, the database's certificates and socket", () => {
  const flags = flagsOf("start", {
    DATA_DIR: "/data",
    TLS_CERT_FILE: "/tls/cert.pem",
    TLS_KEY_FILE: "/tls/key,1.pem",
    DATABASE_URL: "postgres:///customs?host=/run/postgresql&sslrootcert=/tls/ca.pem",
  });
  assert.ok(
    flags.includes(
      `--allow-read=${checkout},/data,/run/postgresql,/tls/cert.pem,/tls/key,,1.pem,/tls/ca.pem`,
    ),
    flags.join(" "),
  );
  assert.ok(flags.includes("--allow-write=/data,/run/postgresql"));
  const two = flagsOf("start", { DATABASE_URL: "postgres://u:p@a,b/customs?sslrootcert=/tls/ca.pem" });
  assert.ok(two.includes(`--allow-read=${checkout},/tls/ca.pem`), two.join(" "));
  assert.ok(flagsOf("dev").includes("--allow-write=data"));
});

Deno.test("the network is open to the hosts that the settings name, and to the socket of commands", () => {
  const net = (program: ProgramName, env: Readonly<Record<string, string>>) =>
    flagsOf(program, env).filter((flag) => flag.startsWith("--allow-net"));
  const own = "--allow-net=127.0.0.1,localhost,[::1]";
  assert.deepEqual(net("dev", {}), [`${own},unix:/app/data/control.sock,0.0.0.0`]);
  assert.deepEqual(net("admin", { DATA_DIR: "/srv/x" }), [`${own},unix:/srv/x/control.sock,0.0.0.0`]);
  assert.deepEqual(net("start", { SMTP_URL: "smtp://mail.example.com" }), [
    `${own},0.0.0.0,mail.example.com`,
  ]);
  assert.deepEqual(
    net("start", { SMTP_URL: "mail" }),
    ["--allow-net"],
    "the start says what is wrong with it",
  );
});

Deno.test("a path with white space, which would end the flag, opens all files instead of none", () => {
  const flags = flagsOf("dev", { DATA_DIR: "/home/a/my data" });
  for (const flag of ["--allow-read", "--allow-write", "--allow-net"]) assert.ok(flags.includes(flag), flag);
});

Deno.test("the flags are printed without a package: they are there before packages are installed", async () => {
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-config", "--no-npm", "--allow-env", "src/permissions.ts", "start"],
    clearEnv: true,
    stderr: "null",
  }).output();
  assert.equal(code, 0);
  assert.equal(
    new TextDecoder().decode(stdout).trim(),
    permissionFlags("start", ".", () => undefined, Deno.cwd()).join(" "),
  );
});
