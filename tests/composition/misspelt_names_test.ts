/** Names of variables that are almost a setting, and what a start says of them. */
import assert from "node:assert/strict";
import { misspeltLine } from "../../src/composition/misspelt_names.ts";
import { adminNames, names } from "../../src/composition/setting_names.ts";

const line = (...near: ReadonlyArray<string>) =>
  `These variables look like settings and are none, so they are not read: ${near.join(", ")}.`;

Deno.test("names within two letters of a setting are told in one line, without their values", () => {
  assert.equal(
    misspeltLine([
      "PROT",
      "PATH",
      "DATBASE_URL",
      "SIGNING_SECERT",
      "database_url",
      "S3-BUCKET",
      "EMAIL_FROM",
    ]),
    line(
      "DATBASE_URL (DATABASE_URL?)",
      "EMAIL_FROM (MAIL_FROM?)",
      "PROT (PORT?)",
      "S3-BUCKET (S3_BUCKET?)",
      "SIGNING_SECERT (SIGNING_SECRET?)",
      "database_url (DATABASE_URL?)",
    ),
  );
});

Deno.test("settings themselves and what other programs have are not told", () => {
  assert.equal(misspeltLine(names), undefined);
  const others = [
    ..."PATH HOME HOSTNAME HOSTTYPE PWD OLDPWD SHLVL TERM USER LOGNAME LANG LC_ALL TZ SHELL MAIL EDITOR"
      .split(" "),
    ..."PGHOST PGPORT PGDATA PGUSER PGPASSWORD PGDATABASE NODE_ENV DENO_DIR SSL_CERT_FILE SSL_CERT_DIR".split(
      " ",
    ),
    ..."HTTP_PROXY HTTPS_PROXY NO_PROXY HTTP_URL BASE_URL API_URL LOG_LEVEL DEBUG POST COST PART SORT".split(
      " ",
    ),
    ..."OTEL_TRACES_SAMPLER OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_PROTOCOL AWS_REGION".split(" "),
    ..."KUBERNETES_SERVICE_HOST KUBERNETES_PORT CUSTOMS_PORT INVOCATION_ID JOURNAL_STREAM".split(" "),
  ];
  assert.equal(misspeltLine(others), undefined);
});

Deno.test("a command tells those of the settings that commands read", () => {
  assert.equal(misspeltLine(["DATBASE_URL", "METRIC_PORT"], adminNames), line("DATBASE_URL (DATABASE_URL?)"));
});

Deno.test("the program that prints permissions says it on standard error, and prints the flags all the same", async () => {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--allow-env", "src/permissions.ts", "start"],
    cwd: new URL("../../", import.meta.url),
    env: { DATBASE_URL: "postgres://customs:secret@db.example.com/customs" },
  }).output();
  assert.ok(success);
  assert.equal(new TextDecoder().decode(stderr), `${line("DATBASE_URL (DATABASE_URL?)")}\n`);
  assert.match(new TextDecoder().decode(stdout), /^--v8-flags=\S+ --no-prompt /);
});
