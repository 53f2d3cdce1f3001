/** The manifests of each overlay against the published schemas of their kinds; no cluster is here to run them. */
import { Deployment } from "npm:kubernetes-models@5.1.0/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "npm:kubernetes-models@5.1.0/autoscaling/v2/HorizontalPodAutoscaler";
import { Ingress } from "npm:kubernetes-models@5.1.0/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "npm:kubernetes-models@5.1.0/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "npm:kubernetes-models@5.1.0/policy/v1/PodDisruptionBudget";
import { Service } from "npm:kubernetes-models@5.1.0/v1/Service";
import { parse, parseAllDocuments } from "npm:yaml@2.9.0";
import assert from "node:assert/strict";

const kinds = [Deployment, HorizontalPodAutoscaler, Ingress, NetworkPolicy, PodDisruptionBudget, Service];

const folder = new URL("../../deploy/kubernetes/", import.meta.url);

const manifestsIn = (file: URL) =>
  parseAllDocuments(Deno.readTextFileSync(file)).map((document) => document.toJS());

/** Members of a kustomization that this project uses; another one would be read over here. */
const known = ["apiVersion", "kind", "namespace", "resources", "replicas", "images"];

/** The manifests that a kustomization names, those of its base too. */
const resourcesOf = (kustomization: URL): ReadonlyArray<Manifest> => {
  const { resources, ...rest } = parse(Deno.readTextFileSync(kustomization));
  assert.deepEqual(Object.keys(rest).filter((member) => !known.includes(member)), []);
  return resources.flatMap((path: string) =>
    path.endsWith(".yaml")
      ? manifestsIn(new URL(path, kustomization))
      : resourcesOf(new URL(`${path}/kustomization.yaml`, kustomization))
  );
};

const overlay = (name: string) => {
  const file = new URL(`overlays/${name}/kustomization.yaml`, folder);
  const all = resourcesOf(file);
  return {
    kustomization: parse(Deno.readTextFileSync(file)),
    monitor: all.find(({ kind }) => kind === "PodMonitor"),
    manifests: all.filter(({ kind }) => kind !== "PodMonitor"),
  };
};

const production = overlay("production");
const { manifests, monitor } = production;

/** As it was read: its schema says what it is. */
type Manifest = ReturnType<typeof manifestsIn>[number];

const validated = (manifest: Manifest): void => {
  const kind = kinds.find((kind) => kind.kind === manifest.kind && kind.apiVersion === manifest.apiVersion);
  assert.ok(kind !== undefined, `${manifest.apiVersion} ${manifest.kind}`);
  new kind(manifest).validate();
};

Deno.test("each manifest follows the schema of its kind, and a wrong value does not", () => {
  assert.equal(manifests.length, kinds.length);
  for (const manifest of manifests) validated(manifest);
  for (const manifest of overlay("staging").manifests) validated(manifest);
  const [deployment] = manifests;
  assert.throws(() => validated({ ...deployment, spec: { ...deployment.spec, replicas: "two" } }));
});

/** The schemas take members that they don't know, the compiler does not. */
const typeChecked = async (each: ReadonlyArray<{ readonly kind: string; readonly apiVersion: string }>) => {
  const file = await Deno.makeTempFile({ suffix: ".ts" });
  await Deno.writeTextFile(
    file,
    each.map(({ kind, apiVersion, ...manifest }, index) =>
      `import type { I${kind} } from "npm:kubernetes-models@5.1.0/${apiVersion}/${kind}";
        export const manifest${index}: I${kind} = ${JSON.stringify({ kind, apiVersion, ...manifest })};`
    ).join("\n"),
  );
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["check", "--quiet", "--lock=tests/deno.lock", file],
    cwd: new URL("../../", import.meta.url),
  }).output();
  await Deno.remove(file);
  return success ? "" : new TextDecoder().decode(stderr);
};

