/** Bare `Deno.serve`: sends the bytes that it was given, with the headers that it was given. */
const [port, file] = Deno.args;
const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(
  await Deno.readTextFile(file ?? ""),
);

Deno.serve(
  { hostname: "127.0.0.1", port: Number(port), onListen: () => {} },
  () => new Response(body, { headers }),
);
