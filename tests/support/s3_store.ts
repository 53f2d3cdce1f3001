/**
 * An S3-compatible store for tests, on loopback: npm's s3rver keeps the objects; it takes any version 4 signature, so
 * a gate in front of it checks each one with AWS's own signer, and fails on demand.
 */
import S3rver from "npm:s3rver@3.7.1";
import { Sha256 } from "npm:@aws-crypto/sha256-js@5.2.0";
import { HttpRequest } from "npm:@smithy/protocol-http@5.6.2";
import { SignatureV4 } from "npm:@smithy/signature-v4@5.7.5";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { S3Settings } from "../../src/adapters/storage/s3_signing.ts";

const bucket = "customs";
const accessKeyId = "S3RVER";
const secretAccessKey = "S3RVER";
const region = "eu-central-1";
/** The name under which the bucket is a host of its own. */
const hostStyleOrigin = "http://store.test";

/** What the gate does with a request instead of passing it on. */
export type Fault = "503" | "507" | "drop" | "hang" | "half a body";

/** A running store. */
export interface S3Store {
  readonly settings: S3Settings;
  /** Settings for `bucket.host` addresses; requests to them go through this client. */
  readonly hostStyle: { readonly settings: S3Settings; readonly client: Deno.HttpClient };
  /** The next requests meet these faults, one each. */
  readonly fail: (...faults: ReadonlyArray<Fault>) => void;
  /** No more requests meet faults. */
  readonly mend: () => void;
  /** How many requests came, good or not. */
  readonly requests: () => number;
  /** The traces that requests said they are a part of. */
  readonly traceparents: () => ReadonlyArray<string>;
  readonly stop: () => Promise<void>;
}

const signer = new SignatureV4({
  service: "s3",
  region,
  credentials: { accessKeyId, secretAccessKey },
  sha256: Sha256,
  uriEscapePath: false,
  applyChecksum: false,
});

const dateOf = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

const contentHash = "x-amz-content-sha256";
const fifteenMinutesMs = 900_000;

const unsigned = (request: Request, names: ReadonlyArray<string>): HttpRequest => {
  const url = new URL(request.url);
  const host = request.headers.get("host") ?? "";
  return new HttpRequest({
    method: request.method,
    protocol: url.protocol,
    hostname: host.split(":")[0] ?? "",
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? ""])),
  });
};

const isHeaderGenuine = async (request: Request, now: number, body: Uint8Array): Promise<boolean> => {
  const [, names = "", given = ""] =
    /SignedHeaders=([^,]+), Signature=(\w+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  const signedAt = dateOf(request.headers.get("x-amz-date") ?? "");
  const hash = new Sha256();
  hash.update(body);
  if ((await hash.digest()).toHex() !== request.headers.get(contentHash)) return false;
  const copy = unsigned(request, names.split(";"));
  const signed = await signer.sign(copy, { signingDate: signedAt });
  return signed.headers["authorization"]?.endsWith(`Signature=${given}`) === true &&
    Math.abs(now - signedAt.getTime()) < fifteenMinutesMs;
};

const isLinkGenuine = async (request: Request, now: number): Promise<boolean> => {
  const copy = unsigned(request, ["host"]);
  const query = copy.query;
  const given = query["X-Amz-Signature"];
  const expiresIn = Number(query["X-Amz-Expires"]);
  const signedAt = dateOf(String(query["X-Amz-Date"]));
  for (const name of Object.keys(query)) if (name.startsWith("X-Amz-")) delete query[name];
  copy.headers[contentHash] = "UNSIGNED-PAYLOAD";
  const signed = await signer.presign(copy, {
    signingDate: signedAt,
    expiresIn,
    unhoistableHeaders: new Set([contentHash]),
    unsignableHeaders: new Set([contentHash]),
  });
  return signed.query?.["X-Amz-Signature"] === given && now <= signedAt.getTime() + expiresIn * 1_000;
};

const isGenuine = (request: Request, body: Uint8Array): Promise<boolean> =>
  request.headers.has("authorization")
    ? isHeaderGenuine(request, Date.now(), body)
    : isLinkGenuine(request, Date.now());

/** Objects on one page of a listing; a real store has 1 000. */
export const pageSize = 20;

/** s3rver's own paging needs a cipher that no runtime has any more: its older listing is paged here. */
const olderListing = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams({
    prefix: query.get("prefix") ?? "",
    "max-keys": String(pageSize),
    marker: atob(query.get("continuation-token") ?? ""),
  });

const withNextPage = (xml: string): string => {
  const last = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].at(-1)?.[1] ?? "";
  return xml.replace(
    "<IsTruncated>true</IsTruncated>",
    `<IsTruncated>true</IsTruncated><NextContinuationToken>${btoa(last)}</NextContinuationToken>`,
  );
};

