// Made from src/domain/reports/pdf_attachment.ts by `deno task client:types`: don't edit it.
/**
 * The one file that is attached to a report's PDF, read strictly: the PDF must be written as the service writes them,
 * object after object without a gap, so that nothing in it is seen by other programs and not here. Runs in browsers too
 * (the verify page), so it stands on web standards alone and imports nothing.
 * @source ISO 32000-1, sections 7.2 (lexical conventions), 7.3 (objects), 7.5 (file structure), 7.11.4 (embedded files)
 */

/** The attachment's text, or a sentence on why there is none to be trusted. */
export type Attachment = { readonly text: string } | { readonly problem: string };

/** An object of the file: what stands outside its stream, and the stream's bytes. */
interface PdfObject {
  readonly number: string;
  readonly head: string;
  readonly stream: Uint8Array<ArrayBuffer> | undefined;
}

/** Bytes of the largest file that is read: more than a printer makes in its time. */
export const mostFileBytes = 64 * 1_024 * 1_024;
/**
 * A file that the service writes unfolds to no more than this and so many times its own bytes: its pages show what is attached, and its
 * structure names what they show. A declaration of 10 000 lines unfolds to three times its file.
 */
const unfoldedBytes = 8 * 1_024 * 1_024;
const unfoldedTimes = 6;
/** Objects that the service writes into one compressed stream, and characters that each takes at most in its index. */
const mostObjects = 1_000;
const indexCharacters = 20;
/** Packed bytes that are unfolded in one go: some runtimes unfold all that they are given before the first of it is read. */
const sliceBytes = 4_096;
/** Objects of a compressed stream: their numbers, and what they say of attachments. */
interface PackedObjects {
  readonly numbers: ReadonlyArray<number>;
  readonly head: string;
}

const tooMuch = "The file holds more than the service ever writes.";
const otherForm = "The file is not as the service writes its PDFs: another program made or saved it.";

class Unreadable extends Error {}

const refuse = (problem: string): never => {
  throw new Unreadable(problem);
};

const lastPlain = 127;
const beyondPlain = 0xf700;
const decoder = new TextDecoder("utf-16le");

/** A character a byte; those above 127 come out as U+F780 to U+F7FF. Not every runtime has a decoder that does so. */
const textOf = (bytes: Uint8Array): string => {
  const codes = new Uint16Array(bytes.length);
  for (const [at, byte] of bytes.entries()) codes[at] = byte > lastPlain ? beyondPlain + byte : byte;
  return decoder.decode(codes);
};

/** Returns where the string that begins at `at` ends; its parentheses nest, and a backslash escapes one character. */
const endOfString = (text: string, at: number): number => {
  let depth = 0;
  for (let index = at; index < text.length; index++) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === "(") depth += 1;
    else if (text[index] === ")" && --depth === 0) return index + 1;
  }
  return refuse(otherForm);
};

/** The next thing that matters: a string, a comment, or the word that ends an object or its head. */
const landmark = /[(%]|\bstream\n|\bendobj\n/g;

/** Returns the text from `at` to the landmark word that ends it, with its strings left empty, and that word's end. */
const headFrom = (
  text: string,
  at: number,
): { readonly head: string; readonly word: string; readonly end: number } => {
  let head = "";
  for (let from = at;;) {
    landmark.lastIndex = from;
    const found = landmark.exec(text) ?? refuse(otherForm);
    const [word] = found;
    if (word === "%") return refuse(otherForm);
    if (word !== "(") return { head: head + text.slice(from, found.index), word, end: landmark.lastIndex };
    const end = endOfString(text, found.index);
    const isPlain = /^\([\x20-\x7e]{0,100}\)$/.test(text.slice(found.index, end));
    head += `${text.slice(from, found.index)}${
      isPlain ? text.slice(found.index, end).replace(/\//g, "") : "()"
    }`;
    from = end;
  }
};

/** The objects of the file in their order, its trailer last: each byte of the file belongs to one of them. */
const objectsOf = (bytes: Uint8Array<ArrayBuffer>): ReadonlyArray<PdfObject> => {
  const text = textOf(bytes);
  const objects: Array<PdfObject> = [];
  const start = /(\d+) 0 obj\n/y;
  const [header = refuse(otherForm)] = /^%PDF-1\.7\n%[\uf780-\uf7ff]{4}\n/.exec(text) ?? [];
  let at = header.length;
  for (start.lastIndex = at;; start.lastIndex = at) {
    const number = start.exec(text)?.[1];
    if (number === undefined) break;
    const { head, word, end } = headFrom(text, start.lastIndex);
    const length = word === "stream\n"
      ? Number(/\/Length (\d+)\b/.exec(head)?.[1] ?? refuse(otherForm))
      : undefined;
    objects.push({ number, head, stream: length === undefined ? undefined : bytes.slice(end, end + length) });
    at = length === undefined ? end : end + length;
    if (length === undefined) continue;
    if (!text.startsWith("\nendstream\nendobj\n", at)) return refuse(otherForm);
    at += "\nendstream\nendobj\n".length;
  }
  const trailer = /^(?:xref\n[\d nf\n]+trailer\n(<<[^%]*>>)\n)?startxref\n\d+\n%%EOF\n?$/.exec(
    text.slice(at),
  );
  if (trailer === null) return refuse(otherForm);
  return [...objects, { number: "trailer", head: trailer[1] ?? "", stream: undefined }];
};

/** The bytes slice by slice, each when the one before was read. */
const slicesOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + sliceBytes));
      else controller.close();
      at += sliceBytes;
    },
  }, { highWaterMark: 0 });
};

