/**
 * The least that any service on Deno does which answers each request with a text of its own: it reads the address and the
 * headers, puts a text together, and sends it with the headers that it was given. Bare `Deno.serve` does none of it: its
 * handler takes no request, so the runtime makes none, and its text is always the same one.
 */
const [port, file] = Deno.args;
const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(
  await Deno.readTextFile(file ?? ""),
);
const middle = body.length >> 1;
const [head, tail] = [body.slice(0, middle), body.slice(middle)];

Deno.serve({ hostname: "127.0.0.1", port: Number(port), onListen: () => {} }, (request) => {
  let read = request.url.length;
  request.headers.forEach((value) => {
    read += value.length;
  });
  const response = new Response(`${head}${read}${tail}`);
  for (const name in headers) response.headers.set(name, headers[name] ?? "");
  response.headers.set("x-request-id", crypto.randomUUID());
  return response;
});
