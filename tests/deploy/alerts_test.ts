/** Each alert as Prometheus's own program tries it: it fires in the cases that its page tells, and not in those beside them. */
import { parse } from "npm:yaml@2.9.0";
import assert from "node:assert/strict";
import { isInstalled } from "../support/installed.ts";
import { where } from "../support/process.ts";

const rulesFile = new URL("../../deploy/prometheus/alerts.yaml", import.meta.url);

/** Series and their values as `promtool` writes them, told each minute; whether the alert fires then. */
type Case = readonly [alert: string, fires: boolean, ...series: ReadonlyArray<readonly [string, string]>];

const always = (value: number): string => `${value}x200`;
const rising = (step: number): string => `0+${step}x200`;

const calls = (status: number, step: number, endpoint = "POST /api/v1/cbam/bulk") =>
  [
    `customs_request_duration_seconds_count{endpoint="${endpoint}",status="${status}"}`,
    rising(step),
  ] as const;
/** A hundred look-ups a minute, of which so many take half a second at most. */
const lookUps = (short: number, endpoint: string) =>
  [["0.5", short], ["1", 100], ["+Inf", 100]].map(([le, step]) =>
    [
      `customs_request_duration_seconds_bucket{endpoint="${endpoint}",le="${le}"}`,
      rising(Number(step)),
    ] as const
  );
const lookUp = "GET /api/v1/cbam/calculate";
const isUp = (part: string, value: number) =>
  [`customs_part_up{part="${part}",instance="a"}`, always(value)] as const;
const up = (job: string, value: number, instance = "a") =>
  [`up{job="${job}",instance="${instance}"}`, always(value)] as const;
const waiting = (queue: string, value: number) =>
  [`customs_queue_size{queue="${queue}",instance="a"}`, always(value)] as const;
const dataSet = (version: number, instance: string) =>
  [`customs_data_set_info{version="${version}",instance="${instance}"}`, always(1)] as const;
const series = (name: string, values: string) => [name, values] as const;
const died = (reason: string, step: number) =>
  series(`customs_worker_restarts_total{worker="pdf",reason="${reason}",instance="a"}`, rising(step));

const cases: ReadonlyArray<Case> = [
  ["CustomsDown", true, up("customs", 1), up("customs", 0, "b")],
  ["CustomsDown", true, up("another", 1)],
  ["CustomsDown", false, up("customs", 1), up("another", 0)],
  ["CustomsDown", false, series('up{job="customs",instance="a"}', "1x79 0 1x30")],
  ["CustomsNotReady", true, isUp("database", 0)],
  ["CustomsNotReady", true, isUp("migrations", 0)],
  ["CustomsNotReady", false, isUp("database", 1), isUp("migrations", 1), isUp("storage", 0)],
  ["CustomsFailing", true, calls(503, 2), calls(200, 98)],
  ["CustomsFailing", true, calls(500, 2), calls(404, 98)],
  ["CustomsFailing", false, calls(503, 20, "GET /readyz"), calls(200, 98), calls(429, 98)],
  ["CustomsSlow", true, ...lookUps(90, lookUp)],
  ["CustomsSlow", false, ...lookUps(100, lookUp), ...lookUps(0, "POST /api/v1/cbam/bulk")],
  ["CustomsStoreFailing", true, isUp("storage", 0)],
  ["CustomsStoreFailing", false, isUp("storage", 1), isUp("database", 0)],
  ["CustomsMailsLate", true, series("customs_mails_oldest_seconds", always(2_000))],
  ["CustomsMailsLate", false, series("customs_mails_oldest_seconds", always(1_700))],
  ["CustomsMailsGivenUp", true, series('customs_mails{state="dead"}', always(1))],
  [
    "CustomsMailsGivenUp",
    false,
    series('customs_mails{state="dead"}', always(0)),
    series('customs_mails{state="deferred"}', always(9)),
  ],
  [
    "CustomsDocumentsFail",
    true,
    series('customs_document_duration_seconds_count{result="ServiceUnavailable"}', rising(1)),
  ],
  [
    "CustomsDocumentsFail",
    false,
    series('customs_document_duration_seconds_count{result="ok"}', rising(9)),
    series('customs_document_duration_seconds_count{result="ServiceUnavailable"}', always(9)),
  ],
  ["CustomsWorkersDie", true, died("died", 1)],
  ["CustomsWorkersDie", false, died("ended", 5), died("died", 0)],
  ["CustomsBusy", true, series('customs_event_loop_delay_seconds{quantile="0.99"}', always(0.2))],
  [
    "CustomsBusy",
    false,
    series('customs_event_loop_delay_seconds{quantile="0.99"}', always(0.05)),
    series('customs_event_loop_delay_seconds{quantile="1"}', always(0.5)),
  ],
  ...["admissions", "database", "large database work", "large bodies", "large readings"].map((
    queue,
  ): Case => [
    "CustomsQueues",
    true,
    waiting(queue, 101),
  ]),
  ["CustomsQueues", true, waiting("documents", 51)],
  // Where there is one place, 50 large documents may wait, and 100 tables, half of them of one caller.
  ["CustomsQueues", true, waiting("large documents", 25)],
  ["CustomsQueues", true, waiting("spreadsheets", 50)],
  ["CustomsQueues", false, waiting("database", 90), waiting("documents", 40), waiting("spreadsheets", 20)],
  ["CustomsQueues", false, waiting("verifications", 500), waiting("anonymous spreadsheets", 50)],
  ["CustomsDataSetsDiffer", true, dataSet(1, "a"), dataSet(2, "b")],
  ["CustomsDataSetsDiffer", true, dataSet(1, "a"), dataSet(1, "c"), dataSet(2, "b")],
  ["CustomsDataSetsDiffer", true, dataSet(1, "a"), dataSet(1, "b"), dataSet(2, "c"), dataSet(2, "d")],
  ["CustomsDataSetsDiffer", false, dataSet(1, "a")],
  ["CustomsDataSetsDiffer", false, dataSet(1, "a"), dataSet(1, "b")],
  ["CustomsDataSetsDiffer", false, dataSet(1, "a"), dataSet(1, "b"), dataSet(2, "a"), dataSet(2, "b")],
  ["CustomsLawBroken", true, series('customs_law_additions{state="broken"}', always(1))],
  [
    "CustomsLawBroken",
    false,
    series('customs_law_additions{state="broken"}', always(0)),
    series('customs_law_additions{state="counting"}', always(3)),
  ],
];

