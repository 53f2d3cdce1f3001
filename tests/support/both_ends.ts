/** A connection of a test with itself. */
import { innerPlace } from "../../src/http/connections/passing/inner_port.ts";

/** @returns the end that was accepted, and the other one */
export const bothEnds = async (): Promise<
  { readonly accepted: Deno.TcpConn; readonly client: Deno.TcpConn }
> => {
  const front = Deno.listen(innerPlace);
  const [accepted, client] = await Promise.all([
    front.accept(),
    Deno.connect({ hostname: innerPlace.hostname, port: front.addr.port }),
  ]);
  front.close();
  return { accepted, client };
};
