/** Who needs the status for an import: its page, the call about codes, penalties and the recommendation answer alike. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ThresholdAnswer } from "../../../../src/contract/answers/imports.ts";
import { CodesAnswer } from "../../../../src/contract/answers/import_duties.ts";
import { PenaltiesAnswer } from "../../../../src/contract/answers/ledger/penalties.ts";
import { recordOf, textOf } from "../../../../src/kernel/text/json.ts";
import { importsPath, peoplePaths, recorded } from "../../../support/import_calls.ts";
import { importAccount, noonOf, wordsOf } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";

const threshold = Schema.decodeUnknownSync(ThresholdAnswer);
const penalties = Schema.decodeUnknownSync(PenaltiesAnswer);
const codes = Schema.decodeUnknownSync(CodesAnswer);

const states = [{ state: "applied", from: "2026-03-01", reference: "A-9" }, {
  state: "authorised",
  from: "2026-04-01",
}];
const importerEori = "BE0123456789";

/** An account with an importer and a broker; each is authorised or has no state. */
const accountWith = (authorised: "importer" | "broker" | "nobody", isInUnion = true) =>
  Effect.gen(function* () {
    const { calls, it } = yield* importAccount;
    const keep = (path: string, body: object) =>
      Effect.map(calls.post(path, body), ({ status, text, body }) => {
        assert.equal(status, 200, text);
        return textOf(recordOf(body)["id"]) ?? assert.fail(text);
      });
    const importer = yield* keep(peoplePaths.importers, {
      ...{ eori: importerEori, name: "Import N.V.", ...(isInUnion ? { member_state: "BE" } : undefined) },
    });
    const declarant = (who: "importer" | "broker", eori: string) =>
      keep(peoplePaths.declarants, {
        ...{ eori, name: who, cbam_account: `${who}-1`, states: authorised === who ? states : [] },
      });
    yield* declarant("importer", importerEori);
    return { calls, it, importer, broker: yield* declarant("broker", "NL987654321") };
  });

type Account = Effect.Effect.Success<ReturnType<typeof accountWith>>;

/** What every door says of an import of so many tonnes by the broker as declarant, or by nobody. */
const doors = (
  { calls, it, importer, broker }: Account,
  { representation, tonnes, isNamed = true, recordedCode }: {
    readonly representation: string;
    readonly tonnes: number;
    readonly isNamed?: boolean;
    readonly recordedCode?: { readonly code: string; readonly reference: string };
  },
) =>
  Effect.gen(function* () {
    const line = { cn_code: "72083900", origin_country: "CHN", net_mass_kg: tonnes * 1000 };
    const entry = {
      ...{ ...line, mrn: "26NL000000000001R1", item: 1, release_date: "2026-10-10" },
      ...(recordedCode === undefined ? undefined : { document_codes: [recordedCode] }),
    };
    const sent = yield* calls.post(importsPath, {
      ...{ importer, ...(isNamed ? { declarant: broker } : undefined), representation, entries: [entry] },
    });
    const id = recorded(sent.body).results[0]?.id ?? assert.fail(sent.text);
    const year = `importer=${importer}&year=2026`;
    const asked = new URLSearchParams({
      ...{ cn: "72083900", country: "CHN", date: "2026-10-10", importer, representation },
      ...(isNamed ? { declarant: broker } : undefined),
    });
    const answer = codes((yield* calls.get(`${importsPath}/codes?${asked}`)).body);
    const page = wordsOf(yield* it.get(`/imports/entries/${id}?lang=en`));
    const onPage = /Document code on 10 October 2026 (Must not be released|Code Y\d+(?: Reference \S+)?)/
      .exec(page)?.[1];
    const { recommendation } = threshold((yield* calls.get(`${importsPath}/threshold?${year}`)).body);
    const exposed = penalties((yield* calls.get(`${importsPath}/penalties?${year}`)).body);
    return {
      code: answer.codes.map(({ code, reference }) => `${code} ${reference}`).join() || answer.answer,
      notes: answer.notes.join(" "),
      onPage,
      page,
      reasons: exposed.without_status.map(({ reason, eori }) => `${reason} ${eori}`),
      needs: recommendation.needs_authorised_declarant,
      rationale: recommendation.rationale,
    };
  });

