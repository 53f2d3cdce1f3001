/**
 * Whether two services answer alike: sends each of some thousand requests to both, one after the other, and prints where
 * status line, headers or body differ. What differs by itself is not compared: dates, request ids, times, ids and keys that
 * the service makes, and how many calls a window has left. Both need a limit that is wider than the requests are many
 * (`deno task admin tier set anonymous --api-rate-per-hour 10000`, the same for the key's tier).
 *
 *     deno task bench bench/same_answers.ts ORIGIN KEY OTHER_ORIGIN OTHER_KEY
 */
import { type AskedRequest, requests } from "./same_answers_requests.ts";

/** A service with a key of its own. */
interface Side {
  readonly hostname: string;
  readonly port: number;
  readonly key: string;
}

const sideOf = (origin: string | undefined, key: string | undefined): Side => {
  if (origin === undefined || key === undefined) {
    throw new TypeError("give two services, each with a key: ORIGIN KEY OTHER_ORIGIN OTHER_KEY");
  }
  const { hostname, port } = new URL(origin);
  return { hostname, port: Number(port), key };
};

/** Both services are asked under the same name, so that addresses in answers are the same. */
const host = "service.test";

const bytesOf = (
  { method, target, headers = {}, body = "", isKeyed }: AskedRequest,
  key: string,
): Uint8Array => {
  const encoder = new TextEncoder();
  const sent = encoder.encode(body);
  const fields = {
    "Host": host,
    "Connection": "close",
    ...(isKeyed ? { "Authorization": `Bearer ${key}` } : undefined),
    ...(body === "" ? undefined : { "Content-Length": String(sent.byteLength) }),
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const head = encoder.encode(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`);
  const all = new Uint8Array(head.byteLength + sent.byteLength);
  all.set(head);
  all.set(sent, head.byteLength);
  return all;
};

/** The whole answer, a character a byte; what came before a reset counts too. */
const send = async (side: Side, asked: AskedRequest): Promise<string> => {
  using connection = await Deno.connect({ hostname: side.hostname, port: side.port });
  const decoder = new TextDecoder("latin1");
  const all = bytesOf(asked, side.key);
  let answer = "";
  try {
    for (let at = 0; at < all.byteLength;) at += await connection.write(all.subarray(at));
    const piece = new Uint8Array(65_536);
    for (let size = await connection.read(piece); size !== null; size = await connection.read(piece)) {
      answer += decoder.decode(piece.subarray(0, size), { stream: true });
    }
  } catch (error) {
    if (!(error instanceof Deno.errors.ConnectionReset || error instanceof Deno.errors.BrokenPipe)) {
      throw error;
    }
  }
  return answer;
};

/** What may differ, each with what stands in its place. */
const passing: ReadonlyArray<readonly [RegExp, string]> = [
  [/^date: .*$/gim, "date: -"],
  [/^(ratelimit: "[^"]+");r=\d+;t=\d+$/gim, "$1"],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "ID"],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, "TIME"],
  [/"(x|kid|key_id|content_hash|signature)":"[^"]*"/g, '"$1":"SIGNED"'],
  [/\/download\?[^"\s]*/g, "/download?SIGNED"],
  [/localhost:\d+/g, "localhost"],
  [/form_token" value="[^"]*"/g, "form_token"],
];

const comparable = (answer: string): string =>
  passing.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), answer);

const firstDifference = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 120));
  return `  ${around(one)}\n  ${around(other)}`;
};

const [one, other] = [sideOf(Deno.args[0], Deno.args[1]), sideOf(Deno.args[2], Deno.args[3])];
const say = (line: string): void => void Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));

let different = 0;
const statuses = new Map<string, number>();
for (const asked of requests) {
  const [mine, theirs] = await Promise.all([send(one, asked), send(other, asked)]);
  const status = mine.split(" ", 2)[1] ?? "none";
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const [left, right] = [comparable(mine), comparable(theirs)];
  if (left === right) continue;
  different += 1;
  say(
    `${asked.isKeyed ? "with key " : ""}${asked.method} ${asked.target} ${
      JSON.stringify(asked.headers ?? {})
    }`,
  );
  say(firstDifference(left, right));
}
say(
  `${requests.length} requests, ${different} answered differently; statuses: ${
    [...statuses].sort().map(([status, count]) => `${status} ${count}`).join(", ")
  }`,
);
Deno.exit(different === 0 ? 0 : 1);
