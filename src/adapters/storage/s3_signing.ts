/**
 * Address of an object of an S3-compatible store, and the signatures of requests and links to it.
 * @source AWS Signature Version 4, "Authenticating Requests" of the Amazon S3 API Reference
 */
import { AwsV4Signer } from "aws4fetch";
import * as Redacted from "effect/Redacted";

/** A bucket and who may use it. */
export interface S3Settings {
  readonly endpoint: URL;
  /** Address under which clients reach the store, when the service reaches it under another. */
  readonly publicEndpoint: URL;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: Redacted.Redacted<string>;
  /** `endpoint/bucket/key` if true, else `bucket.endpoint/key`. */
  readonly hasPathStyle: boolean;
}

/** @returns the address of an object, or of the bucket when `name` is empty. */
export const objectUrl = (
  { bucket, hasPathStyle }: Pick<S3Settings, "bucket" | "hasPathStyle">,
  endpoint: URL,
  name: string,
): URL => {
  const url = new URL(endpoint);
  if (!hasPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const root = url.pathname.replace(/\/$/, "");
  url.pathname = hasPathStyle ? `${root}/${bucket}/${name}`.replace(/\/$/, "") : `${root}/${name}`;
  return url;
};

const hex = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();

/** Milliseconds since 1970 as `20130524T000000Z`. */
const signingTime = (nowMs: number): string => new Date(nowMs).toISOString().replace(/[:-]|\.\d{3}/g, "");

/** Spaces are signed as `%20`: some stores read a `+` in a query as itself. */
export const withoutPlus = (url: URL): URL => {
  const spelt = new URL(url);
  spelt.search = url.search.replaceAll("+", "%20");
  return spelt;
};

const signerOptions = (settings: S3Settings, nowMs: number) => ({
  accessKeyId: settings.accessKeyId,
  secretAccessKey: Redacted.value(settings.secretAccessKey),
  region: settings.region,
  service: "s3",
  datetime: signingTime(nowMs),
});

/**
 * A link that is good by itself.
 * @param url of the object; what its query asks for is signed with it
 * @param validForSeconds at most 604 800, seven days
 */
export const presign = async (
  settings: S3Settings,
  url: URL,
  { nowMs, validForSeconds }: { readonly nowMs: number; readonly validForSeconds: number },
): Promise<string> => {
  const asked = new URL(url);
  asked.searchParams.set("X-Amz-Expires", String(validForSeconds));
  const signer = new AwsV4Signer({
    ...signerOptions(settings, nowMs),
    method: "GET",
    url: asked.href,
    signQuery: true,
  });
  return withoutPlus((await signer.sign()).url).href;
};

/** Request to the store. */
export interface S3Request {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

const noBytes = new Uint8Array();

/** @returns the request's headers with its signature over method, address, headers and body. */
export const signedHeaders = async (
  settings: S3Settings,
  { method, url, headers = {}, body = noBytes }: S3Request,
  nowMs: number,
): Promise<Headers> => {
  const signer = new AwsV4Signer({
    ...signerOptions(settings, nowMs),
    method,
    url: url.href,
    headers: { ...headers, "x-amz-content-sha256": await hex(body) },
  });
  return (await signer.sign()).headers;
};