onPages((testPages) => {
  testPages(
    "an indirect representative without the status: no Y137, exposed, and the recommendation says that it needs the status",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const said = yield* doors(yield* accountWith("nobody"), { representation: "indirect", tonnes: 20 });
      assert.equal(said.code, "must_not_be_released");
      assert.match(said.notes, /the indirect representative has not applied for the status, and it needs/);
      assert.equal(said.onPage, "Must not be released");
      assert.deepEqual(said.reasons, ["representative NL987654321"]);
      assert.equal(said.needs, true);
      assert.match(said.rationale, /^An indirect representative .* below the limit too/);
      assert.match(said.rationale, /and that the importer declares itself, need no authorised declarant yet/);
    }),
  );

  testPages(
    "own and direct representation beside an authorised broker: the importer's own status is asked, and it has none",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      for (const representation of ["own", "direct"]) {
        const said = yield* doors(yield* accountWith("broker"), { representation, tonnes: 60 });
        assert.equal(said.code, "must_not_be_released");
        assert.match(said.notes, /the importer has not applied for the status/);
        assert.match(said.notes, /but the declarant is another company/);
        assert.equal(said.onPage, "Must not be released");
        assert.deepEqual(said.reasons, [`limit_exceeded ${importerEori}`]);
        assert.equal(said.needs, true);
      }
      const small = yield* doors(yield* accountWith("broker"), { representation: "own", tonnes: 20 });
      assert.deepEqual([small.code, small.reasons, small.needs], ["Y137 null", [], false]);
    }),
  );

  testPages(
    "an authorised importer is exposed neither beside a broker without the status nor by a row without a declarant",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      for (const representation of ["own", "direct"]) {
        const said = yield* doors(yield* accountWith("importer"), { representation, tonnes: 60 });
        assert.equal(said.code, "Y128 importer-1");
        assert.equal(said.onPage, "Code Y128 Reference importer-1");
        assert.deepEqual(said.reasons, []);
      }
      const unnamed = { representation: "own", tonnes: 60, isNamed: false };
      const said = yield* doors(yield* accountWith("importer"), unnamed);
      assert.deepEqual(said.reasons, []);
      assert.equal(said.code, "must_not_be_released");
      assert.match(said.notes, /no declarant is named, and the importer is not expected to stay/);
      assert.match(said.notes, /name it as the declarant, and the line has the code of that status/);
    }),
  );

  testPages(
    "the page of an authorised importer's row without a declarant says once whom to name, and questions no Y128 of its account",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const unnamed = { representation: "own", tonnes: 60, isNamed: false };
      const pageWith = (reference: string) =>
        Effect.flatMap(accountWith("importer"), (account) =>
          Effect.map(
            doors(account, { ...unnamed, recordedCode: { code: "Y128", reference } }),
            ({ page }) => page,
          ));
      const page = yield* pageWith("importer-1");
      assert.match(page, /no declarant is named/);
      assert.match(page, /The declarant with the importer's EORI number is/);
      assert.doesNotMatch(page, /name it as the declarant|has not applied|is the entry right/);
      assert.match(yield* pageWith("broker-1"), /is the entry right/);
    }),
  );

  testPages(
    "an importer outside the Union that is recorded with own representation is told that it has to be represented",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const own = { representation: "own", tonnes: 20 };
      const said = yield* doors(yield* accountWith("nobody", false), own);
      assert.deepEqual([said.code, said.reasons, said.needs], ["Y137 null", [], true]);
      const outside =
        /one that is established outside the Union has an indirect representative as its declarant/;
      assert.match(said.notes, outside);
      assert.match(said.rationale, outside);
    }),
  );
});
