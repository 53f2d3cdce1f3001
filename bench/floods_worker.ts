/** Keeps so many calls of strangers open at once, on a thread of its own, and says how many were answered, and how. */
/// <reference lib="deno.worker" />
import { v7 as timeOrderedUuid } from "uuid";

interface Flood {
  readonly origin: string;
  readonly kind: "none" | "keys" | "verify" | "declarations" | "files";
  /** Path of a good link to a file of an invoice. */
  readonly link: string;
  readonly calls: number;
  readonly ms: number;
}

const someAddress = (): string => `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`;
const hex = (bytes: number): string => crypto.getRandomValues(new Uint8Array(bytes)).toHex();
const json = { "content-type": "application/json" };

const callOf: Record<Flood["kind"], (link: string) => readonly [string, RequestInit]> = {
  none: () => ["/healthz", {}],
  keys: () => ["/api/v1/cbam/calculate", {
    method: "POST",
    headers: { ...json, authorization: `Bearer cik_${hex(24)}`, "x-forwarded-for": "198.51.100.9" },
    body: JSON.stringify({ cn_code: "72083900", origin_country: "CHN", tonnage: 1 }),
  }],
  verify: () => ["/api/v1/cbam/verify", {
    method: "POST",
    headers: { ...json, "x-forwarded-for": someAddress() },
    body: JSON.stringify({ reportId: timeOrderedUuid(), issuedDate: "2026-11-20" }),
  }],
  declarations: () => ["/api/v1/cbam/imports/declaration/verify", {
    method: "POST",
    headers: { ...json, "x-forwarded-for": someAddress() },
    body: JSON.stringify({ reportId: `DECL-${crypto.randomUUID()}`, issuedDate: "2026-11-20" }),
  }],
  files: (link) => [link, { headers: { "x-forwarded-for": someAddress() } }],
};

self.onmessage = async ({ data: { origin, link, kind, calls, ms } }: MessageEvent<Flood>) => {
  const statuses = new Map<number, number>();
  const endMs = performance.now() + ms;
  const one = async (): Promise<void> => {
    while (performance.now() < endMs) {
      const [path, init] = callOf[kind](link);
      const status = await fetch(`${origin}${path}`, init).then(async (answer) => {
        await answer.bytes();
        return answer.status;
      }, () => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: calls }, one));
  self.postMessage([...statuses].map(([status, count]) => `${count} × ${status}`).join(", ") || "nothing");
};
