/**
 * Variables whose names are almost that of a setting: a start that passes over one says so. Imports only the list of
 * names, so that the program that prints permissions starts at once.
 */
import { names, type SettingName } from "./setting_names.ts";

/** Short names are near to many that are none of ours: `HOME` and `HOST`, `HTTP_URL` and `SMTP_URL`. */
const editsOf = ({ length }: string): number => length < 6 ? 0 : length < 10 ? 1 : 2;

/** Letters that are left out, added, replaced or swapped with their neighbour, to come from one name to the other. */
const editsBetween = (from: string, to: string): number => {
  let beforeLast: ReadonlyArray<number> = [];
  let last: ReadonlyArray<number> = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let row = 1; row <= from.length; row++) {
    const now = [row];
    for (let place = 1; place <= to.length; place++) {
      const isSame = from[row - 1] === to[place - 1];
      const isSwapped = row > 1 && place > 1 && from[row - 1] === to[place - 2] &&
        from[row - 2] === to[place - 1];
      now.push(Math.min(
        (last[place] ?? Infinity) + 1,
        (now[place - 1] ?? Infinity) + 1,
        (last[place - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[place - 2] ?? Infinity) + 1 : Infinity,
      ));
    }
    beforeLast = last;
    last = now;
  }
  return last[to.length] ?? Infinity;
};

const isSwap = (from: string, to: string): boolean =>
  from.length === to.length && editsBetween(from, to) === 1 &&
  [...from].toSorted().join("") === [...to].toSorted().join("");

const isNear = (variable: string, name: string): boolean => {
  const upper = variable.trim().toUpperCase().replaceAll("-", "_");
  if (Math.abs(upper.length - name.length) > 2) return false;
  return upper === name || isSwap(upper, name) || editsBetween(upper, name) <= editsOf(name);
};

/** OpenSSL's own, which many machines have. */
const others: ReadonlyArray<string> = ["SSL_CERT_FILE"];

/**
 * @param variables names of all variables of the environment
 * @param wanted the settings that the program reads
 * @returns one line without values, which may be secrets; undefined where nothing looks misspelt
 */
export const misspeltLine = (
  variables: ReadonlyArray<string>,
  wanted: ReadonlyArray<SettingName> = names,
): string | undefined => {
  const known: ReadonlyArray<string> = [...names, ...others];
  const near = variables.filter((variable) => !known.includes(variable)).toSorted().flatMap((variable) => {
    const name = wanted.find((name) => isNear(variable, name));
    return name === undefined ? [] : [`${variable} (${name}?)`];
  });
  return near.length === 0
    ? undefined
    : `These variables look like settings and are none, so they are not read: ${near.join(", ")}.`;
};
