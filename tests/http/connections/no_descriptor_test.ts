/** Clients behind whom the process has no descriptor left for a connection with itself. docs/decisions/0241-who-stands-in-a-line-does-nothing.md */
import assert from "node:assert/strict";
import { innerPlace, innerPort } from "../../../src/http/connections/passing/inner_port.ts";
import { servePassedOn } from "../../../src/http/connections/passing/served_apart.ts";
import { triedAgain } from "../../../src/http/connections/passing/tried_again.ts";
import { bothEnds } from "../../support/both_ends.ts";

const outOfDescriptors = (): Error => Object.assign(new Error("no descriptor"), { code: "EMFILE" });

Deno.test("a client behind whom no connection can be made is told 503 and when to come again", async () => {
  const { accepted, client } = await bothEnds();
  const { finished } = servePassedOn(
    accepted,
    { connect: () => Promise.reject(outOfDescriptors()), close: () => {} },
    () => new Response("answered"),
  );
  await client.write(new TextEncoder().encode("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
  await assert.rejects(finished, /no descriptor/);
  assert.match(await new Response(client.readable).text(), /^HTTP\/1\.1 503 [^]*\r\nRetry-After: 5\r\n/);
});

Deno.test("a connection for which there is no descriptor is tried again once room was made, and no other failure is", async () => {
  const inner = innerPort(Deno.listen(innerPlace));
  const failures: Array<Error> = [outOfDescriptors()];
  let rooms = 0;
  const port = triedAgain({
    connect: () => {
      const failure = failures.shift();
      return failure === undefined ? inner.connect() : Promise.reject(failure);
    },
    close: inner.close,
  }, () => void (rooms += 1));
  const { near, far } = await port.connect();
  for (const end of [near, far]) end.close();
  assert.equal(rooms, 1);
  failures.push(outOfDescriptors(), outOfDescriptors());
  await assert.rejects(port.connect(), /no descriptor/);
  failures.push(new Error("another"));
  await assert.rejects(port.connect(), /another/);
  assert.equal(rooms, 2);
  port.close();
});
