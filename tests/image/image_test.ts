/** The image: built from the Dockerfile, started as its own user on a read-only root, used, killed, started again. */
import assert from "node:assert/strict";
import { buy, findAgain, keyIn, recipient } from "../support/customer.ts";
import {
  type Container,
  type ContainerOptions,
  endContainers,
  startContainer,
} from "../support/container.ts";
import { buildImage, type BuiltImage, canBuild } from "../support/image.ts";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { freePort, production, until } from "../support/process.ts";
import { s3Environment, startS3Store } from "../support/s3_store.ts";
import { startSmtp } from "../support/smtp_server.ts";
import { hasOpenssl, selfSigned } from "../support/tls.ts";

const canRun = canBuild && hasPostgres && hasOpenssl;

const ownLimitBytes = 350_000_000;

/** A directory that the image's user owns, as a volume's is. */
const makeVolume = async ({ config }: BuiltImage): Promise<string> => {
  const volume = await Deno.makeTempDir();
  const [uid = 0, gid = 0] = config.User.split(":").map(Number);
  await Deno.chown(volume, uid, gid);
  return volume;
};

/** Starts a container that listens on loopback, and waits until it listens. */
const start = async (image: BuiltImage, port: number, options: ContainerOptions): Promise<Container> => {
  const container = await startContainer(image, {
    ...options,
    env: { HOST: "127.0.0.1", PORT: String(port), ...options.env },
  });
  const isListening = () => container.said().includes("Customs Invoice and CBAM service on");
  let isEnded = false;
  container.code.then(() => isEnded = true);
  await until(() => isListening() || isEnded);
  assert.ok(isListening(), container.said());
  const { code, error } = await container.exec(["customs", "health"]);
  assert.equal(code, 0, error);
  return container;
};

const itSaysWhatItIs = ({ config, ownBytes }: BuiltImage): void => {
  const { version } = JSON.parse(Deno.readTextFileSync(new URL("../../deno.json", import.meta.url)));
  assert.equal(config.Labels["org.opencontainers.image.licenses"], "MIT");
  const labelled = config.Labels["org.opencontainers.image.version"];
  assert.ok(version === labelled, `ARG VERSION of the Dockerfile is ${labelled}, deno.json's is ${version}`);
  assert.deepEqual(config.Healthcheck.Test, ["CMD", "customs", "health"]);
  assert.ok(ownBytes < ownLimitBytes, `${ownBytes} bytes beside the base`);
};

const embeddedDefault = async (image: BuiltImage): Promise<void> => {
  const volume = await makeVolume(image);
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const options = { env: {}, volumes: { "/data": volume } };
  const first = await start(image, port, options);
  const customer = { origin, key: keyIn(first.said()) };
  const bought = await buy(customer);
  const listed = await first.exec(["admin", "account", "list"]);
  assert.match(listed.out, /demo@example\.com/, listed.error);
  assert.match(listed.error, /the embedded database in \/data/);
  assert.equal((await first.exec(["touch", "/app/x"])).code, 1);
  for (
    const path of [
      "/docs",
      "/docs/changelog",
      "/docs/assets/swagger-ui-bundle.js",
      "/docs/pictures/report.png",
    ]
  ) {
    const answer = await fetch(`${origin}${path}`);
    assert.ok((await answer.arrayBuffer()).byteLength > 1_000 && answer.status === 200, path);
  }
  assert.equal((await first.exec(["customs", "health"], { PORT: "1" })).code, 1);
  assert.equal(await first.end("KILL"), 137);
  const second = await start(image, port, options);
  assert.ok(!second.said().includes("cik_"), "the key is shown twice");
  await findAgain(customer, bought);
  assert.equal(await second.end("TERM"), 0, second.said());
  await Deno.remove(volume, { recursive: true });
};

const withTls = async (image: BuiltImage): Promise<void> => {
  const [volume, certificate] = [await makeVolume(image), await Deno.makeTempDir()];
  await Deno.chmod(certificate, 0o755);
  await selfSigned(certificate);
  const tls = await start(image, freePort(), {
    env: { TLS_CERT_FILE: "/run/tls/cert.pem", TLS_KEY_FILE: "/run/tls/key.pem" },
    volumes: { "/data": volume, "/run/tls": certificate },
  });
  assert.match(tls.said(), /curl --insecure .* 'https:\/\/localhost:/);
  assert.equal(await tls.end("TERM"), 0, tls.said());
  for (const directory of [volume, certificate]) await Deno.remove(directory, { recursive: true });
};

const inProduction = async (image: BuiltImage): Promise<void> => {
  const unset = await startContainer(image, { env: {}, command: ["customs", "start"] });
  assert.equal(await unset.code, 1);
  assert.match(unset.said().trim(), /^The service does not start\. [^\n]*DATABASE_URL must be set[^\n]*$/);
  const [postgres, store, smtp] = [await startPostgres(), await startS3Store(), await startSmtp()];
  const port = freePort();
  const env = {
    ...production,
    DATABASE_URL: postgres.url,
    ...s3Environment(store.settings),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: "customs@example.com",
  };
  const first = await start(image, port, { env });
  const operate = async (...words: ReadonlyArray<string>): Promise<string> => {
    const { code, out, error } = await first.exec(["admin", ...words]);
    assert.equal(code, 0, error);
    return out;
  };
  await operate("account", "create", "--email", "a@example.com", "--tier", "enterprise");
  const permissions = "cbam:read,cbam:bulk,reports:write,invoices:write";
  const key = keyIn(
    await operate("key", "create", "--account", "a@example.com", "--permissions", permissions),
  );
  const customer = { origin: `http://127.0.0.1:${port}`, key };
  const bought = await buy(customer);
  assert.equal(await first.end("KILL"), 137);
  const second = await start(image, port, { env });
  await findAgain(customer, bought);
  await until(() => smtp.received.length > 0);
  assert.deepEqual(smtp.received[0]?.to, [recipient]);
  assert.equal(await second.end("TERM"), 0, second.said());
  await Promise.all([postgres.remove(), store.stop(), smtp.stop()]);
};

Deno.test({
  name: `the image of the Dockerfile${
    canRun ? "" : " (ignored: no root, buildah, debootstrap, runc, PostgreSQL or openssl)"
  }`,
  ignore: !canRun,
  fn: async (t) => {
    const image = await buildImage();
    await t.step("takes at most 350 MB beside its base, and says what it is", () => itSaysWhatItIs(image));
    await t.step(
      "on a volume: prints a key, serves, is killed, and keeps what was made",
      () => embeddedDefault(image),
    );
    await t.step("with TLS of its own: is healthy, and prints a line that works", () => withTls(image));
    await t.step(
      "on PostgreSQL, S3 and SMTP: serves, is killed, and keeps what was made",
      () => inProduction(image),
    );
    await endContainers();
    await image.remove();
  },
});
