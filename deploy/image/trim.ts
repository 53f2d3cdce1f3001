/**
 * Removes from `node_modules` what the service never reads: weights of fonts that are not printed, types, source maps,
 * other builds of the packages that pages are made of.
 * Part of the container's build.
 */
import { fontFiles } from "../../src/adapters/pdf/fonts/fonts.ts";

const printed = new Set(
  Object.values(fontFiles).flatMap(({ regular, bold }) => [regular, bold])
    .map((file) => Deno.realPathSync(new URL(file))),
);

/** The one file of the pages' font that is served. */
const pageFont = "inter-latin-wght-normal.woff2";

const otherBuilds =
  /\/highlight\.js\/(?:lib\/languages|styles|scss)\/|\/swagger-ui-dist\/(?!swagger-ui(?:-bundle\.js|\.css)$).+\.(?:js|css|png|html)$/;

const isUnread = (path: string): boolean =>
  otherBuilds.test(path) || /\.(?:map|d\.ts|d\.cts|d\.mts|ttf\.png)$/.test(path) ||
  path.endsWith(".ttf") && !printed.has(path) || path.endsWith(".woff2") && !path.endsWith(pageFont);

/** @returns how many bytes were removed */
const trim = (directory: string): number => {
  let removed = 0;
  for (const { name, isDirectory, isFile } of Deno.readDirSync(directory)) {
    const path = `${directory}/${name}`;
    if (isDirectory) removed += trim(path);
    if (!isFile || !isUnread(path)) continue;
    removed += Deno.statSync(path).size;
    Deno.removeSync(path);
  }
  return removed;
};

const packages = new URL("../../node_modules/.deno", import.meta.url).pathname;
const removed = trim(packages);
await Deno.stdout.write(new TextEncoder().encode(`${Math.round(removed / 1e6)} MB removed\n`));
