/** Forms with a file whose session has ended: their files are read past for the language of the form, a few of one address at a time. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { router, type Services } from "../../src/composition/features.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { onOneDatabase } from "../support/databases.ts";
import { openEdge } from "../support/service.ts";
import { untilEqual } from "../support/until.ts";
import { freshPeer, services } from "../support/whole_service.ts";

const origin = "http://service.test";
const form = '--x\r\nContent-Disposition: form-data; name="form_language"\r\n\r\nde\r\n--x--\r\n';

onOneDatabase((test) => {
  test(
    "of one address four such files are read past at a time, and another address's beside them",
    Effect.gen(function* () {
      const handler = makeHandler(yield* Effect.runtime<Services>(), makeApp<Services>(router, openEdge));
      const begun: Array<string> = [];
      const [one, other] = [freshPeer(), freshPeer()];
      const send = (name: string, peer = one) => {
        const end = Promise.withResolvers<void>();
        const body = new ReadableStream({
          pull: async (controller) => {
            begun.push(name);
            await end.promise;
            controller.enqueue(new TextEncoder().encode(form));
            controller.close();
          },
        }, { highWaterMark: 0 });
        const headers = { origin, "content-type": "multipart/form-data; boundary=x" };
        const request = new Request(`${origin}/imports/sheet`, { method: "POST", headers, body });
        return { end: end.resolve, answer: Promise.resolve(handler(request, peer)) };
      };
      yield* Effect.promise(async () => {
        const sent = ["1", "2", "3", "4", "5"].map((name) => send(name));
        await untilEqual(() => Promise.resolve(begun.join("")), "1234", "files that are read");
        const beside = send("of another", other);
        await untilEqual(() => Promise.resolve(begun.at(-1)), "of another", "files that are read");
        sent[0]?.end();
        await untilEqual(() => Promise.resolve(begun.at(-1)), "5", "files that are read");
        for (const { end, answer } of [...sent, beside]) {
          end();
          const { status } = await answer;
          assert.equal(status, 403);
        }
      });
    }).pipe(Effect.provide(services)),
  );
});
