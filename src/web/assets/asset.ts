/** A file that pages refer to. */
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { once, oncePromised } from "../../kernel/once.ts";

/** One file, ready to leave. */
export interface Asset {
  readonly contentType: string;
  /** Source of the body, and nothing else. */
  readonly source: string | Uint8Array<ArrayBuffer>;
  /** The body, made when it is first asked for: a start does not wait for it. */
  readonly body: () => string | Uint8Array<ArrayBuffer>;
  /** The same in Brotli, a sixth shorter than in gzip, from the first who takes it so; undefined of what is compressed already. */
  readonly brotli: (() => Promise<Uint8Array>) | undefined;
}

const compress = promisify(brotliCompress);

/** @returns the file; its body is made once */
export const assetOf = (
  contentType: string,
  source: Asset["source"],
  make: () => string | Uint8Array<ArrayBuffer> = () => source,
): Asset => {
  const body = once(make);
  return {
    contentType,
    source,
    body,
    brotli: typeof source === "string" ? oncePromised(() => compress(body())) : undefined,
  };
};
