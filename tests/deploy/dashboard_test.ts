/** Dashboard and alerts against the series that the service tells, and the operator's pages. */
import * as Effect from "effect/Effect";
import { parse } from "npm:yaml@2.9.0";
import assert from "node:assert/strict";
import * as Prometheus from "../../src/adapters/metrics/prometheus.ts";
import { counters, gauges, timers } from "../../src/application/metrics.ts";
import { isInstalled } from "../support/installed.ts";
import { where } from "../support/process.ts";

const fileOf = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const read = (path: string): string => Deno.readTextFileSync(fileOf(path));

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

const rules: ReadonlyArray<Rule> = parse(read("deploy/prometheus/alerts.yaml")).groups[0].rules;

interface Panel {
  readonly title: string;
  readonly targets: ReadonlyArray<{ readonly expr: string }>;
}

const panels: ReadonlyArray<Panel> = JSON.parse(read("deploy/grafana/customs.json")).panels;

/** Every series of ours with its labels. */
const labelsOf = new Map<string, ReadonlyArray<string>>(
  [...Object.values(counters), ...Object.values(timers), ...Object.values(gauges)].map((
    { name, labels },
  ) => [name, labels]),
);

/** What others add: histograms have parts, the scraper names process and job. */
const known = ["le", "quantile", "instance", "job"];

const questions = [
  ...rules.map(({ alert, expr }) => ({ asker: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ asker: title, expr }))),
];

Deno.test("every series that dashboard and alerts ask for is told, with the labels that they ask by", async () => {
  const { text } = await Effect.runPromise(Prometheus.make().exposition);
  const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const { asker, expr } of questions) {
    for (
      const [, series = "", matchers = ""] of expr.matchAll(/\b((?:customs|process)_\w+)(?:\{([^}]*)\})?/g)
    ) {
      const name = series.replace(/_(?:bucket|count|sum)$/, "");
      assert.ok(told.has(name), `${asker} asks for ${series}`);
      const labels = [...labelsOf.get(name) ?? [], ...known];
      for (const [, label = ""] of matchers.matchAll(/(\w+)\s*(?:=|!=|=~|!~)"/g)) {
        assert.ok(labels.includes(label), `${asker} asks for ${name} by ${label}`);
      }
    }
    for (const [, listed = ""] of expr.matchAll(/\bby \(([^)]*)\)/g)) {
      const all = [...labelsOf.values()].flat();
      for (const label of listed.split(/,\s*/)) {
        assert.ok([...all, ...known].includes(label), `${asker}: ${label}`);
      }
    }
  }
});

Deno.test("every series of the service is on the dashboard", () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n");
  for (const name of labelsOf.keys()) assert.ok(shown.includes(name), name);
});

Deno.test("every alert has its page, and every page its alert", () => {
  const [, chapter = ""] = read("docs/operations.md").split(/^## Alerts$/m);
  const pages = [...(chapter.split(/^## /m)[0] ?? "").matchAll(/^### (\w+)$/gm)].map(([, name = ""]) => name);
  assert.deepEqual(pages, rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules) {
    assert.equal(annotations.runbook_url, `docs/operations.md#${alert.toLowerCase()}`);
  }
});

where(isInstalled("promtool"), "promtool")(
  "promtool finds nothing wrong with the alerts",
  async () => {
    const { code, stdout, stderr } = await new Deno.Command("promtool", {
      args: ["check", "rules", fileOf("deploy/prometheus/alerts.yaml").pathname],
    }).output();
    assert.equal(code, 0, new TextDecoder().decode(stderr) + new TextDecoder().decode(stdout));
  },
);

Deno.test("the overlay for Kubernetes scrapes under the job that alerts and dashboard ask for", () => {
  const monitor = parse(read("deploy/kubernetes/overlays/production/podmonitor.yaml"));
  const { template } = parse(read("deploy/kubernetes/base/deployment.yaml")).spec;
  const job = template.metadata.labels[monitor.spec.jobLabel];
  const asked = questions.flatMap(({ expr }) =>
    [...expr.matchAll(/\bjob="([^"]*)"/g)].map(([, name]) => name)
  );
  assert.ok(asked.length > 0);
  assert.deepEqual([...new Set(asked)], [job]);
});