const inflated = async (
  packed: Uint8Array<ArrayBuffer>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Array<Uint8Array<ArrayBuffer>> = [];
  let size = 0;
  const stream = slicesOf(packed).pipeThrough(new DecompressionStream("deflate"));
  for (const reader = stream.getReader();;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      return refuse(tooMuch);
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
};

const unpacked = (
  { head, stream }: PdfObject,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> =>
  stream !== undefined && /\/Filter ?\/FlateDecode\b/.test(head) && !/\/(?:DecodeParms|F) ?[<[(]/.test(head)
    ? inflated(stream, mostBytes)
    : refuse(otherForm);

/** Other spellings of names, encryption, and what was appended later. */
const forbidden = /\/(?!application#2Fjson\b)[^\s<>()[\]{}/%]*#|\/(?:Encrypt|Prev|XRefStm|Crypt)\b/;
const attaching = /\/EF\b/;

/** The objects of an unpacked stream: their numbers, and all of their text where it says something of attachments. */
const objectsIn = (object: PdfObject, text: string): PackedObjects => {
  const [count = 0, first = 0] = [/\/N (\d+)/, /\/First (\d+)/]
    .map((entry) => Number(entry.exec(object.head)?.[1]));
  if (!(count <= mostObjects && first <= mostObjects * indexCharacters)) return refuse(otherForm);
  const numbers = text.slice(0, first).trim().split(/\s+/).filter((_, index) => index % 2 === 0);
  if (numbers.length !== count || numbers.some((number) => !/^\d+$/.test(number))) return refuse(otherForm);
  const { head } = headFrom(`${text} endobj\n`, first);
  return { numbers: numbers.map(Number), head: attaching.test(head) || forbidden.test(head) ? head : "" };
};

/** Returns the head of objects whose numbers nothing else of the file has. */
const eachOnce = () => {
  const seen = new Set<number>();
  return (numbers: ReadonlyArray<number>, head: string): string => {
    for (const number of numbers) {
      if (seen.has(number)) return refuse(otherForm);
      seen.add(number);
    }
    return head;
  };
};

/** Unfolds objects of a file one after the other, to a bounded size together. */
const unfoldingOf = (fileBytes: number) => {
  let leftBytes = unfoldedBytes + unfoldedTimes * fileBytes;
  return async (object: PdfObject): Promise<Uint8Array<ArrayBuffer>> => {
    const bytes = await unpacked(object, leftBytes);
    leftBytes -= bytes.length;
    return bytes;
  };
};

const onlyAttachment = async (pdf: Uint8Array<ArrayBuffer>, name: string): Promise<string> => {
  const written = objectsOf(pdf);
  if (written.some(({ stream }) => stream !== undefined && / obj\b/.test(textOf(stream)))) {
    return refuse(otherForm);
  }
  const unfold = unfoldingOf(pdf.length);
  const once = eachOnce();
  const dictionaries = written.map(({ number, head }) => once([Number(number)], head));
  for (const object of written.filter(({ head }) => /\/ObjStm\b/.test(head))) {
    const { numbers, head } = objectsIn(object, textOf(await unfold(object)));
    dictionaries.push(once(numbers, head));
  }
  if (dictionaries.some((text) => forbidden.test(text))) return refuse(otherForm);
  const naming = dictionaries.filter((text) => attaching.test(text));
  if (naming.length === 0) return refuse(`The file has no attachment ${name}: it is no report, or lost it.`);
  const count = dictionaries.join(" ").split(/\/EF\b/).length - 1;
  if (count !== 1) return refuse(`The file has ${count} attachments, where the service attaches one.`);
  const [specification = ""] = naming;
  if (!specification.includes(`/F (${name})`) || !specification.includes(`/UF (${name})`)) {
    return refuse(`The file's attachment is not called ${name}.`);
  }
  const number = /\/EF ?<<\s*\/F (\d+) 0 R\s*>>/.exec(specification)?.[1];
  const file = written.find((object) => object.number === number) ?? refuse(otherForm);
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await unfold(file));
};

/**
 * Returns its text when it is the only one of a PDF that is written as the service writes them.
 * @param name of the attachment
 */
export const attachmentOf = async (pdf: Uint8Array<ArrayBuffer>, name: string): Promise<Attachment> => {
  if (pdf.length > mostFileBytes) return { problem: tooMuch };
  try {
    return { text: await onlyAttachment(pdf, name) };
  } catch (error) {
    return { problem: error instanceof Unreadable ? error.message : otherForm };
  }
};