Deno.test("each manifest has only members of its kind", async () => {
  assert.equal(await typeChecked(manifests), "");
  const [deployment] = manifests;
  const misspelt = { ...deployment, spec: { ...deployment.spec, replica: 2 } };
  assert.match(await typeChecked([misspelt]), /replica"?' does not exist/);
});

Deno.test("the manifests belong together: every selector finds the pods", () => {
  const [deployment, ...others] = manifests;
  const { labels } = deployment.spec.template.metadata;
  for (const { kind, spec } of others) {
    if (kind === "Service") assert.deepEqual(spec.selector, labels);
    if (kind === "PodDisruptionBudget") assert.deepEqual(spec.selector.matchLabels, labels);
    if (kind === "NetworkPolicy") assert.deepEqual(spec.podSelector.matchLabels, labels);
    if (kind === "HorizontalPodAutoscaler") assert.equal(spec.scaleTargetRef.name, deployment.metadata.name);
  }
});

Deno.test("a pod may take the memory that the documentation says a process can come to", () => {
  const [deployment] = manifests;
  const [container] = deployment.spec.template.spec.containers;
  const guide = Deno.readTextFileSync(new URL("../../docs/operations.md", import.meta.url));
  const [, gibibytes] = /\*\*give it ([\d.]+) GiB\*\*/.exec(guide) ?? [];
  assert.equal(container.resources.limits.memory, `${Number(gibibytes) * 1_024}Mi`);
});

Deno.test("each overlay says in one place how many processes there are: applied again, it takes none from an autoscaler", () => {
  for (const name of ["staging", "production"]) {
    const { kustomization, manifests } = overlay(name);
    const deployment = manifests.find(({ kind }) => kind === "Deployment");
    const autoscaler = manifests.find(({ kind }) => kind === "HorizontalPodAutoscaler");
    assert.equal(deployment.spec.replicas, undefined, name);
    const said = autoscaler === undefined ? kustomization.replicas : undefined;
    assert.deepEqual(kustomization.replicas, said, name);
    const least = autoscaler?.spec.minReplicas ??
      said.find((each: { readonly name: string }) => each.name === deployment.metadata.name)?.count;
    assert.equal(least, 2, name);
  }
});

Deno.test("every manifest of the folder is in an overlay, and each overlay is whole: its own space, the release's image", () => {
  const { version } = JSON.parse(Deno.readTextFileSync(new URL("../../deno.json", import.meta.url)));
  for (const name of ["staging", "production"]) {
    const { kustomization, manifests } = overlay(name);
    const [deployment] = manifests;
    const [container] = deployment.spec.template.spec.containers;
    assert.deepEqual(kustomization.images, [{ name: container.image, newTag: version }], name);
    assert.match(kustomization.namespace, /^customs/);
    assert.deepEqual(manifests.filter(({ metadata }) => metadata.namespace !== undefined), [], name);
  }
  const isNamed = (directory: string) => {
    const { resources } = parse(Deno.readTextFileSync(new URL(`${directory}/kustomization.yaml`, folder)));
    const files = [...Deno.readDirSync(new URL(directory, folder))].map(({ name }) => name);
    return files.filter((name) => name !== "kustomization.yaml" && !resources.includes(name));
  };
  assert.deepEqual(["base", "overlays/staging", "overlays/production"].flatMap(isNamed), []);
});

Deno.test("Prometheus finds the figures of each pod, may reach them, and reaches nothing else", () => {
  const [deployment] = manifests;
  const { metadata, spec } = deployment.spec.template;
  const [container] = spec.containers;
  const ports = Object.fromEntries(
    container.ports.map((
      { name, containerPort }: { name: string; containerPort: number },
    ) => [name, containerPort]),
  );
  const given = container.env.find(({ name }: { name: string }) => name === "METRICS_PORT");
  assert.equal(given.value, String(ports["metrics"]));
  assert.notEqual(ports["metrics"], ports["http"]);
  assert.deepEqual(monitor.spec.selector.matchLabels, metadata.labels);
  assert.deepEqual(
    monitor.spec.podMetricsEndpoints.map(({ port, path }: Record<string, string>) => [port, path]),
    [
      ["metrics", "/metrics"],
    ],
  );
  const policy = manifests.find(({ kind }) => kind === "NetworkPolicy");
  const opened = policy.spec.ingress.map(({ ports }: { ports: ReadonlyArray<{ port: string }> }) =>
    ports.map(({ port }) => port)
  );
  assert.deepEqual(opened, [["http"], ["metrics"]]);
});

/** Ports of the addresses that settings take when these name none, and of those that the examples name. */
const usualPorts = { postgres: 5432, https: 443, smtp: 587, smtps: 465, otlp: 4318 } as const;

Deno.test("a pod may reach what its settings name, on each scheme's usual port", () => {
  const policy = manifests.find(({ kind }) => kind === "NetworkPolicy");
  const reached = policy.spec.egress.flatMap(({ ports }: { ports: ReadonlyArray<{ port: number }> }) =>
    ports.map(({ port }) => port)
  ).filter((port: number) => port !== 53);
  assert.deepEqual(reached.toSorted(), Object.values(usualPorts).toSorted());
  const example = Deno.readTextFileSync(new URL("../../.env.example", import.meta.url));
  const named = [...example.matchAll(/_(?:URL|ENDPOINT)=[a-z]+:\/\/\S*:(\d+)/g)].map(([, port]) =>
    Number(port)
  );
  assert.deepEqual(named.filter((port) => !reached.includes(port)), []);
});

Deno.test("a process that waits for its database is not ended, and gets no calls", () => {
  const { containers: [container] } = manifests.find(({ kind }) => kind === "Deployment").spec.template.spec;
  const pathOf = (probe: string): string => container[probe].httpGet.path;
  assert.deepEqual(["startupProbe", "livenessProbe", "readinessProbe"].map(pathOf), [
    "/healthz",
    "/healthz",
    "/readyz",
  ]);
});