const dayOf = (day: string): number => Date.parse(day) / 86_400_000;

/** Days on which the newest price is so many days old, as it was on the day before. */
const ages: ReadonlyArray<readonly [day: string, age: number, fires: boolean]> = [
  ["2026-11-20", 46, false],
  ["2026-12-20", 101, true],
  ["2027-01-02", 89, false],
  ["2027-01-04", 91, false],
  ["2027-01-14", 11, false],
  ["2027-01-17", 11, true],
  ["2027-06-01", 8, false],
  ["2027-06-05", 11, true],
];

/** An age for each day since 1970, as values are written. */
const dailyAges = (): string => {
  let days = 0;
  return ages.flatMap(([day, age]) => {
    const before = dayOf(day) - 1 - days;
    days += before + 2;
    return [...(before > 0 ? [`0x${before - 1}`] : []), `${age}x1`];
  }).join(" ");
};

const inSeries = ([name, values]: readonly [string, string]) => ({ series: name, values });

/** What Prometheus itself counts as firing at a time. */
const firingAt = (time: string, alert: string, fires: boolean) => [{
  expr: `min(ALERTS{alertname="${alert}",alertstate="firing"})`,
  eval_time: time,
  exp_samples: fires ? [{ labels: "{}", value: 1 }] : [],
}];

interface Rule {
  readonly alert: string;
}
const rules: ReadonlyArray<Rule> = parse(Deno.readTextFileSync(rulesFile)).groups[0].rules;

/** Runs tests of some rules, which are looked at as often as is said. */
const told = async (interval: string, some: ReadonlyArray<Rule>, tests: ReadonlyArray<unknown>) => {
  const directory = await Deno.makeTempDir();
  const files = { rules: `${directory}/rules.json`, tests: `${directory}/tests.json` };
  await Deno.writeTextFile(files.rules, JSON.stringify({ groups: [{ name: "customs", rules: some }] }));
  const settings = { rule_files: [files.rules], evaluation_interval: interval };
  await Deno.writeTextFile(files.tests, JSON.stringify({ ...settings, tests }));
  const promtool = new Deno.Command("promtool", { args: ["test", "rules", files.tests] });
  const { code, stdout, stderr } = await promtool.output();
  await Deno.remove(directory, { recursive: true });
  assert.equal(code, 0, new TextDecoder().decode(stderr) + new TextDecoder().decode(stdout));
};

Deno.test("each alert is tried in a case in which it fires, and in one in which it doesn't", () => {
  for (const { alert } of rules) {
    const tried = alert === "CustomsPriceMissing"
      ? ages.map(([, , fires]) => fires)
      : cases.filter(([name]) => name === alert).map(([, fires]) => fires);
    assert.deepEqual([...new Set(tried)].toSorted(), [false, true], alert);
  }
});

where(isInstalled("promtool"), "promtool")(
  "alerts fire in the cases that their pages tell, and not in those beside them",
  () =>
    told(
      "1m",
      rules,
      cases.map(([alert, fires, ...all], index) => ({
        name: `${alert} ${index}`,
        interval: "1m",
        input_series: all.map(inSeries),
        promql_expr_test: firingAt("80m", alert, fires),
      })),
    ),
);

where(isInstalled("promtool"), "promtool")(
  "a price is missing where the newest is older than a quarter's, or than a week's once there are weekly ones",
  () =>
    told("1d", rules.filter(({ alert }) => alert === "CustomsPriceMissing"), [{
      interval: "1d",
      input_series: [inSeries(["customs_certificate_price_age_days", dailyAges()])],
      promql_expr_test: ages.flatMap(([day, , fires]) =>
        firingAt(`${dayOf(day)}d`, "CustomsPriceMissing", fires)
      ),
    }]),
);
