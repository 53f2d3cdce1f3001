/** The servers of the bench of short requests: each a process of its own, with what it costs of CPU. */
import { mostCallsPerHour } from "../src/domain/accounts/access.ts";
import { freePort } from "../tests/support/process.ts";

/** A server that answers; `await using` stops it. */
export interface Server extends AsyncDisposable {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
}

/** How a server is started. */
export interface Program {
  readonly name: string;
  readonly args: (port: number) => ReadonlyArray<string>;
  readonly env?: Readonly<Record<string, string>>;
  /** The working tree that it belongs to; this one unless told otherwise. */
  readonly directory?: string;
}

const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then((answer) => answer.body?.cancel()).then(() => true, () => false);

/** Starts a program and waits until it answers. */
export const start = async ({ name, args, env, directory = "." }: Program): Promise<Server> => {
  const port = freePort();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--lock=tests/deno.lock", ...args(port)],
    cwd: directory,
    env: { ...env, PORT: String(port) },
    stdout: "null",
  }).spawn();
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isUp(origin))) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    name,
    origin,
    pid: child.pid,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await child.status;
    },
  };
};

/** The service of a working tree behind a proxy, with the widest limit that an operator may set for calls without a key. */
export const startService = async (name: string, directory: string): Promise<Server> => {
  const data = await Deno.makeTempDir();
  const env = { DATA_DIR: data, TRUSTED_PROXIES: "127.0.0.1" };
  const server = await start({ name, directory, env, args: () => ["src/main.ts", "dev"] });
  const limits = ["tier", "set", "anonymous", "--api-rate-per-hour", String(mostCallsPerHour)];
  const told = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "--no-check", "--lock=tests/deno.lock", "src/admin.ts", ...limits],
    cwd: directory,
    env,
  }).output();
  if (!told.success) throw new Error(new TextDecoder().decode(told.stderr));
  await new Promise((resolve) => setTimeout(resolve, 6_000)); // A change of a tier is live within five seconds.
  return {
    ...server,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await Deno.remove(data, { recursive: true });
    },
  };
};

const ticksPerSecond = 100;

/** User and system time of the process so far, in microseconds. */
export const cpuMicroseconds = (pid: number): number => {
  const stat = Deno.readTextFileSync(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 1_000_000 / ticksPerSecond;
};

/** What a load came to. */
export interface Load {
  readonly perSecond: number;
  /** CPU of the server's process, all threads, in microseconds. */
  readonly cpuPerRequest: number;
}

/** Loads a server with the addresses of a file, a line each. */
export const load = async (server: Server, file: string, seconds: number): Promise<Load> => {
  const before = cpuMicroseconds(server.pid);
  const { stdout, stderr } = await new Deno.Command("wrk", {
    args: ["-t1", "-c32", `-d${seconds}s`, "-s", "bench/http_load.lua", server.origin, "--", file],
    stdout: "piped",
    stderr: "piped",
  }).output();
  if (stderr.length > 0) throw new Error(new TextDecoder().decode(stderr));
  const cpu = cpuMicroseconds(server.pid) - before;
  const text = new TextDecoder().decode(stdout);
  if (text.includes("Non-2xx")) throw new Error(`${server.name} refused: ${text}`);
  const [, requests] = /(\d+) requests in/.exec(text) ?? [];
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  return { perSecond: Number(perSecond), cpuPerRequest: cpu / Number(requests) };
};
