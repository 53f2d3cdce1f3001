/** A client that begins with HTTP/2, whatever it was offered. */

const preface = new TextEncoder().encode("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

/** Begins with HTTP/2, byte by byte. @returns all that the service says until it ends the connection */
export const refusalOf = async (connection: Deno.Conn): Promise<string> => {
  for (const byte of preface) await connection.write(new Uint8Array([byte]));
  let said = "";
  const buffer = new Uint8Array(1_024);
  for (let size = await connection.read(buffer); size !== null; size = await connection.read(buffer)) {
    said += String.fromCharCode(...buffer.subarray(0, size));
  }
  connection.close();
  return said;
};
