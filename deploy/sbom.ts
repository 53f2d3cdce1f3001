/**
 * `deno task sbom`: the service's bill of materials as CycloneDX 1.6 JSON on standard output, made from the lock file.
 * Licences are read from the installed packages; the same lock file and packages give the same bytes.
 */
import { License } from "npm:@cyclonedx/cyclonedx-library@10.3.0/Contrib";
import { ComponentScope, ComponentType, HashAlgorithm } from "npm:@cyclonedx/cyclonedx-library@10.3.0/Enums";
import { Bom, Component, HashDictionary } from "npm:@cyclonedx/cyclonedx-library@10.3.0/Models";
import { JSON as Cyclonedx, JsonSerializer } from "npm:@cyclonedx/cyclonedx-library@10.3.0/Serialize";
import { Spec1dot6 } from "npm:@cyclonedx/cyclonedx-library@10.3.0/Spec";

/** A package of the lock file. */
interface Locked {
  readonly integrity: string;
  readonly dependencies?: ReadonlyArray<string>;
  readonly optionalDependencies?: ReadonlyArray<string>;
  readonly os?: ReadonlyArray<string>;
}

const root = new URL("../", import.meta.url);
const json = (path: string) => JSON.parse(Deno.readTextFileSync(new URL(path, root)));
const licenses = new License.Factories.LicenseFactory();

/** `@scope/name@1.2.3_peer@4.5.6` in its parts; a dependency's name may come without a version. */
const partsOf = (key: string) => {
  const [, group, name = "", version] = /^(?:(@[^/]+)\/)?([^@]+)(?:@([^_]+))?/.exec(key) ?? [];
  return { group, name, version };
};

const licenseOf = (key: string): string | undefined => {
  const { group, name, version } = partsOf(key);
  const whole = group === undefined ? name : `${group}/${name}`;
  try {
    return json(`node_modules/.deno/${whole.replace("/", "+")}@${version}/node_modules/${whole}/package.json`)
      .license;
  } catch (error) {
    // A package of another system is in the lock file, and not installed.
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
};

const purlOf = (key: string): string => {
  const { group, name, version } = partsOf(key);
  return `pkg:npm/${group === undefined ? "" : `${encodeURIComponent(group)}/`}${name}@${version}`;
};

const componentOf = (key: string, { integrity, os }: Locked): Component => {
  const { group, name, version = "" } = partsOf(key);
  const sha512 = Uint8Array.fromBase64(integrity.replace(/^sha512-/, "")).toHex();
  const component = new Component(ComponentType.Library, name, {
    ...(group === undefined ? {} : { group }),
    version,
    bomRef: purlOf(key),
    purl: purlOf(key),
    scope: os === undefined ? ComponentScope.Required : ComponentScope.Optional,
    hashes: new HashDictionary([[HashAlgorithm["SHA-512"], sha512]]),
  });
  const license = licenseOf(key);
  if (license !== undefined) component.licenses.add(licenses.makeFromString(license));
  return component;
};

/** The bill of a lock file's packages. */
const billOf = (
  packages: Readonly<Record<string, Locked>>,
  direct: ReadonlyArray<string>,
  version: string,
): Bom => {
  const keys = Object.keys(packages);
  const components = new Map<string, Component>();
  for (const [key, locked] of Object.entries(packages)) {
    if (!components.has(purlOf(key))) components.set(purlOf(key), componentOf(key, locked));
  }
  /** A dependency is written without what tells it from no other. */
  const find = (dependency: string): Component | undefined => {
    const key = keys.find((key) =>
      key === dependency || key.startsWith(`${dependency}@`) || key.startsWith(`${dependency}_`)
    );
    return key === undefined ? undefined : components.get(purlOf(key));
  };
  const service = new Component(ComponentType.Application, "customs", {
    version,
    bomRef: `customs@${version}`,
  });
  service.licenses.add(licenses.makeFromString("MIT"));
  const link = (component: Component, dependencies: ReadonlyArray<string>): void => {
    for (const found of dependencies.map(find)) {
      if (found !== undefined) component.dependencies.add(found.bomRef);
    }
  };
  for (const [key, { dependencies = [], optionalDependencies = [] }] of Object.entries(packages)) {
    const component = components.get(purlOf(key));
    if (component !== undefined) link(component, [...dependencies, ...optionalDependencies]);
  }
  link(service, direct);
  const bom = new Bom();
  bom.metadata.component = service;
  for (const component of components.values()) bom.components.add(component);
  return bom;
};

const lock = json("deno.lock");
const { version, imports } = json("deno.json");
const direct = Object.values<string>(imports).map((specifier) => specifier.replace(/^npm:/, ""));
const serializer = new JsonSerializer(new Cyclonedx.Normalize.Factory(Spec1dot6));
const bill = serializer.serialize(billOf(lock.npm, direct, version), { sortLists: true, space: 2 });
await Deno.stdout.write(new TextEncoder().encode(`${bill}\n`));
