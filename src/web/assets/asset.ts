/** A file that pages refer to. */

/** One file, ready to leave. */
export interface Asset {
  readonly contentType: string;
  /** Source of the body, and nothing else. */
  readonly source: string | Uint8Array<ArrayBuffer>;
  /** The body, made when it is first asked for: a start does not wait for it. */
  readonly body: () => string | Uint8Array<ArrayBuffer>;
}
