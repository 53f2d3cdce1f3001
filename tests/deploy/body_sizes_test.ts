/** Bodies that the service reads pass whatever is shipped to stand in front of it. */
import assert from "node:assert/strict";

const read = (path: string): string => Deno.readTextFileSync(new URL(`../../${path}`, import.meta.url));

/** Where each of the shipped files says how large a body may be, and its number of mebibytes. */
const shipped: ReadonlyArray<readonly [path: string, size: RegExp]> = [
  ["deploy/nginx/customs.conf", /client_max_body_size (\d+)m;/],
  ["deploy/caddy/Caddyfile", /max_size (\d+)MiB/],
  ["compose.yaml", /max_size (\d+)MiB/],
  ["deploy/kubernetes/overlays/staging/ingress.yaml", /proxy-body-size: (\d+)m$/m],
  ["deploy/kubernetes/overlays/production/ingress.yaml", /proxy-body-size: (\d+)m$/m],
];
const mebibyte = 1_024 * 1_024;

Deno.test("the largest body of any operation, and a form around it, passes each shipped proxy", () => {
  const limits = [...read("docs/openapi.json").matchAll(/The body has at most ([\d,]+) bytes/g)]
    .map(([, bytes = ""]) => Number(bytes.replaceAll(",", "")));
  const largest = Math.max(...limits);
  assert.ok(largest >= 20 * mebibyte);
  for (const [path, size] of shipped) {
    const most = Number(size.exec(read(path))?.[1]) * mebibyte;
    assert.ok(most >= largest + mebibyte, `${path}: ${most}, a body has up to ${largest} bytes`);
  }
  const [, announced] = /> (\d+)`/.exec(read("deploy/caddy/Caddyfile")) ?? [];
  const [, most] = /max_size (\d+)MiB/.exec(read("deploy/caddy/Caddyfile")) ?? [];
  assert.equal(Number(announced), Number(most) * mebibyte);
});
