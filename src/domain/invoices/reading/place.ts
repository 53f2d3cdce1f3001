/**
 * A place in a request's JSON: its value, its JSON pointer, and the log that collects what is wrong. A reading
 * function reports each problem there and returns a stand-in of the right type; a stand-in never leaves the
 * reading, because a request with a problem is refused as a whole.
 */
import type { Issue } from "../../../kernel/issue.ts";
import type { MissingCharacters } from "../../documents/printable.ts";

/** What the reading of one request has found so far. */
export interface ReadingLog {
  /** What can't be read or isn't allowed. */
  readonly problems: Array<Issue>;
  /** Figures that can be read and disagree. */
  readonly disagreements: Array<Issue>;
  /** What is accepted and yet worth a second look. */
  readonly warnings: Array<Issue>;
  readonly missingCharacters: MissingCharacters;
}

/** One value of the request. */
export interface Place {
  readonly value: unknown;
  /** RFC 6901 pointer from the request's body: `/invoiceData/lineItems/3/hsCode`. */
  readonly path: string;
  readonly log: ReadingLog;
}

/** @returns the object's member, whose value is undefined where there is none */
export const member = ({ value, path, log }: Place, name: string): Place => ({
  value: isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined,
  path: `${path}/${name}`,
  log,
});

/** @returns whether the caller gave the value: null counts as not given */
export const isGiven = (place: Place): boolean => place.value !== undefined && place.value !== null;

/** Reports what is wrong with the place's value; `sentence` goes on after the member's name. */
export const report = (place: Place, sentence: string): void => {
  place.log.problems.push({ path: place.path, code: "format", message: `${nameOf(place.path)} ${sentence}` });
};

/** Reports something that is accepted and worth a second look. */
export const warn = (place: Place, sentence: string): void => {
  place.log.warnings.push({ path: place.path, code: "format", message: `${nameOf(place.path)} ${sentence}` });
};

/** @returns the name that a sentence calls the pointer's place by: `lineItems[3].hsCode` */
export const nameOf = (path: string): string =>
  path.replace(/^\/(invoiceData\/)?/, "").replace(/\/(\d+)/g, "[$1]").replaceAll("/", ".") || "The request";

/** @returns the value as JSON, cut short, for a sentence */
export const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? "nothing";
  return json.length > 60 ? `${json.slice(0, 60)}...` : json;
};

/** @returns whether the value is an object; reports it where it isn't */
export const readRecord = (place: Place, names: ReadonlySet<string>): boolean => {
  if (!isGiven(place)) {
    report(place, "is missing: give an object.");
    return false;
  }
  if (!isRecord(place.value)) {
    report(place, `is ${shown(place.value)}: give an object.`);
    return false;
  }
  for (const name of Object.keys(place.value)) {
    if (!names.has(name)) warn(member(place, name), "is not a member that is known here; it is ignored.");
  }
  return true;
};

/** @returns the places of the array's elements; none, reported, where the value isn't an array */
export const readElements = (place: Place): ReadonlyArray<Place> => {
  if (!Array.isArray(place.value)) {
    report(place, isGiven(place) ? `is ${shown(place.value)}: give an array.` : "is missing: give an array.");
    return [];
  }
  return place.value.map((value: unknown, index) => ({
    value,
    path: `${place.path}/${index}`,
    log: place.log,
  }));
};

/** @returns what `read` makes of the value, or nothing where none is given */
export const optional = <A>(place: Place, read: (place: Place) => A): A | undefined =>
  isGiven(place) ? read(place) : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
