/**
 * How the folders of `src` import each other, as a table: rooms, files and arrows between rooms, and the rooms that
 * stand in a circle. Give it another checkout to compare:
 *
 *     deno task bench bench/rooms.ts [DIRECTORY OF src] ...
 */
const textsBelow = (directory: URL): ReadonlyArray<{ readonly url: URL; readonly text: string }> =>
  [...Deno.readDirSync(directory)].flatMap((entry) =>
    entry.isDirectory
      ? textsBelow(new URL(`${entry.name}/`, directory))
      : entry.name.endsWith(".ts") && !entry.name.endsWith(".d.ts")
      ? [{ url: new URL(entry.name, directory), text: Deno.readTextFileSync(new URL(entry.name, directory)) }]
      : []
  );

/** What a source imports of its own project. */
const importsOf = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/(?:from|import)\s+"(\.[^"]+\.ts)"/g)].map(([, path = ""]) => path);

/** Each room with the rooms that it imports from, itself left out. */
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const arrowsOf = (root: URL, roomOf: (path: string) => string): Arrows => {
  const arrows = new Map<string, Set<string>>();
  const room = (url: URL): string => roomOf(url.href.slice(root.href.length));
  for (const { url, text } of textsBelow(root)) {
    const from = room(url);
    const targets = arrows.get(from) ?? new Set();
    arrows.set(from, targets);
    for (const path of importsOf(text)) {
      const to = room(new URL(path, url));
      if (to !== from) targets.add(to);
    }
  }
  return arrows;
};

const reached = (arrows: Arrows, from: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const to of arrows.get(next) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return seen;
};

const count = (arrows: Arrows): number =>
  [...arrows.values()].reduce((sum, targets) => sum + targets.size, 0);
const circled = (arrows: Arrows): ReadonlyArray<string> =>
  [...arrows.keys()].filter((room) => reached(arrows, room).has(room));

const folderOf = (path: string): string => path.split("/").slice(0, -1).join("/") || "src";
const layerOf = (path: string): string => path.includes("/") ? path.split("/")[0] ?? "" : "src";

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

const given = Deno.args.length > 0 ? Deno.args : [new URL("../src", import.meta.url).pathname];
for (const directory of given) {
  const root = new URL(`file://${Deno.realPathSync(directory)}/`);
  const [layers, folders, files] = [
    arrowsOf(root, layerOf),
    arrowsOf(root, folderOf),
    arrowsOf(root, (path) => path),
  ];
  print(`${directory}:`);
  for (const [name, arrows] of [["layers", layers], ["folders", folders], ["files", files]] as const) {
    print(`  ${name}: ${arrows.size}, arrows ${count(arrows)}, in a circle ${circled(arrows).length}`);
    print(`    ${circled(arrows).join(", ") || "none"}`);
  }
  for (const [room, targets] of layers) print(`  ${room} -> ${[...targets].sort().join(", ") || "nothing"}`);
}
