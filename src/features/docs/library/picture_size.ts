/** Size of the documentation's pictures, so that a page keeps their places while they load. */
import { assetOf } from "../assets.ts";

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const isPng = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(1, 4)) === "PNG";

/** Width and height stand at the 17th and 21st byte (PNG, third edition, 11.2.1), or among the attributes of an `svg`. */
const sizeIn = (bytes: Uint8Array): Size | undefined => {
  if (isPng(bytes)) {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(new TextDecoder().decode(bytes)) ??
    [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
};

/** @returns the size of the picture at the address; undefined for any other, and for a file that does not say its size */
export const sizeOfPicture = (path: string): Size | undefined => {
  const asset = path.startsWith("/docs/pictures/") ? assetOf(path) : undefined;
  return asset === undefined ? undefined : sizeIn(Deno.readFileSync(asset.url));
};
