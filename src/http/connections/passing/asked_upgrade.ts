/**
 * Clients that ask for another protocol beside their request (RFC 9110, section 7.8), as Java's HttpClient does for HTTP/2 on every
 * connection without TLS. A server may go on as if it hadn't been asked; the runtime refuses such a request if it has a body, without a
 * word. So the head says in place of it that the connection ends with its answer, in as many bytes.
 */
const isUpgrade = (value: string): boolean =>
  value.split(",").some((option) => option.trim().toLowerCase() === "upgrade");

const close = "close";
const decoder = new TextDecoder();
const begins = /^[A-Z]+ [^\r\n]*HTTP\/1\.\d\r\n/;
const mayAsk = /\r\nconnection:[^\r\n]*upgrade/i;

/** @returns the head that is said, of which no other protocol is asked; what is no head, or comes behind it, stays as it is */
export const refuseUpgrade = (said: Uint8Array): Uint8Array => {
  const seen = decoder.decode(said);
  if (!mayAsk.test(seen) || !begins.test(seen)) return said;
  // Each byte is one letter, and back.
  const text = String.fromCharCode(...said);
  const end = text.indexOf("\r\n\r\n");
  const head = end < 0 ? text : text.slice(0, end);
  const refused = head.replace(
    /(?<=\r\nconnection:)[^\r\n]*/gi,
    (value) => isUpgrade(value) ? ` ${close}`.padEnd(value.length) : value,
  );
  return Uint8Array.from(`${refused}${text.slice(head.length)}`, (letter) => letter.charCodeAt(0));
};
