/**
 * `GET /assets/<hash>/<path>`: a file that pages refer to.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { NotFound } from "../../contract/failures.ts";
import { acceptsBrotli } from "../../http/wire/compression.ts";
import type { Asset } from "../assets/asset.ts";
import { Site } from "../visit/site.ts";

const forAYear = "public, max-age=31536000, immutable";

/** The file as it leaves; for who doesn't take Brotli it is compressed like other answers. */
const answer = (
  asset: Asset,
  isCurrent: boolean,
  acceptEncoding: string | undefined,
): Effect.Effect<HttpServerResponse.HttpServerResponse> => {
  const { contentType, brotli } = asset;
  const headers = { "cache-control": isCurrent ? forAYear : "no-cache" };
  if (brotli !== undefined && acceptsBrotli(acceptEncoding)) {
    const options = { contentType, headers: { ...headers, "content-encoding": "br" } };
    return Effect.map(Effect.promise(brotli), (body) => HttpServerResponse.uint8Array(body, options));
  }
  const body = asset.body();
  return Effect.succeed(
    typeof body === "string"
      ? HttpServerResponse.raw(body, { contentType, headers })
      : HttpServerResponse.uint8Array(body, { contentType, headers }),
  );
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
    const { headers } = yield* HttpServerRequest.HttpServerRequest;
    return yield* answer(asset, files.isCurrent(version), headers["accept-encoding"]);
  }),
);
