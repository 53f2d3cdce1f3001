/**
 * Clients that ask for another protocol beside their request (RFC 9110, section 7.8), as Java's HttpClient does for HTTP/2 on every
 * connection without TLS. A server may go on as if it hadn't been asked; the runtime refuses such a request if it has a body, without a
 * word. So the first head says in place of it that the connection ends with its answer, in as many bytes: the next request comes on
 * another connection, with the same question.
 */
const isUpgrade = (value: string): boolean =>
  value.split(",").some((option) => option.trim().toLowerCase() === "upgrade");

const close = "close";

/** @returns the head, of which no other protocol is asked; what comes behind it stays as it is */
export const refuseUpgrade = (said: Uint8Array): Uint8Array => {
  // Each byte is one letter, and back.
  const text = String.fromCharCode(...said);
  const end = text.indexOf("\r\n\r\n");
  const head = end < 0 ? text : text.slice(0, end);
  const refused = head.replace(
    /(?<=\r\nconnection:)[^\r\n]*/gi,
    (value) => isUpgrade(value) ? ` ${close}`.padEnd(value.length) : value,
  );
  return refused === head
    ? said
    : Uint8Array.from(`${refused}${text.slice(head.length)}`, (letter) => letter.charCodeAt(0));
};
