/**
 * Files that single pages load: those of the page that sends calls, from an installed package, and pictures.
 */

/** A file that is served as it is. */
export interface Asset {
  readonly url: URL;
  readonly contentType: string;
}

const style = "text/css; charset=utf-8";
const script = "text/javascript; charset=utf-8";

const own = (name: string, contentType: string) => (): Asset => ({
  url: new URL(`./assets/${name}`, import.meta.url),
  contentType,
});

const swagger = (name: string, contentType: string) => (): Asset => ({
  url: new URL(import.meta.resolve(`swagger-ui-dist/${name}`)),
  contentType,
});

const assets: ReadonlyMap<string, () => Asset> = new Map([
  ["try.css", own("try.css", style)],
  ["try.js", own("try.js", script)],
  ["swagger-ui.css", swagger("swagger-ui.css", style)],
  ["swagger-ui-bundle.js", swagger("swagger-ui-bundle.js", script)],
]);

const pictureTypes: ReadonlyMap<string, string> = new Map([["svg", "image/svg+xml"], ["png", "image/png"]]);

/** @returns the file that an address stands for; undefined for any other, and perhaps one that isn't there */
export const assetOf = (path: string): Asset | undefined => {
  const [, name = ""] = /^\/docs\/assets\/([\w.-]+)$/.exec(path) ?? [];
  const [, picture = "", extension = ""] = /^\/docs\/pictures\/([\w-]+\.(\w+))$/.exec(path) ?? [];
  const contentType = pictureTypes.get(extension);
  return contentType === undefined
    ? assets.get(name)?.()
    : { url: new URL(`../../../docs/pictures/${picture}`, import.meta.url), contentType };
};
