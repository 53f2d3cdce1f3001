/**
 * A page of a bucket's listing.
 * @source Amazon S3 API Reference, ListObjectsV2
 */
import * as Schema from "effect/Schema";
import { XMLParser } from "fast-xml-parser";
import type { ListedDocument } from "../../application/documents/document_ports.ts";

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => name === "Contents",
});

const Listing = Schema.Struct({
  ListBucketResult: Schema.Struct({
    IsTruncated: Schema.optional(Schema.String),
    NextContinuationToken: Schema.optional(Schema.String),
    Contents: Schema.optionalWith(
      Schema.Array(Schema.Struct({
        Key: Schema.String,
        LastModified: Schema.DateFromString,
        Size: Schema.NumberFromString,
      })),
      { default: () => [] },
    ),
  }),
});

const decode = Schema.decodeUnknownSync(Listing);

/** Objects by name, and where the next page begins. */
export interface Page {
  readonly objects: ReadonlyArray<Omit<ListedDocument, "key"> & { readonly name: string }>;
  /** undefined on the last page. */
  readonly next: string | undefined;
}

/**
 * @param xml the store's answer
 * @throws when it isn't a listing
 */
export const pageOfXml = (xml: string): Page => {
  const { ListBucketResult: result } = decode(parser.parse(xml));
  return {
    objects: result.Contents.map(({ Key, LastModified, Size }) => ({
      name: Key,
      sizeBytes: Size,
      storedAtMs: LastModified.getTime(),
    })),
    next: result.IsTruncated === "true" ? result.NextContinuationToken : undefined,
  };
};
