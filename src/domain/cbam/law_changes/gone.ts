/** Rows of default values that are gone: whatever takes their place, somebody has to see it. */
import { electricityValues } from "../law/law.ts";
import type { DataSet, DefaultValue } from "../law/reference.ts";
import { changeOfWord, type LawChange } from "./law_change.ts";
import type { LawBeside } from "./value_changes.ts";

/** Tables of default values before and after, those of electricity with them. */
const tablesOf = ({ before, after }: LawBeside): ReadonlyArray<readonly [DataSet, DataSet]> => {
  const [old, now] = [electricityValues(before), electricityValues(after)];
  return [
    [before.dataSet, after.dataSet],
    ...(old === undefined || now === undefined ? [] : [[old, now] as const]),
  ];
};

/** Returns the countries that had values of their own and fall back on those of all others. */
export const originsLost = (laws: LawBeside): ReadonlyArray<string> => [
  ...new Set(
    tablesOf(laws).flatMap(([before, after]) =>
      [...before.lines.keys()].filter((origin) => !after.lines.has(origin))
    ),
  ),
];

const routeOf = ({ routeLetters }: DefaultValue): string | null =>
  routeLetters.length === 0 ? null : `(${routeLetters.join("/")})`;

const rowsOf = ({ lines }: DataSet, origin: string): ReadonlyMap<string, DefaultValue> =>
  new Map(
    [...lines.get(origin)?.values() ?? []].flat().map((line) => [`${line.goodsLine} ${routeOf(line)}`, line]),
  );

/** Returns the lines of a country that are gone, of countries that have others left. */
export const linesGone = (laws: LawBeside): ReadonlyArray<LawChange> =>
  tablesOf(laws).flatMap(([before, after]) =>
    before === after
      ? []
      : [...before.lines.keys()].filter((origin) => after.lines.has(origin)).flatMap((origin) => {
        const now = rowsOf(after, origin);
        return [...rowsOf(before, origin)].flatMap(([name, line]) => {
          const subject = { codes: [line.goodsLine], origin, route: routeOf(line), years: null };
          return now.has(name)
            ? []
            : changeOfWord({ ...subject, figure: "goods_line" }, line.goodsLine, null) ?? [];
        });
      })
  );
