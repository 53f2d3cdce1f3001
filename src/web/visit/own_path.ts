/**
 * Paths of this service and nothing else. Every redirect and every link to a path that a caller gave asks here:
 * browsers take a backslash for a slash, leave tabs and line breaks out, and resolve dot segments, also escaped ones,
 * so that a harmless path may resolve to `//another.host`.
 * @source WHATWG URL, path state
 */

const own = "https://own.invalid";

/** A path begins with one slash; what a browser would leave out or read otherwise is no part of it. */
const written = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

const resolved = (text: string): string | undefined => {
  const url = written.test(text) ? URL.parse(text, own) : null;
  return url?.origin === own ? `${url.pathname}${url.search}` : undefined;
};

/** @returns the path with its query as a browser resolves it when that leads to this service, else undefined */
const localPath = (text: string): string | undefined => {
  const path = resolved(text);
  // What dot segments leave may itself lead elsewhere: it has to resolve to itself.
  return path !== undefined && resolved(path) === path ? path : undefined;
};

/** @returns the path with its query when it leads to this service, else the fallback */
export const ownPath = (text: string | undefined, fallback: string): string =>
  localPath(text ?? "") ?? fallback;
