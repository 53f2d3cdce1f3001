/**
 * Makes the pictures of the documentation: `deno task pictures`. The architecture is drawn from the imports of the floors;
 * the report is one that the service issues (needs pdftoppm), the pages are those of a service that is filled for it.
 */
import { freePort, startTask } from "../support/process.ts";

const root = new URL("../../", import.meta.url);
const pictures = new URL("docs/pictures/", root);

/** A floor and what it holds, or an empty place beside one, through which arrows pass. */
type Place = readonly [floor: string, holds: string] | undefined;

/** The floors, from the top to the bottom of the picture; a floor imports only from those below it. */
const rows: ReadonlyArray<ReadonlyArray<Place>> = [
  [["composition", "settings, layers, the list of features; the programs"]],
  [["features", "one folder a capability: handlers, pages, texts"], undefined],
  [["web", "library of pages: frame, parts, style, words"], undefined],
  [["http", "library of connections, routes, wire formats"], [
    "adapters",
    "PostgreSQL, files, S3, mail, PDFs, tables of law",
  ]],
  [["application", "use cases over ports"]],
  [["domain", "the rules, as plain functions"]],
  [["contract", "every value, request, answer, failure and endpoint, as data"]],
  [["kernel", "decimals, days, codes, issues"]],
];

const floors: ReadonlyArray<readonly [floor: string, holds: string]> = rows.flat().filter((place) =>
  place !== undefined
);

const levelOf = (floor: string): number =>
  rows.findIndex((row) => row.some((place) => place !== undefined && place[0] === floor));

const filesBelow = (directory: URL): ReadonlyArray<URL> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) =>
    isDirectory
      ? filesBelow(new URL(`${name}/`, directory))
      : /\.tsx?$/.test(name)
      ? [new URL(name, directory)]
      : []
  );

const source = new URL("src/", root).href;

/** The programs in `src` itself belong to the composition; files beside `src` to no room. */
const roomOf = ({ href }: URL): string =>
  !href.startsWith(source)
    ? ""
    : href.slice(source.length).includes("/")
    ? href.slice(source.length).split("/", 1).join()
    : "composition";

const filesOf = (room: string): ReadonlyArray<URL> =>
  filesBelow(new URL("src/", root)).filter((url) => roomOf(url) === room);

/** Which floors below it a floor imports from. */
const importsOf = (room: string): ReadonlySet<string> =>
  new Set(
    filesOf(room).flatMap((url) =>
      [...Deno.readTextFileSync(url).matchAll(/from "(\.[^"]+)"/g)]
        .map(([, path = ""]) => roomOf(new URL(path, url)))
        .filter((other) => other !== "" && levelOf(other) > levelOf(room))
    ),
  );

/** The same without those that follow from others: what a room imports, it may also reach through the rooms between. */
const directImports = (): ReadonlyMap<string, ReadonlyArray<string>> => {
  const all = new Map(floors.map(([floor]) => [floor, importsOf(floor)]));
  return new Map(
    [...all].map(([room, imported]) => [
      room,
      [...imported].filter((one) => ![...imported].some((other) => all.get(other)?.has(one))),
    ]),
  );
};

const width = 820;
const box = { height: 62, gap: 44, top: 20 };

interface Box {
  readonly room: string;
  readonly holds: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const boxes = (): ReadonlyArray<Box> =>
  rows.flatMap((row, level) => {
    const each = (width - 140 - (row.length - 1) * 40) / row.length;
    return row.flatMap((place, index) =>
      place === undefined ? [] : [{
        ...{ room: place[0], holds: place[1], width: each },
        x: 70 + index * (each + 40),
        y: box.top + level * (box.height + box.gap),
      }]
    );
  });

/** Straight down where one stands above the other; else from the side of the upper one, then down. */
const arrow = (from: Box, to: Box): string => {
  const narrow = from.width < to.width ? from : to;
  const middle = narrow.x + narrow.width / 2;
  const isAbove = middle > from.x && middle < from.x + from.width;
  const side = middle < from.x ? from.x : from.x + from.width;
  const start = isAbove
    ? `M${middle} ${from.y + box.height}`
    : `M${side} ${from.y + box.height / 2}H${middle}`;
  return `<path d="${start}V${to.y - 3}" marker-end="url(#head)"/>`;
};

/** @returns the rooms with an arrow for each room that another imports from, as SVG */
export const architecture = (): string => {
  const all = boxes();
  const imports = directImports();
  const drawn = all.flatMap((from) =>
    all.filter(({ room }) => imports.get(from.room)?.includes(room)).map((to) => arrow(from, to))
  );
  const height = box.top * 2 + rows.length * (box.height + box.gap) - box.gap;
  const shapes = all.map(({ room, holds, x, y, width: w }) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${box.height}" rx="8"/>` +
    `<text x="${x + w / 2}" y="${y + 26}" class="room">${room}</text>` +
    `<text x="${x + w / 2}" y="${y + 46}">${holds}</text>`
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Imports go one way: ${
    floors.map(([floor]) => floor).join(", ")
  }">
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5b6874" stroke="none"/></marker></defs>
<rect width="${width}" height="${height}" fill="#ffffff"/>
<g fill="none" stroke="#5b6874" stroke-width="1.3">
${drawn.join("\n")}
</g>
<g fill="#e4f0f5" stroke="#0b5a78" font-family="system-ui, sans-serif" font-size="13" text-anchor="middle">
${
    shapes.join("\n").replaceAll("<text ", '<text stroke="none" fill="#14202b" ').replaceAll(
      ' class="room"',
      ' font-size="16" font-weight="600"',
    )
  }
</g>
</svg>
`;
};

/** The first page of a report, at the width of a README. */
const reportPicture = async (): Promise<void> => {
  const port = freePort();
  const service = await startTask("dev", { PORT: String(port) });
  const origin = `http://127.0.0.1:${port}`;
  const [key] = /cik_[0-9a-f]{48}/.exec(service.said()) ?? [];
  const answer = await fetch(`${origin}/api/v1/cbam/reports`, {
    method: "POST",
    headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({
      cn_code: "72083900",
      origin_country: "CHN",
      tonnage: 24.5,
      import: "2026-02-15",
      client_ref: "A-1",
    }),
  });
  const { download_url } = await answer.json();
  const file = await Deno.makeTempFile({ suffix: ".pdf" });
  await Deno.writeFile(file, await (await fetch(`${origin}${download_url}`)).bytes());
  const to = new URL("report", pictures).pathname;
  await new Deno.Command("pdftoppm", { args: ["-png", "-gray", "-r", "96", "-singlefile", file, to] })
    .output();
  await Deno.remove(file);
  await service.stop();
};

if (import.meta.main) {
  await Deno.mkdir(pictures, { recursive: true });
  await Deno.writeTextFile(new URL("architecture.svg", pictures), architecture());
  await reportPicture();
  const { takePagePictures } = await import("./page_pictures.ts");
  await takePagePictures(pictures);
}
