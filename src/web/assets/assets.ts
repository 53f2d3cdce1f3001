/**
 * The files that pages refer to: one style sheet, the font, and modules. They are served below `/assets/<hash>/`, where
 * the hash is that of all of them, so that an address never changes its content and is kept for a year; modules keep
 * their places in the checkout below it, so that their imports lead where they lead there.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { createHash } from "node:crypto";
import { NotFound } from "../../contract/failures.ts";
import type { Asset } from "./asset.ts";
import { served } from "./served.ts";

const hashOf = (assets: Readonly<Record<string, Asset>>): string => {
  const hash = createHash("sha256");
  for (const [path, { source }] of Object.entries(assets)) hash.update(path).update("\0").update(source);
  return hash.digest("base64url").slice(0, 12);
};

const version = hashOf(served);

/** @returns the address of a file, which changes with any file's content */
export const assetAddress = (path: string): string => {
  if (!Object.hasOwn(served, path)) throw new Error(`No page file is called ${path}: add it to served.ts.`);
  return `/assets/${version}/${path}`;
};

const forAYear = "public, max-age=31536000, immutable";

const answer = (asset: Asset, isCurrent: boolean): HttpServerResponse.HttpServerResponse => {
  const { contentType } = asset;
  const body = asset.body();
  const options = { contentType, headers: { "cache-control": isCurrent ? forAYear : "no-cache" } };
  return typeof body === "string"
    ? HttpServerResponse.raw(body, options)
    : HttpServerResponse.uint8Array(body, options);
};

const assetsNow: ReadonlyMap<string, Asset> = new Map(Object.entries(served));

/** A page of another version may still ask under its own hash: it gets the file as it is now, and does not keep it. */
export const assetRoute: HttpRouter.Route<NotFound, never> = HttpRouter.makeRoute(
  "GET",
  "/assets/:version/*",
  Effect.flatMap(HttpRouter.params, ({ version: asked, "*": path = "" }) => {
    const asset = assetsNow.get(path);
    return asset === undefined
      ? new NotFound({ message: `There is no page file called ${path}.` })
      : Effect.succeed(answer(asset, asked === version));
  }),
);
