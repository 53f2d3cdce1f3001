/**
 * Starts a built image as a cluster would: Debian's runc, the image's own user and command, a read-only root, no
 * capabilities, no new privileges. The network is this machine's.
 */
import assert from "node:assert/strict";
import type { BuiltImage } from "./image.ts";

/** What an ended command said. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A running container. */
export interface Container {
  /** Both outputs of its first process so far. */
  readonly said: () => string;
  /** Runs a command beside the first process, as `docker exec` does. */
  readonly exec: (words: ReadonlyArray<string>, env?: Readonly<Record<string, string>>) => Promise<Ended>;
  /** Signals the first process, and waits for the container's end: its exit code. */
  readonly end: (signal: "TERM" | "KILL") => Promise<number>;
  /** The exit code, once it ended. */
  readonly code: Promise<number>;
}

/** How a container is started. */
export interface ContainerOptions {
  readonly env: Readonly<Record<string, string>>;
  /** The command instead of the image's own. */
  readonly command?: ReadonlyArray<string>;
  /** Directories and files of this machine, by their place in the container. */
  readonly volumes?: Readonly<Record<string, string>>;
}

const processOf = ({ config }: BuiltImage, { env, command }: ContainerOptions) => {
  const [uid, gid] = config.User.split(":").map(Number);
  return {
    terminal: false,
    user: { uid, gid },
    args: [...config.Entrypoint, ...(command ?? config.Cmd)],
    cwd: config.WorkingDir,
    env: [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
    capabilities: { bounding: [], effective: [], permitted: [] },
    noNewPrivileges: true,
  };
};

const bundleOf = (image: BuiltImage, options: ContainerOptions) => ({
  ociVersion: "1.0.2",
  root: { path: image.root, readonly: true },
  process: processOf(image, options),
  mounts: [
    { destination: "/proc", type: "proc", source: "proc" },
    { destination: "/dev", type: "tmpfs", source: "tmpfs", options: ["nosuid", "mode=755", "size=64k"] },
    ...Object.entries(options.volumes ?? {}).map(([destination, source]) => ({
      destination,
      source,
      type: "bind",
      options: ["rbind", "rw"],
    })),
  ],
  linux: { namespaces: ["pid", "ipc", "uts", "mount"].map((type) => ({ type })) },
});

/** What still runs, for the case that a test failed half-way. */
const running = new Set<string>();

/** Ends every container that a failed test left. */
export const endContainers = async (): Promise<void> => {
  for (const id of running) await runc("delete", "--force", id);
};

const runc = async (...args: ReadonlyArray<string>): Promise<Ended> => {
  const { code, stdout, stderr } = await new Deno.Command("runc", { args: [...args] }).output();
  const text = new TextDecoder();
  return { code, out: text.decode(stdout).trim(), error: text.decode(stderr).trim() };
};

/** Starts it; what it says is kept. */
export const startContainer = async (image: BuiltImage, options: ContainerOptions): Promise<Container> => {
  const bundle = await Deno.makeTempDir();
  await Deno.writeTextFile(`${bundle}/config.json`, JSON.stringify(bundleOf(image, options)));
  const id = `customs-${crypto.randomUUID()}`;
  const child = new Deno.Command("runc", {
    args: ["run", "--bundle", bundle, id],
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let said = "";
  const keep = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) said += text;
  };
  running.add(id);
  const kept = Promise.all([keep(child.stdout), keep(child.stderr)]);
  const code = (async () => {
    const status = await child.status;
    await kept;
    await Deno.remove(bundle, { recursive: true });
    running.delete(id);
    return status.code;
  })();
  return {
    said: () => said,
    code,
    exec: (words, env = {}) =>
      runc(
        "exec",
        ...Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
        id,
        ...words,
      ),
    end: async (signal) => {
      const { code: killed, error } = await runc("kill", id, signal);
      assert.equal(killed, 0, error);
      return await code;
    },
  };
};
