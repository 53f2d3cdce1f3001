/** The service as a process of its own, started by the project's own task. */
import assert from "node:assert/strict";
import { patientEngine } from "../../src/composition/permissions.ts";
import { endedAfterTests } from "./left_running.ts";

/** Below the ports that Linux gives to clients: one of those may be a client's before the program that it is for starts. */
const programPorts = { from: 12_000, to: 32_000 } as const;

const isFree = (port: number): boolean => {
  try {
    Deno.listen({ hostname: "127.0.0.1", port }).close();
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) return false;
    throw error;
  }
};

/**
 * Returns a port that is free now, for programs that can't say which one they took: PostgreSQL, PgBouncer, proxies, and
 * a service whose own address is among its settings. Everything else listens on port 0 and says its port.
 */
export const freePort = (): number => {
  const { from, to } = programPorts;
  const port = from + Math.floor(Math.random() * (to - from));
  return isFree(port) ? port : freePort();
};

/** Whether a program succeeds on this machine. The thread stands still until it ends, at the latest after ten seconds. */
export const succeeds = (program: string, ...args: ReadonlyArray<string>): boolean => {
  try {
    return new Deno.Command("timeout", { args: ["10", program, ...args], stdout: "null", stderr: "null" })
      .outputSync().success;
  } catch {
    return false;
  }
};

/**
 * Registers tests that need programs of the machine; where one is missing, they are named as ignored.
 * @param lacks what is missing then
 */
export const where = (canRun: boolean, lacks: string): (name: string, fn: () => Promise<void>) => void => {
  return (name, fn) =>
    Deno.test({ name: canRun ? name : `${name} (ignored: no ${lacks})`, ignore: !canRun, fn });
};

/** Runs a task on a data directory of its own to its end: its exit code and what it said on standard error. */
export const runToEnd = async (
  task: string,
  env: Record<string, string>,
): Promise<{ readonly code: number; readonly stderr: string }> => {
  const directory = await Deno.makeTempDir();
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", task],
    env: { DATA_DIR: directory, ...env },
    stdout: "null",
    stderr: "piped",
  }).output();
  await Deno.remove(directory, { recursive: true });
  return { code, stderr: new TextDecoder().decode(stderr).trim() };
};

/** What an operator's command ended with. */
export interface Commanded {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs an operator's command. */
export const admin = async (
  env: Record<string, string>,
  ...words: ReadonlyArray<string>
): Promise<Commanded> => {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "admin", ...words],
    env,
  }).output();
  const text = new TextDecoder();
  return { code, out: text.decode(stdout).trim(), error: text.decode(stderr).trim() };
};

/** Asks until the answer is yes, for three minutes at most: what takes a second may take many beside other tests. */
export const until = async (ask: () => boolean | Promise<boolean>, seconds = 180): Promise<void> => {
  const end = performance.now() + seconds * 1_000;
  while (!(await ask())) {
    assert.ok(performance.now() < end, `it did not come about within ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** What production asks for beside its database. */
export const production: Readonly<Record<string, string>> = {
  SIGNING_SECRET: "0123456789abcdef".repeat(4),
  PUBLIC_BASE_URL: "https://customs.example.com",
};

/** Returns the port that a listener of the service said it took: the service's own unless another is named. */
export const portSaid = (said: string, name = "Customs Invoice and CBAM service"): number => {
  const [, port] = new RegExp(`${name} on https?://[^"\\s]*:(\\d+)`).exec(said) ?? [];
  assert.ok(port !== undefined, `${name} did not say its port: ${said}`);
  return Number(port);
};

/** A task that runs. */
export interface Running {
  /** Where it listens, on loopback, without TLS. */
  readonly origin: string;
  /** Its port, as it said. */
  readonly port: number;
  /** Its standard output so far. */
  readonly said: () => string;
  /** Asks it to stop, waits for its end, and hands over its exit code. */
  readonly stop: () => Promise<number>;
}

/** Reads what the process says until it listens. */
export const untilListening = async (
  child: Deno.ChildProcess,
): Promise<{ readonly reader: ReadableStreamDefaultReader<string>; readonly said: string }> => {
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let said = "";
  while (!/Customs Invoice and CBAM service on https?:.*\n/.test(said)) {
    const { value, done } = await reader.read();
    assert.ok(!done, `the service ended before it listened: ${said}`);
    said += value;
  }
  return { reader, said };
};

/** Starts a task on a data directory of its own unless told otherwise, and waits until it says that it listens. */
export const startTask = async (task: string, env: Record<string, string>): Promise<Running> => {
  const directory = await Deno.makeTempDir();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", task],
    env: {
      LOG_FORMAT: "json",
      PORT: "0",
      DATA_DIR: directory,
      ...(task === "start" ? production : undefined),
      ...env,
    },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const listening = await untilListening(child);
  const { reader } = listening;
  let { said } = listening;
  const port = portSaid(said);
  const drain = (async () => {
    while (true) {
      const { value, done } = await reader.read();
      if (done) return;
      said += value;
    }
  })();
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    said: () => said,
    stop: endedAfterTests(async () => {
      child.kill("SIGTERM");
      const { code } = await child.status;
      await drain;
      await Deno.remove(directory, { recursive: true });
      return code;
    }),
  };
};

/** The service without a task around it, so that it can be killed. */
export interface Killable {
  /** Where it listens, on loopback. */
  readonly origin: string;
  /** Its port, as it said. */
  readonly port: number;
  /** What it said until it listened. */
  readonly said: string;
  /** Its process. */
  readonly pid: number;
  readonly kill: () => Promise<void>;
}

/** The sources that a service runs from. */
interface Sources {
  readonly main: string;
  readonly flags: ReadonlyArray<string>;
}

const thisCheckout: Sources = { main: new URL("../../src/main.ts", import.meta.url).pathname, flags: [] };

/** Starts the service, on the embedded database unless told otherwise, and waits until it says that it listens. */
export const startKillable = async (
  env: Record<string, string>,
  mode: "dev" | "start" = "dev",
  { main, flags }: Sources = thisCheckout,
): Promise<Killable> => {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", patientEngine, "--allow-all", "--no-check", ...flags, main, mode],
    env: { LOG_FORMAT: "json", PORT: "0", ...env },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const { reader, said } = await untilListening(child);
  const port = portSaid(said);
  // A process whose lines nobody reads stands still once the pipe is full.
  const drained = (async () => {
    while (!(await reader.read()).done);
  })();
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    said,
    pid: child.pid,
    kill: endedAfterTests(async () => {
      child.kill("SIGKILL");
      await child.status;
      await drained;
    }),
  };
};
