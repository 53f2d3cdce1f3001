/**
 * The keys that sign reports: Ed25519 by Web Crypto. A private key is kept sealed with AES-GCM under a key that is
 * derived from the signing secret, so that the database alone can't sign. When the secret was changed, the key in
 * use can't be opened any more: it is retired, stays published, and a new one takes over.
 * @source RFC 8032 (Ed25519); RFC 5869 (HKDF); NIST SP 800-38D (GCM)
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import { ReportSigner } from "../../application/reports/report_ports.ts";
import type { PublishedKey } from "../../contract/answers/reports.ts";
import { publishedKey, thumbprintOf } from "../../domain/reports/report_key.ts";
import { orUnavailable } from "./engine/unavailable.ts";

const purpose = new TextEncoder().encode("report keys 1");
const ivBytes = 12;

const sealingKey = async (secret: Redacted.Redacted<string>): Promise<CryptoKey> => {
  const material = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(Redacted.value(secret)),
    "HKDF",
    false,
    [
      "deriveKey",
    ],
  );
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: purpose };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
};

const seal = async (key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes);
  return new Uint8Array([...iv, ...new Uint8Array(sealed)]).toBase64();
};

/** @returns the private key, or undefined when it was sealed under another secret */
const open = async (key: CryptoKey, sealed: string): Promise<CryptoKey | undefined> => {
  const bytes = Uint8Array.fromBase64(sealed);
  try {
    const pkcs8 = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytes.subarray(0, ivBytes) },
      key,
      bytes.subarray(ivBytes),
    );
    return await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", false, ["sign"]);
  } catch {
    return undefined;
  }
};

/** A key that was just made, ready to be kept. */
const makeKey = async (sealing: CryptoKey) => {
  const pair = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("Ed25519 keys come in pairs");
  const { x = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
  const pkcs8 = await crypto.subtle.exportKey("pkcs8", pair.privateKey);
  return { x, id: thumbprintOf(x), sealed: await seal(sealing, new Uint8Array(pkcs8)) };
};

interface KeyRow {
  readonly id: string;
  readonly x: string;
  readonly sealed: string;
  readonly createdAt: string;
  readonly retiredAt: string | null;
}

const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const columns = `id, public_key as x, sealed_private_key as sealed, ${iso("created_at")} as "createdAt",
  ${iso("retired_at")} as "retiredAt"`;

const make = (
  secret: Redacted.Redacted<string>,
): Effect.Effect<ReportSigner["Type"], never, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const sealing = yield* Effect.promise(() => sealingKey(secret));
    const opened = new Map<string, CryptoKey>();

    const keyInUse = Effect.map(
      orUnavailable(sql.unsafe<KeyRow>(`select ${columns} from report_key where retired_at is null`)),
      ([row]) => row,
    );

    /** Another process may have put its key in first: then that one is in use. */
    const putInUse = Effect.gen(function* () {
      const key = yield* Effect.promise(() => makeKey(sealing));
      const nowMs = yield* Clock.currentTimeMillis;
      yield* orUnavailable(sql.unsafe(
        `insert into report_key (id, public_key, sealed_private_key, created_at)
         values ($1, $2, $3, to_timestamp($4::float8 / 1000)) on conflict do nothing`,
        [key.id, key.x, key.sealed, nowMs],
      ));
      return yield* Effect.flatMap(keyInUse, Effect.fromNullable).pipe(
        Effect.catchTag(
          "NoSuchElementException",
          () => Effect.dieMessage("No key to sign reports is in use."),
        ),
      );
    });

    const retire = (id: string) =>
      Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
        orUnavailable(sql.unsafe(
          "update report_key set retired_at = to_timestamp($2::float8 / 1000) where id = $1 and retired_at is null",
          [id, nowMs],
        )));

    const renewed = (id: string) => Effect.zipRight(retire(id), putInUse);

    const privateKeyOf = (row: KeyRow) =>
      Effect.promise(async () => {
        const key = opened.get(row.id) ?? await open(sealing, row.sealed);
        if (key !== undefined) opened.set(row.id, key);
        return key;
      });

    const usable = Effect.gen(function* () {
      const row = (yield* keyInUse) ?? (yield* putInUse);
      const key = yield* privateKeyOf(row);
      if (key !== undefined) return { id: row.id, key };
      yield* Effect.logWarning(
        `The key ${row.id} was sealed under another signing secret: a new one takes over.`,
      );
      const next = yield* renewed(row.id);
      const nextKey = yield* privateKeyOf(next);
      return nextKey === undefined
        ? yield* Effect.dieMessage("Two processes sign with different signing secrets.")
        : { id: next.id, key: nextKey };
    });

    const published = Effect.map(
      orUnavailable(
        sql.unsafe<KeyRow>(`select ${columns} from report_key order by retired_at desc nulls first`),
      ),
      (rows): ReadonlyArray<PublishedKey> => rows.map(publishedKey),
    );

    return {
      sign: (contentHash) =>
        Effect.flatMap(usable, ({ id, key }) =>
          Effect.promise(async () => {
            const signed = await crypto.subtle.sign("Ed25519", key, new TextEncoder().encode(contentHash));
            return {
              keyId: id,
              signature: new Uint8Array(signed).toBase64({ alphabet: "base64url", omitPadding: true }),
            };
          })),
      published,
      rotate: Effect.gen(function* () {
        const row = yield* keyInUse;
        return publishedKey(row === undefined ? yield* putInUse : yield* renewed(row.id));
      }),
    };
  });

export const layer = (
  secret: Redacted.Redacted<string>,
): Layer.Layer<ReportSigner, never, SqlClient.SqlClient> => Layer.effect(ReportSigner, make(secret));
