/** The one direction of the imports, and what the domain may not use. docs: decisions 0025. */
import assert from "node:assert/strict";

const root = new URL("../src/", import.meta.url);

const filesBelow = (directory: URL): ReadonlyArray<URL> =>
  [...Deno.readDirSync(directory)].flatMap((entry) =>
    entry.isDirectory
      ? filesBelow(new URL(`${entry.name}/`, directory))
      : /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts")
      ? [new URL(entry.name, directory)]
      : []
  );

const sources = filesBelow(root).map((url) => ({
  path: url.href.slice(root.href.length),
  text: Deno.readTextFileSync(url),
  url,
}));

/** `src/` itself holds the programs; they are a part of the composition. */
const layerOf = (path: string): string => path.includes("/") ? path.split("/")[0] ?? "" : "composition";

/** Which floors a floor may import from. */
const allowed: Readonly<Record<string, ReadonlyArray<string>>> = {
  kernel: ["kernel"],
  contract: ["contract", "kernel"],
  domain: ["domain", "contract", "kernel"],
  application: ["application", "domain", "contract", "kernel"],
  adapters: ["adapters", "application", "domain", "contract", "kernel"],
  http: ["http", "application", "domain", "contract", "kernel"],
  web: ["web", "http", "application", "domain", "contract", "kernel"],
  features: ["features", "web", "http", "adapters", "application", "domain", "contract", "kernel"],
  composition: [
    "composition",
    "features",
    "web",
    "http",
    "adapters",
    "application",
    "domain",
    "contract",
    "kernel",
  ],
};

const importsOf = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/(?:from|import)\s+"([^"]+)"/g)].map((match) => match[1] ?? "");

Deno.test("imports go one way: kernel <- contract <- domain <- application <- {adapters, http <- web} <- features <- composition", () => {
  for (const { path, text, url } of sources) {
    for (const imported of importsOf(text).filter((name) => name.startsWith("."))) {
      const target = new URL(imported, url).href.slice(root.href.length);
      if (target.endsWith(".json")) continue;
      assert.ok(
        allowed[layerOf(path)]?.includes(layerOf(target)),
        `src/${path} imports src/${target}: ${layerOf(path)} may only import ${
          allowed[layerOf(path)]?.join(", ")
        }`,
      );
    }
  }
});

/** The files of the project that each file imports; examples in comments left out. */
const imported: ReadonlyMap<string, ReadonlyArray<string>> = new Map(sources.map(({ path, text, url }) => [
  path,
  importsOf(text.replace(/\/\*[\s\S]*?\*\//g, "")).filter((name) => name.startsWith(".")).map((name) =>
    new URL(name, url).href.slice(root.href.length)
  ),
]));

/** Every file that a file leads to. */
const reached = (from: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const fresh = (imported.get(next) ?? []).filter((path) => !seen.has(path));
    for (const path of fresh) seen.add(path);
    open.push(...fresh);
  }
  return seen;
};

Deno.test("no file imports itself, directly or through others, not even its types", () => {
  assert.deepEqual([...imported.keys()].filter((path) => reached(path).has(path)), []);
});

/** The folders of a folder, with those that their files import from; `""` is `src` itself. */
const arrowsBetweenFolders = (): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> => {
  const within = new Map<string, Map<string, Set<string>>>();
  for (const [from, targets] of imported) {
    for (const to of targets) {
      const [one, other] = [from.split("/"), to.split("/")];
      const shared = one.findIndex((part, index) => part !== other[index]);
      const [folder, target] = [one[shared], other[shared]];
      // A file beside a folder belongs to the folder above both.
      if (shared >= one.length - 1 || shared >= other.length - 1) continue;
      if (folder === undefined || target === undefined) continue;
      const place = one.slice(0, shared).join("/");
      const arrows = within.get(place) ?? new Map<string, Set<string>>();
      within.set(place, arrows.set(folder, (arrows.get(folder) ?? new Set()).add(target)));
    }
  }
  return within;
};

Deno.test("no two folders that stand side by side import each other, directly or through others", () => {
  const circles = [...arrowsBetweenFolders()].flatMap(([place, arrows]) => {
    const leadsTo = (from: string): ReadonlySet<string> => {
      const seen = new Set<string>();
      const open = [from];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const fresh = [...arrows.get(next) ?? []].filter((folder) => !seen.has(folder));
        for (const folder of fresh) seen.add(folder);
        open.push(...fresh);
      }
      return seen;
    };
    return [...arrows.keys()].filter((folder) => leadsTo(folder).has(folder))
      .map((folder) => `src/${place}/${folder}`);
  });
  assert.deepEqual(circles, []);
});

