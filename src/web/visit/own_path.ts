/**
 * Where a visitor goes on after signing in: a path of this service and nothing else, whatever an address says.
 */

const own = "https://own.invalid";

/** @returns the path with its query when it leads to this service, else the fallback */
export const ownPath = (text: string | undefined, fallback: string): string => {
  // A browser takes a backslash for a slash, and leaves tabs and line breaks out.
  if (text === undefined || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || text.includes("\\")) return fallback;
  const url = URL.parse(text, own);
  return url === null || url.origin !== own ? fallback : `${url.pathname}${url.search}`;
};
