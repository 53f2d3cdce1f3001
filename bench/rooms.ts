/**
 * Floors of `src` as a table: files, lines and folders of each, the arrows between its folders (one for each pair of which
 * one imports the other), pairs of folders that import each other, folders that stand in a circle, and imports that go up
 * to a floor above or across to one beside. Below it every such pair and import by name, and the totals of floors, folders
 * and files. Give it other checkouts to compare:
 *
 *     deno task bench bench/rooms.ts [DIRECTORY OF src] ...
 */

/** Floors by height; those of one height know nothing of each other. Programs in `src` itself are of the composition. */
const heights: ReadonlyArray<ReadonlyArray<string>> = [
  ["kernel"],
  ["contract"],
  ["domain"],
  ["application"],
  ["adapters", "http"],
  ["web"],
  ["features"],
  ["composition"],
];

interface Source {
  /** From `src`, such as `http/server/answer.ts`. */
  readonly path: string;
  readonly lines: number;
  /** Files of the same project that it imports, as paths from `src`. */
  readonly imports: ReadonlyArray<string>;
}

const filesBelow = (directory: URL): ReadonlyArray<URL> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) =>
    isDirectory
      ? filesBelow(new URL(`${name}/`, directory))
      : /\.tsx?$/.test(name) && !name.endsWith(".d.ts")
      ? [new URL(name, directory)]
      : []
  );

const sourcesBelow = (root: URL): ReadonlyArray<Source> =>
  filesBelow(root).map((url) => {
    const text = Deno.readTextFileSync(url);
    const code = text.replace(/\/\*[\s\S]*?\*\//g, "");
    return {
      path: url.href.slice(root.href.length),
      lines: text.split("\n").length - 1,
      imports: [...code.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.tsx?)"/g)]
        .map(([, path = ""]) => new URL(path, url).href)
        .filter((href) => href.startsWith(root.href))
        .map((href) => href.slice(root.href.length)),
    };
  });

const floorOf = (path: string): string => path.includes("/") ? path.split("/")[0] ?? "" : "composition";
const folderOf = (path: string): string => path.split("/").slice(0, -1).join("/") || "src";
const heightOf = (floor: string): number => heights.findIndex((floors) => floors.includes(floor));

/** How often each room imports from each other one. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, number>>;

const arrowsOf = (sources: ReadonlyArray<Source>, roomOf: (path: string) => string): Arrows => {
  const arrows = new Map<string, Map<string, number>>();
  for (const { path, imports } of sources) {
    const from = roomOf(path);
    const targets = arrows.get(from) ?? new Map<string, number>();
    arrows.set(from, targets);
    for (const to of imports.map(roomOf)) {
      if (to !== from) targets.set(to, (targets.get(to) ?? 0) + 1);
    }
  }
  return arrows;
};

const reached = (arrows: Arrows, from: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const to of arrows.get(next)?.keys() ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return seen;
};

const count = (arrows: Arrows): number => [...arrows.values()].reduce((sum, { size }) => sum + size, 0);
const circled = (arrows: Arrows): ReadonlyArray<string> =>
  [...arrows.keys()].filter((room) => reached(arrows, room).has(room));

/** Pairs of rooms that import each other, with the number of imports each way. */
const mutual = (arrows: Arrows): ReadonlyArray<string> =>
  [...arrows].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, there]) => {
      const back = arrows.get(to)?.get(from);
      return back === undefined || from > to ? [] : [`${from} and ${to}: ${there} and ${back}`];
    })
  );

/** Imports of a floor above or beside. */
const upward = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources.flatMap(({ path, imports }) =>
    imports.filter((to) => floorOf(to) !== floorOf(path) && heightOf(floorOf(to)) >= heightOf(floorOf(path)))
      .map((to) => `${path} imports ${to}`)
  );

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

const table = (rows: ReadonlyArray<ReadonlyArray<string | number>>): void => {
  const cells = rows.map((row) => row.map(String));
  const widths = cells[0]?.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0))) ?? [];
  for (const [index, row] of cells.entries()) {
    const padded = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)
    );
    print(`| ${padded.join(" | ")} |`);
    if (index === 0) print(`| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  }
};

const named = (what: string, items: ReadonlyArray<string>): void => {
  if (items.length > 0) print(`\n${what}:\n${items.map((item) => `- ${item}`).join("\n")}`);
};

const rowOf = (floor: string, all: ReadonlyArray<Source>): ReadonlyArray<string | number> => {
  const own = all.filter(({ path }) => floorOf(path) === floor);
  const inside = own.map((source) => ({
    ...source,
    imports: source.imports.filter((to) => floorOf(to) === floor),
  }));
  const arrows = arrowsOf(inside, folderOf);
  return [
    floor,
    own.length,
    own.reduce((sum, { lines }) => sum + lines, 0),
    arrows.size,
    count(arrows),
    mutual(arrows).length,
    circled(arrows).length,
    upward(all).filter((found) => floorOf(found) === floor).length,
  ];
};

const given = Deno.args.length > 0 ? Deno.args : [new URL("../src", import.meta.url).pathname];
for (const directory of given) {
  const sources = sourcesBelow(new URL(`file://${Deno.realPathSync(directory)}/`));
  const known = heights.flat();
  const others = [...new Set(sources.map(({ path }) => floorOf(path)))].filter((floor) =>
    !known.includes(floor)
  );
  const rows = [...known, ...others].map((floor) => rowOf(floor, sources)).filter(([, files]) => files !== 0);
  const sums = rows[0]?.slice(1).map((_, column) =>
    rows.reduce((sum, row) => sum + Number(row[column + 1]), 0)
  );
  print(`${directory}:\n`);
  table([
    ["floor", "files", "lines", "folders", "arrows inside", "mutual", "in a circle", "upward"],
    ...rows,
    ["sum", ...sums ?? []],
  ]);
  named("Folders that import each other", mutual(arrowsOf(sources, folderOf)));
  named("Imports that go up or across", upward(sources));
  print("");
  for (const [name, roomOf] of [["floors", floorOf], ["folders", folderOf], ["files", String]] as const) {
    const arrows = arrowsOf(sources, roomOf);
    print(`${name}: ${arrows.size}, arrows ${count(arrows)}, in a circle ${circled(arrows).length}`);
  }
  for (const [floor, targets] of arrowsOf(sources, floorOf)) {
    print(`${floor} -> ${[...targets.keys()].sort().join(", ") || "nothing"}`);
  }
}
