/**
 * The keys that sign reports: Ed25519 by Web Crypto, the private ones under seal (`report_key_seal.ts`). While the signing secret
 * is rotated, a job seals the key in use under the new one. When it was changed at once, the key in use can't be opened any
 * more: it is retired, stays published, and a new one takes over.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import type * as Redacted from "effect/Redacted";
import * as Schema from "effect/Schema";
import type * as Scope from "effect/Scope";
import { startJob } from "../../../application/jobs.ts";
import { ReportSigner } from "../../../application/reports/report_ports.ts";
import type { PublishedKey } from "../../../contract/answers/reports.ts";
import { publishedKey } from "../../../domain/reports/report_key.ts";
import { rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { keySeal } from "./report_key_seal.ts";
import { isoTime, time } from "../engine/statements/times.ts";
import { together } from "../engine/statements/together.ts";

const KeyRow = Schema.Struct({
  id: Schema.String,
  x: Schema.String,
  sealed: Schema.String,
  createdAt: Schema.String,
  retiredAt: Schema.NullOr(Schema.String),
});
type KeyRow = typeof KeyRow.Type;

const keyRows = rowsOf(KeyRow);

const columns = `id, public_key as x, sealed_private_key as sealed, ${isoTime("created_at")} as "createdAt",
  ${isoTime("retired_at")} as "retiredAt"`;

/** Pause between two looks: while a rollout lasts, a process before it may seal the key under the other secret once more. */
const sealedEvery = Duration.minutes(1);

const make = (
  secret: Redacted.Redacted<string>,
  others: ReadonlyArray<Redacted.Redacted<string>>,
): Effect.Effect<ReportSigner["Type"], never, SqlClient.SqlClient | Scope.Scope> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const seal = yield* Effect.promise(() => keySeal(secret, others));
    const opened = new Map<string, CryptoKey>();

    const keyInUse = Effect.map(
      orUnavailable(keyRows(sql.unsafe(`select ${columns} from report_key where retired_at is null`))),
      ([row]) => row,
    );

    /** Another process may have put its key in first: then that one is in use. */
    const putInUse = Effect.gen(function* () {
      const key = yield* Effect.promise(seal.make);
      const nowMs = yield* Clock.currentTimeMillis;
      yield* orUnavailable(sql.unsafe(
        `insert into report_key (id, public_key, sealed_private_key, created_at)
         values ($1, $2, $3, ${time(4)}) on conflict do nothing`,
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
          `update report_key set retired_at = ${time(2)} where id = $1 and retired_at is null`,
          [id, nowMs],
        )));

    const renewed = (id: string) => Effect.zipRight(retire(id), putInUse);

    /** Another process may have sealed the key anew meanwhile: then its seal stays. */
    const sealAnew = ({ id, sealed }: KeyRow, sealedAnew: string) =>
      orUnavailable(sql.unsafe(
        "update report_key set sealed_private_key = $3 where id = $1 and sealed_private_key = $2",
        [id, sealed, sealedAnew],
      ));

    const privateKeyOf = (row: KeyRow) =>
      Effect.gen(function* () {
        const known = opened.get(row.id);
        if (known !== undefined) return known;
        const found = yield* Effect.promise(() => seal.open(row.sealed));
        if (found === undefined) return undefined;
        if (found.sealedAnew !== undefined) yield* sealAnew(row, found.sealedAnew);
        opened.set(row.id, found.key);
        return found.key;
      });

    /** Key in use under the secret of now, also where nobody asks for a signature while the secret is rotated. */
    const keptSealed = Effect.gen(function* () {
      const row = yield* keyInUse;
      const found = row && (yield* Effect.promise(() => seal.open(row.sealed)));
      if (row !== undefined && found?.sealedAnew !== undefined) yield* sealAnew(row, found.sealedAnew);
    });
    if (others.length > 0) {
      yield* startJob({ name: "The sealing of the report key", every: sealedEvery, turn: keptSealed });
    }

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

    const allKeys = Effect.map(
      orUnavailable(
        keyRows(sql.unsafe(`select ${columns} from report_key order by retired_at desc nulls first`)),
      ),
      (rows): ReadonlyArray<PublishedKey> => rows.map(publishedKey),
    );
    /** Anyone may ask, and no limit counts it: those who ask at one moment are one statement. */
    const amongOthers = yield* together((asked) =>
      Effect.map(allKeys, (keys) => new Map(asked.map((name) => [name, keys])))
    );
    const published = Effect.map(amongOthers("all"), Option.getOrElse((): ReadonlyArray<PublishedKey> => []));

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

/**
 * @param secret seals the private keys
 * @param others secrets that are accepted as well while the secret is rotated
 */
export const layer = (
  secret: Redacted.Redacted<string>,
  others: ReadonlyArray<Redacted.Redacted<string>> = [],
): Layer.Layer<ReportSigner, never, SqlClient.SqlClient> => Layer.scoped(ReportSigner, make(secret, others));
