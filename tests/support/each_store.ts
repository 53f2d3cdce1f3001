/** Every document store for one suite: files, and S3 by path and by host name. */
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import * as S3 from "../../src/adapters/storage/s3.ts";
import type { DocumentStore } from "../../src/application/documents/document_ports.ts";
import { filesBelow, hasty, runQuietly } from "./document_stores.ts";
import { type S3Store, startS3Store } from "./s3_store.ts";

/** How a link is followed, as a client would. */
type Follow = (link: string) => Promise<Response>;

/** A store under test. */
export interface OpenedStore {
  readonly layer: Layer.Layer<DocumentStore>;
  /** Follows a link outside the service; undefined where the service serves links itself. */
  readonly follow: Follow | undefined;
  readonly close: () => Promise<void>;
}

const openFiles = async (): Promise<OpenedStore> => {
  const directory = await Deno.makeTempDir();
  return {
    layer: filesBelow(directory),
    follow: undefined,
    close: () => Deno.remove(directory, { recursive: true }),
  };
};

const openS3 = async (choose: (store: S3Store) => Omit<OpenedStore, "close">): Promise<OpenedStore> => {
  const store = await startS3Store();
  return { ...choose(store), close: store.stop };
};

const byPath = () =>
  openS3(({ settings }) => ({ layer: S3.layer(settings, hasty), follow: (link) => fetch(link) }));

const byHost = () =>
  openS3(({ hostStyle: { settings, client } }) => ({
    layer: S3.layer(settings, { ...hasty, fetch: (url, init) => fetch(url, { ...init, client }) }),
    follow: (link) => fetch(link, { client }),
  }));

/** Registers a test of a store. */
export type TestStore = (
  name: string,
  test: (opened: OpenedStore) => Effect.Effect<void, unknown, DocumentStore>,
) => void;

/** Registers the suite's tests for each store. */
export const onEachStore = (suite: (test: TestStore) => void): void => {
  for (
    const [name, open] of [["files", openFiles], ["S3 by path", byPath], ["S3 by host", byHost]] as const
  ) {
    let opened: Promise<OpenedStore> | undefined;
    suite((title, test) =>
      Deno.test(`${title} [${name}]`, async () => {
        opened ??= open();
        const store = await opened;
        await runQuietly(Effect.provide(test(store), store.layer));
      })
    );
    Deno.test.afterAll(async () => {
      await (await opened)?.close();
    });
  }
};
