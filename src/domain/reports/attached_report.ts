/**
 * Attachment `report.json` of a report's PDF, read strictly: exactly the members that the service writes, in canonical
 * form, so that every program reads the same in it. Runs in browsers too (the verify page), so it stands on web
 * standards alone and imports nothing.
 * @source RFC 8785 (canonical JSON); RFC 8032 (Ed25519); FIPS 180-4 (SHA-256)
 */

/** Members of a JSON object, of any shape. */
export type Members = Readonly<Record<string, unknown>>;

/** A report's content with its proof, as they are attached. */
export interface AttachedReport {
  /** The members of the content, as the file has them. */
  readonly content: Members;
  /** SHA-256 of the canonical content, lower-case hex. */
  readonly contentHash: string;
  /** RFC 7638 thumbprint of the key. */
  readonly keyId: string;
  /** Ed25519 over the UTF-8 bytes of the hash's hex digits; base64url. */
  readonly signature: string;
  /** The release that printed the PDF; it is not signed. Undefined of release 0.1, which didn't write it. */
  readonly madeBy: string | undefined;
}

const isRecord = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the JSON value as RFC 8785 has it: members in the order of their UTF-16 code units, no white space. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort().map((name) =>
    `${JSON.stringify(name)}:${canonicalJson(value[name])}`
  );
  return `{${members.join()}}`;
};

const shapes: Readonly<Record<string, RegExp>> = {
  algorithm: /^Ed25519$/,
  content_hash: /^[0-9a-f]{64}$/,
  key_id: /^[\w-]{43}$/,
  made_by: /^[\x20-\x7e]{1,100}$/,
  signature: /^[\w-]{85}[AQgw]$/,
};
/** Forms of the proof: that of every release since, and that of 0.1. */
const forms: ReadonlyArray<ReadonlyArray<string>> = [
  Object.keys(shapes),
  Object.keys(shapes).filter((name) => name !== "made_by"),
];

const namesOf = (members: ReadonlyArray<string>): string => members.toSorted().join();

/** A doubled member, white space, another order or another spelling of a number: none survives the comparison. */
const canonicalRecord = (text: string): Members | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && canonicalJson(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Returns what is attached; undefined unless it has exactly a form that the service writes, or wrote. */
export const attachedReportOf = (text: string): AttachedReport | undefined => {
  const { content, ...proof } = canonicalRecord(text) ?? {};
  const form = forms.find((names) => namesOf(names) === namesOf(Object.keys(proof)));
  if (!isRecord(content) || form === undefined) return undefined;
  const written = new Map<string, string>();
  for (const name of form) {
    const value = proof[name];
    if (typeof value !== "string" || !shapes[name]?.test(value)) return undefined;
    written.set(name, value);
  }
  const of = (name: string): string => written.get(name) ?? "";
  return {
    content,
    contentHash: of("content_hash"),
    keyId: of("key_id"),
    signature: of("signature"),
    madeBy: written.get("made_by"),
  };
};

const bytesOfText = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Returns SHA-256 of the content's canonical form, lower-case hex. */
export const hashOfAttached = async (content: Members): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", bytesOfText(canonicalJson(content)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

const bytesOfBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (character) => character.charCodeAt(0));

/**
 * Returns whether the key signed the hash.
 * @param x the public key, base64url
 */
export const isSignedBy = async ({ contentHash, signature }: AttachedReport, x: string): Promise<boolean> => {
  try {
    const jwk = { kty: "OKP", crv: "Ed25519", x };
    const key = await crypto.subtle.importKey("jwk", jwk, { name: "Ed25519" }, false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, bytesOfBase64url(signature), bytesOfText(contentHash));
  } catch {
    return false;
  }
};

const labels: ReadonlyArray<readonly [path: string, label: string]> = [
  ["report_number", "Report number"],
  ["issued_at", "Issued on"],
  ["calculation.cn_code", "CN code"],
  ["goods_description", "Goods"],
  ["calculation.origin_country_iso3", "Country of origin"],
  ["calculation.tonnage", "Tonnes"],
  ["calculation.production_route", "Production route"],
  ["calculation.status", "Status"],
  ["calculation.direct_emissions_t", "Direct emissions, t"],
  ["calculation.indirect_emissions_t", "Indirect emissions, t"],
  ["calculation.free_allocation_t", "Free allocation, t"],
  ["calculation.net_emissions_t", "Net emissions, t"],
  ["calculation.certificate_price.price_eur_per_tco2e", "Certificate price, EUR per t"],
  ["calculation.gross_cost_eur", "Gross cost, EUR"],
  ["calculation.origin_carbon_deduction_eur", "Deduction for the carbon price paid, EUR"],
  ["calculation.net_cost_eur", "Net cost, EUR"],
  ["client_ref", "Reference"],
  ["declarant.name", "Declarant"],
  ["declarant.eori", "EORI number"],
  ["declarant.cbam_account", "CBAM account"],
  ["declaration.year", "Goods imported in"],
  ["declaration.as_of", "Ledger as known on"],
  ["declaration.totals.embedded_t", "Embedded emissions, t"],
  ["declaration.totals.net_t", "Net emissions, t"],
  ["declaration.totals.certificates_rounded_once", "Certificates, rounded up once"],
  ["verify_url", "Verify at"],
];

const member = (value: unknown, name: string): unknown => isRecord(value) ? value[name] : undefined;

/** Signs that a terminal would take for commands are left out. */
const shown = (value: unknown): string => String(value).replace(/\p{C}/gu, " ");

/** Returns what the content says, each figure with its label, for a reader who has the paper in hand. */
export const figuresOf = (content: Members): ReadonlyArray<readonly [label: string, figure: string]> =>
  labels.flatMap(([path, label]) => {
    const value = path.split(".").reduce<unknown>(member, content);
    return value === undefined || value === null || typeof value === "object" ? [] : [[label, shown(value)]];
  });