/** s3rver answers `bytes=0-0` with everything. */
const mended = async (request: Request, response: Response): Promise<Response> => {
  if (request.headers.get("range") !== "bytes=0-0" || response.status !== 206) return response;
  const bytes = await response.bytes();
  return new Response(bytes.subarray(0, 1), {
    status: 206,
    headers: {
      ...Object.fromEntries(response.headers),
      "content-length": "1",
      "content-range": `bytes 0-0/${bytes.length}`,
    },
  });
};

/** Starts the store with an empty bucket. */
export const startS3Store = async (): Promise<S3Store> => {
  const directory = await Deno.makeTempDir();
  const objects = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port: objectsPort } = await objects.run();
  /** Without connections that idle: s3rver would wait minutes for their end when it closes. */
  const passing = Deno.createHttpClient({ poolMaxIdlePerHost: 0 });
  const faults: Array<Fault> = [];
  let requests = 0;
  const traceparents: Array<string> = [];

  const passOn = async (request: Request, body: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url);
    const isHostStyle = request.headers.get("host")?.startsWith(`${bucket}.`) === true;
    const isListing = searchParams.has("list-type");
    const path = isHostStyle ? `/${bucket}${pathname}` : pathname;
    const query = isListing ? `?${olderListing(searchParams)}` : search;
    const response = await fetch(`http://127.0.0.1:${objectsPort}${path}${query}`, {
      client: passing,
      method: request.method,
      headers: request.headers,
      ...(body.length > 0 && { body }),
    });
    return isListing
      ? new Response(withNextPage(await response.text()), { status: response.status })
      : mended(request, response);
  };

  const answer = async (request: Request, body: Uint8Array<ArrayBuffer>): Promise<Response> =>
    await isGenuine(request, body)
      ? await passOn(request, body)
      : new Response("SignatureDoesNotMatch", { status: 403 });

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    requests += 1;
    const { traceparent } = incoming.headers;
    if (typeof traceparent === "string") traceparents.push(traceparent);
    const body = new Uint8Array(await new Response(Readable.toWeb(incoming)).arrayBuffer());
    const fault = faults.shift();
    if (fault === "hang") return;
    if (fault === "drop") {
      incoming.socket.destroy();
      return;
    }
    const request = new Request(new URL(incoming.url ?? "", `http://${incoming.headers.host}`), {
      method: incoming.method ?? "GET",
      headers: new Headers(
        Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
      ),
    });
    const response = fault === "503" || fault === "507"
      ? new Response("<Error><Code>SlowDown</Code></Error>", { status: Number(fault) })
      : await answer(request, body);
    const bytes = await response.bytes();
    outgoing.writeHead(response.status, {
      "content-length": bytes.length,
      ...Object.fromEntries(response.headers),
    });
    if (fault === "half a body") {
      outgoing.write(bytes.subarray(0, bytes.length / 2), () => incoming.socket.destroy());
    } else outgoing.end(bytes);
  };
  const gate = createServer((incoming, outgoing) => {
    // A client that gives up breaks its connection: nobody is left to be told.
    pass(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  gate.listen(0, "127.0.0.1");
  await once(gate, "listening");
  const address = gate.address();
  assert.ok(address !== null && typeof address === "object");

  const endpoint = new URL(`http://127.0.0.1:${address.port}`);
  const settings: S3Settings = {
    endpoint,
    publicEndpoint: endpoint,
    bucket,
    region,
    accessKeyId,
    secretAccessKey: Redacted.make(secretAccessKey),
    hasPathStyle: true,
  };
  const hostOrigin = new URL(hostStyleOrigin);
  const client = Deno.createHttpClient({ proxy: { url: endpoint.href } });
  return {
    settings,
    hostStyle: {
      settings: { ...settings, endpoint: hostOrigin, publicEndpoint: hostOrigin, hasPathStyle: false },
      client,
    },
    fail: (...next) => faults.push(...next),
    mend: () => {
      faults.length = 0;
    },
    requests: () => requests,
    traceparents: () => traceparents,
    stop: async () => {
      client.close();
      passing.close();
      gate.closeAllConnections();
      gate.close();
      await objects.close();
      await Deno.remove(directory, { recursive: true });
    },
  };
};

/** The settings as the service reads them from its environment. */
export const s3Environment = (
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
): Record<string, string> => ({
  S3_ENDPOINT: endpoint.href,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: Redacted.value(secretAccessKey),
});
