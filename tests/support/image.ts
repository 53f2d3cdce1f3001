/**
 * Builds the Dockerfile without a container engine and without a registry: Debian's buildah on a stand-in for the
 * base image, which is made of Debian's packages and this Deno. Packages come from this machine's own cache.
 */
import assert from "node:assert/strict";
import { madeOnce, ownShell } from "./made_once.ts";
import { isInstalled } from "./installed.ts";

/** Whether an image can be built and started here. */
export const canBuild = Deno.uid() === 0 && isInstalled("buildah") &&
  isInstalled("runc") && isInstalled("debootstrap");

/** What the image says of itself. */
export interface ImageConfig {
  readonly User: string;
  readonly Env: ReadonlyArray<string>;
  readonly Entrypoint: ReadonlyArray<string>;
  readonly Cmd: ReadonlyArray<string>;
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, unknown>>;
  readonly Labels: Readonly<Record<string, string>>;
  readonly Healthcheck: { readonly Test: ReadonlyArray<string> };
}

/** An image whose files are mounted. */
export interface BuiltImage {
  readonly config: ImageConfig;
  /** The directory of its whole file system. */
  readonly root: string;
  /** What it takes unpacked beside its base, in bytes. */
  readonly ownBytes: number;
  readonly remove: () => Promise<void>;
}

const root = new URL("../../", import.meta.url).pathname;
const baseName = "docker.io/denoland/deno:2.9.6";
const name = "localhost/customs:test";
const bootstrapFlags = ["--variant=minbase", "--include=ca-certificates,tini"];

const run = async (
  command: string,
  args: ReadonlyArray<string>,
  env: Record<string, string> = {},
): Promise<string> => {
  const { success, stdout, stderr } = await new Deno.Command(command, { args: [...args], env }).output();
  const said = new TextDecoder().decode(stdout);
  assert.ok(success, `${command} ${args.join(" ")}: ${said}${new TextDecoder().decode(stderr)}`);
  return said.trim();
};

/** Where this machine gets Debian's packages from, and which release it has. */
const debian = (): { readonly release: string; readonly mirror: string } => {
  const [, release = ""] = /VERSION_CODENAME=(\w+)/.exec(Deno.readTextFileSync("/etc/os-release")) ?? [];
  const files = ["/etc/apt/sources.list.d/debian.sources", "/etc/apt/sources.list"];
  const text = files.map((file) => {
    try {
      return Deno.readTextFileSync(file);
    } catch {
      return "";
    }
  }).join("\n");
  const [, mirror] = /^(?:URIs:|deb(?: \[.*\])?) (\S+)/m.exec(text) ?? [];
  assert.ok(mirror !== undefined, "the package sources name no mirror");
  return { release, mirror };
};

/** A small Debian with what the base image has of it here: it takes more work than all that is tested of the image. */
const unpackDebian = madeOnce({
  name: "debian",
  isLarge: true,
  dependsOn: () => Promise.resolve([debian(), bootstrapFlags]),
  make: (directory) => {
    const { release, mirror } = debian();
    return run("debootstrap", [...bootstrapFlags, release, directory, mirror]);
  },
  workplace: () => Deno.makeTempDir(),
  shell: ownShell,
});

/** What the published base image has of what is used here: Deno, tini, certificates, a user of the number 1993. */
const makeBaseRoot = async (directory: string): Promise<void> => {
  await unpackDebian(directory);
  await run("install", ["-m", "755", Deno.execPath(), `${directory}/usr/bin/deno`]);
  await run("chroot", [directory, "useradd", "--uid", "1993", "--user-group", "deno"]);
  await Deno.symlink("usr/bin/tini", `${directory}/tini`);
  await run("sh", ["-c", `rm -rf ${directory}/var/cache/apt/* ${directory}/var/lib/apt/lists/*`]);
};

const sizeOf = async (directory: string): Promise<number> =>
  Number.parseInt(await run("du", ["--summarize", "--block-size=1", directory]));

/** This machine's packages, without a second copy of their bytes where that can be. */
const copyPackages = async (directory: string): Promise<void> => {
  const { denoDir } = JSON.parse(await run(Deno.execPath(), ["info", "--json"], { NO_COLOR: "1" }));
  await Deno.mkdir(directory);
  await run("sh", ["-c", `cp -al ${denoDir}/npm ${directory} || cp -a ${denoDir}/npm ${directory}`]);
};

/** Builds the image, and mounts it. Needs root; takes a minute, and another one the first time on a machine. */
export const buildImage = async (): Promise<BuiltImage> => {
  const work = await Deno.makeTempDir();
  const store = ["--root", `${work}/store`, "--runroot", `${work}/run`];
  const buildah = (...args: ReadonlyArray<string>) =>
    run("buildah", [...store, ...args], { BUILDAH_ISOLATION: "chroot" });
  await makeBaseRoot(`${work}/base`);
  const base = await buildah("from", "scratch");
  await buildah("copy", "--quiet", base, `${work}/base`, "/");
  await buildah("config", "--env", "DENO_DIR=/deno-dir/", "--entrypoint", '["/tini","--"]', base);
  await buildah("commit", "--quiet", base, baseName);
  await copyPackages(`${work}/packages`);
  const volume = `${work}/packages:/deno-dir`;
  const how = ["--format", "docker", "--network", "host", "--pull-never", "--quiet", "--volume", volume];
  await buildah("bud", ...how, "--tag", name, root);
  const { Docker } = JSON.parse(await buildah("inspect", "--type", "image", name));
  const container = await buildah("from", "--pull-never", name);
  const mounted = await buildah("mount", container);
  return {
    config: Docker.config,
    root: mounted,
    ownBytes: await sizeOf(mounted) - await sizeOf(`${work}/base`),
    remove: async () => {
      await buildah("umount", "--all");
      await buildah("rm", "--all");
      await buildah("rmi", "--all", "--force");
      await run("sh", ["-c", `umount ${work}/store/* 2>/dev/null; rm -rf ${work}`]);
    },
  };
};
