/**
 * `GET /assets/<hash>/<path>`: a file that pages refer to.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { NotFound } from "../../contract/failures.ts";
import type { Asset } from "../assets/asset.ts";
import { Site } from "../visit/site.ts";

const forAYear = "public, max-age=31536000, immutable";

const answer = (asset: Asset, isCurrent: boolean): HttpServerResponse.HttpServerResponse => {
  const { contentType } = asset;
  const body = asset.body();
  const options = { contentType, headers: { "cache-control": isCurrent ? forAYear : "no-cache" } };
  return typeof body === "string"
    ? HttpServerResponse.raw(body, options)
    : HttpServerResponse.uint8Array(body, options);
};

/** A page of another version may still ask under its own hash: it gets the file as it is now, and does not keep it. */
export const assetRoute: HttpRouter.Route<NotFound, Site> = HttpRouter.makeRoute(
  "GET",
  "/assets/:version/*",
  Effect.gen(function* () {
    const { version = "", "*": path = "" } = yield* HttpRouter.params;
    const { files } = yield* Site;
    const asset = files.find(path);
    if (asset === undefined) return yield* new NotFound({ message: `There is no page file called ${path}.` });
    return answer(asset, files.isCurrent(version));
  }),
);