Deno.test("at most fifteen files stand side by side", () => {
  const folders = Map.groupBy(sources, ({ path }) => path.split("/").slice(0, -1).join("/"));
  for (const [folder, files] of folders) {
    assert.ok(files.length <= 15, `src/${folder} has ${files.length} files`);
  }
});

Deno.test("kernel, contract and domain know no runtime: no Effect, Layer, Clock or Config, no Deno, no Date.now, no randomness", () => {
  /** What declarations of endpoints are made of: descriptions, no runtime. */
  const declarations = /"@effect\/platform\/(?:HttpApi(?:Endpoint|Group|Schema)?|OpenApi)"/g;
  const pure = ["kernel", "contract", "domain"];
  const runtime =
    /effect\/(?:Effect|Layer|Clock|Config|Runtime|Fiber)"|@effect\/|\bDeno\.|Date\.now\(|\bfetch\(|"node:crypto"|\bMath\.random\b|randomUUID|getRandomValues/;
  for (const { path, text } of sources.filter(({ path }) => pure.includes(layerOf(path)))) {
    const isContract = layerOf(path) === "contract";
    const found = runtime.exec(isContract ? text.replace(declarations, "") : text);
    assert.equal(found, null, `src/${path} uses ${found?.[0]}`);
  }
});

Deno.test("no file is a barrel, has a default export, or casts a type away", () => {
  const forbidden: ReadonlyArray<readonly [RegExp, string]> = [
    [/from "(?:effect|@effect\/platform|@effect\/sql)"/, "imports a barrel"],
    [/export \* from/, "is a barrel"],
    [/export default/, "has a default export"],
    [/\.cookies\b/, "reads cookies by names whose blanks were cut off"],
    [/\bas (?!const\b)[A-Z{(\[]|\bas (?:any|unknown|string|number|never)\b/, "casts"],
  ];
  for (const { path, text } of sources) {
    const code = text.replace(/"(?:[^"\\\n]|\\.)*"/g, '""').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "").replace(
      /^import[^;]*;/gm,
      "",
    ).replace(/`[^`]*`/g, "");
    for (const [pattern, what] of forbidden) {
      const subject = what.startsWith("imports") ? text : code;
      assert.equal(pattern.exec(subject), null, `src/${path} ${what}: ${pattern.exec(subject)?.[0]}`);
    }
  }
});

/** Every TypeScript file of the tests, the benchmarks and the deploy scripts. */
const beside = ["tests/", "bench/", "deploy/"].flatMap((room) => filesBelow(new URL(`../${room}`, root)));

Deno.test("no file switches a type off: no word for everything, and no lint rule about types is silenced", () => {
  const off =
    /[:<|,(]\s*any\b(?!\w)|lint-ignore(?:-file)?[^\n]*\bno-explicit-any\b|@ts-(?:ignore|expect-error|nocheck)/;
  for (const url of [...sources.map(({ url }) => url), ...beside]) {
    const code = Deno.readTextFileSync(url).replace(
      /"(?:[^"\\\n]|\\.)*"|`[^`]*`|\/(?:[^/\\\n]|\\.)+\/[gimsuvy]*/g,
      '""',
    )
      .replace(/^\s*(?:\*|\/\*\*).*$/gm, "");
    assert.equal(off.exec(code), null, `${url.pathname}: ${off.exec(code)?.[0]}`);
  }
});

/** Programs of a thread, and modules that run in browsers: each is started once and has no one to pass its state to. */
const isProgram = (path: string): boolean =>
  path.includes("/browser/") || /\/\w*(?:_thread|_worker)\.ts$/.test(path);

Deno.test("no module keeps a variable: what changes is a service's state, or a value that is passed on", () => {
  for (const { path, text } of sources.filter(({ path }) => !isProgram(path))) {
    assert.equal(/^(?:export )?let .*$/m.exec(text), null, `src/${path}`);
  }
});

/** Places where effects begin to run: programs, and where a caller that is no effect comes in (a request, a socket, a thread, a driver). */
const edges = new Set([
  "admin.ts",
  "service.ts",
  "reference_check.ts",
  "reference_compare.ts",
  "http/server/handler.ts",
  "http/server/http_server.ts",
  "http/server/app.ts",
  "http/mcp/server.ts",
  "adapters/worker_pool.ts",
  "adapters/control_socket.ts",
  "adapters/postgres/rate_limiter.ts",
  "adapters/postgres/engine/client.ts",
  "adapters/postgres/engine/embedded/pack_cluster.ts",
]);

Deno.test("effects are run at the edges alone, never within a handler, a use case or a rule", () => {
  const running = sources.filter(({ text }) =>
    /\b(?:Effect|Runtime)\.run(?:Sync|Promise|Fork|Callback)\w*\(/.test(text)
  );
  assert.deepEqual(running.map(({ path }) => path).filter((path) => !edges.has(path)), []);
  assert.equal(running.length, edges.size);
});

Deno.test("no effect is looked inside, to see whether it has its result already", () => {
  for (const { path, text } of sources) {
    assert.equal(/\b(?:Exit\.isExit|Either\.isEither|Effect\.isEffect)\(/.exec(text), null, `src/${path}`);
  }
});

Deno.test("no effect is cached by itself: who asks first and goes away would leave its interruption to all others", () => {
  for (const { path, text } of sources) {
    assert.equal(/\bEffect\.(?:cached\w*|once)\b/.exec(text), null, `src/${path}`);
  }
});

Deno.test("a refusal of an operator's command is made by the functions beside its class", () => {
  const made = sources.filter(({ text }) => /\bnew OperatorRefused\(/.test(text)).map(({ path }) => path);
  assert.deepEqual(made, ["domain/accounts/operator_refused.ts"]);
});

Deno.test("what is shown or stored of a long text is cut at a whole character, by the kernel's function", () => {
  for (const { path, text } of sources.filter(({ path }) => !path.startsWith("kernel/text/"))) {
    assert.equal(/^.*(?<!\])\.slice\(0, longest.*$/m.exec(text), null, `src/${path}`);
  }
});

/** Files whose texts stand on pages and in mails of every language. */
const ofEveryLanguage =
  /^(?:web\/issue_sentences\/(?:de|fr)|features\/\w+\/(?:pages|form|texts|browser))\/|^domain\/suppliers\//;

Deno.test("what pages of every language cut has no English word in it: that is for sentences of the API", () => {
  for (const { path, text } of sources.filter(({ path }) => ofEveryLanguage.test(path))) {
    assert.doesNotMatch(
      text,
      /\b(?:shortened|shown)\b[^;]*from "[^"]*kernel\/text\/shown\.ts"/,
      `src/${path}`,
    );
  }
});

Deno.test("no source file is longer than 250 lines", () => {
  for (const { path, text } of sources) assert.ok(text.split("\n").length <= 251, `src/${path}`);
});

Deno.test("a length of time is written once, and a moment goes into a statement in one form", () => {
  for (const { path, text } of sources.filter(({ path }) => !path.includes("/browser/"))) {
    if (path !== "kernel/time/durations.ts") {
      assert.equal(
        /\b(?:86_400_000|3_600_000|24 \* 60)\b/.exec(text),
        null,
        `src/${path}: kernel/time/durations.ts`,
      );
    }
    if (path !== "adapters/postgres/engine/statements/times.ts") {
      assert.equal(/to_timestamp\(\$\d/.exec(text), null, `src/${path}: engine/statements/times.ts`);
    }
  }
});

/** Words that fit everything, and so name nothing. */
const shapeless =
  /\b(?:interface|type|class) (?:Asked|Answered|Found|Shown|Told|Said|Standing|World)\b|\b(?:const|function) (?:breathe|settle)\b/;

Deno.test("types and functions have the name of the thing that they are: none is a word that fits everything", () => {
  for (const { path, text } of sources) assert.equal(shapeless.exec(text), null, `src/${path}`);
  for (const url of beside) {
    assert.equal(
      /\b(?:interface|type|class) (?:Asked|Answered|Found|Shown|Told|Said)\b/.exec(
        Deno.readTextFileSync(url),
      ),
      null,
      url.pathname,
    );
  }
});

/** Forms in which a parsed text stays unknown, or becomes text whatever it was. */
const unknownStill = /: unknown (?:=>|=)\s+JSON\.parse\(|\bString\(JSON\.parse\(/g;

/** The one predicate that looks at nothing but "function", with its reason in the file: the runtime's own server. */
const functionsBelieved = "http/connections/served_connection.ts";

Deno.test("nothing is a cast in disguise: parsed JSON is unknown, rows are read, no Object(value), no function believed by its being one", () => {
  for (const { path, text } of sources) {
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    assert.equal(
      /\bJSON\.parse\b/.exec(code.replace(unknownStill, ""))?.[0],
      undefined,
      `src/${path} types parsed JSON`,
    );
    assert.equal(
      /(?<![.\w])Object\((?!\))/.exec(code)?.[0],
      undefined,
      `src/${path} makes anything of Object(value)`,
    );
    assert.equal(
      /\.unsafe<|\bsql</.exec(code)?.[0],
      undefined,
      `src/${path} types rows that no schema reads`,
    );
    if (path === functionsBelieved) continue;
    assert.equal(
      /: \w+ is [^=]*=>\s*typeof \w+ === "function";/.exec(code)?.[0],
      undefined,
      `src/${path} believes a function`,
    );
  }
});
