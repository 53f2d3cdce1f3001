/**
 * Rows that the tables name and lack: a production route of benchmarks or default values, and the authority of a member state. An
 * answer without them would say something else, so it is asked of what the release ships with and of what is added; what was stored
 * before counts on as it did.
 */
import { noRoute } from "../../../contract/values/goods.ts";
import type { ReferenceTables } from "../../../domain/cbam/law/reference.ts";
import { daysOfEditions, tablesOfImport } from "../../../domain/cbam/law/tables_of_import.ts";
import { alpha2OfText } from "../../../kernel/identifiers.ts";
import { memberStates } from "../../../kernel/member_states.ts";
import type { Problems } from "../table.ts";

/** Letters of routes that default values name, each with the first value that does. */
const lettersNamed = (dataSets: ReferenceTables["dataSets"]): ReadonlyMap<string, string> => {
  const named = new Map<string, string>();
  for (const { version, lines } of dataSets.values()) {
    for (const [country, values] of lines) {
      for (const ofLine of values.values()) {
        for (const { goodsLine, routeLetters } of ofLine) {
          for (const letter of routeLetters) {
            if (named.has(letter)) continue;
            named.set(letter, `the default value of ${goodsLine} from ${country} (${version})`);
          }
        }
      }
    }
  }
  return named;
};

/** Routes that a table of default values or the benchmarks name, each with the first place that does. */
const routesNamed = ({ benchmarks, dataSets }: ReferenceTables): ReadonlyMap<string, string> => {
  const named = new Map<string, string>();
  for (const [code, rows] of benchmarks) {
    for (const { route } of rows) {
      if (route !== noRoute && !named.has(route)) named.set(route, `the benchmark of ${code}`);
    }
  }
  for (const [letter, by] of lettersNamed(dataSets)) {
    const route = `(${letter})`;
    if (!named.has(route)) named.set(route, by);
  }
  return named;
};

/** A row that is lacking, by the problem of its table. */
type Lacking = readonly [file: string, reason: string];

const lackingIn = (tables: ReferenceTables): ReadonlyArray<Lacking> => {
  const { routes, authorities } = tables;
  const ofRoutes = [...routesNamed(tables)].filter(([route]) => !routes.has(route))
    .map(([route, by]): Lacking => ["production-routes.csv", `has no row of ${route}, which ${by} names`]);
  const ofGrades = [...routes].flatMap(([route, { gradesBeside }]) =>
    gradesBeside.filter((grade) => !routes.has(grade))
      .map((
        grade,
      ): Lacking => ["production-routes.csv", `has no row of ${grade}, which ${route} has beside it`])
  );
  const states = memberStates.filter((state) => {
    const code = alpha2OfText(state);
    return code === undefined || !authorities.has(code);
  });
  const ofStates = states.map((state): Lacking => [
    "competent-authorities.csv",
    `has no row of the member state ${state}`,
  ]);
  return [...ofRoutes, ...ofGrades, ...ofStates];
};

/** Reports rows that the tables name and lack, for imports of any day. */
export const checkNamedRows = (tables: ReferenceTables, report: Problems): void => {
  const all = [tables, ...daysOfEditions(tables).map((day) => tablesOfImport(tables, day))].flatMap(
    lackingIn,
  );
  const each = new Map(all.map((lacking) => [lacking.join(), lacking]));
  for (const [file, reason] of each.values()) report.add(file, undefined, reason);
};
