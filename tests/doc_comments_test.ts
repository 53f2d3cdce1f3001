/** Rules for doc comments: they begin with a noun, and `deno doc --lint` finds nothing that is not ours to accept. */
import assert from "node:assert/strict";

const root = new URL("../", import.meta.url);
const rooms = ["src/kernel", "src/contract", "src/domain"];

const filesOf = (room: string): ReadonlyArray<string> =>
  [...Deno.readDirSync(new URL(`${room}/`, root))].flatMap((entry) =>
    entry.isDirectory
      ? filesOf(`${room}/${entry.name}`)
      : /\.tsx?$/.test(entry.name)
      ? `${room}/${entry.name}`
      : []
  );

interface Finding {
  readonly rule: string;
  readonly what: string;
  readonly file: string;
  readonly line: number;
}

const findings = async (files: ReadonlyArray<string>): Promise<ReadonlyArray<Finding>> => {
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["doc", "--lint", ...files],
    cwd: root,
    env: { NO_COLOR: "1" },
  }).output();
  const text = `${new TextDecoder().decode(stdout)}\n${new TextDecoder().decode(stderr)}`;
  const found = [...text.matchAll(/^error\[([a-z-]+)\]: (.*)\n\s+--> (.+?):(\d+):\d+$/gm)].map(
    ([, rule = "", what = "", path = "", line = ""]) => ({
      rule,
      what,
      file: files.find((file) => path.endsWith(`/${file}`)) ?? path,
      line: Number(line),
    }),
  );
  const [, count = "0"] = /Found (\d+) documentation lint error/.exec(text) ?? [];
  assert.equal(found.length, Number(count), `not every finding was read:\n${text.slice(0, 2_000)}`);
  assert.ok(found.length > 0 || /Checked \d+ file/.test(text), text.slice(0, 2_000));
  return found;
};

/** The type is a package's own, which its package documents: `Schema.Schema`, `Brand.Brand`. */
const isOfPackage = (text: string, what: string): boolean => {
  const [, name = ""] = /private type '([^']+)'/.exec(what) ?? [];
  const [, space = ""] = new RegExp(`\\b(\\w+)\\.${RegExp.escape(name)}\\b`).exec(text) ?? [];
  return new RegExp(`import (?:type )?\\* as ${space} from "(?![./])`).test(text);
};

/** A shape or an endpoint: its declaration is its type, and the record's type is taken from it. */
const isDeclaration = (text: string, line: number): boolean =>
  /^(?:export )?const \w+ =\s+(?:Schema\.(?:Struct|Literal|Union)|exactlyOneOf|HttpApi\.|HttpApiEndpoint\.)/
    .test(
      text.split("\n").slice(line - 1, line + 2).join("\n"),
    );

Deno.test("every exported symbol of kernel, contract and domain says what it is and has an explicit type", async () => {
  const wrong = (await findings(rooms.flatMap(filesOf))).filter(({ rule, what, file, line }) => {
    const text = Deno.readTextFileSync(new URL(file, root));
    if (rule === "private-type-ref") return !isOfPackage(text, what);
    return rule !== "missing-explicit-type" || !isDeclaration(text, line);
  });
  assert.deepEqual(wrong.map(({ rule, what, file, line }) => `${file}:${line}: ${rule}: ${what}`), []);
});

/** A doc comment that asks instead of naming the thing that it describes, in its first word or behind `@returns`. */
const asking =
  /\/\*\*[\s*]*(?:What|Who|Where|How|When|Whether|Which)\b|@returns?\s+(?:what|who|where|how|whether|which)\b/;

Deno.test("every doc comment of src begins with the noun of the thing it describes, not with a question word", () => {
  const wrong = filesOf("src").flatMap((file) =>
    [...Deno.readTextFileSync(new URL(file, root)).matchAll(/\/\*\*.*?\*\//gs)].map(([comment]) => comment)
      .filter((comment) => asking.test(comment)).map((comment) => `${file}: ${comment.slice(0, 80)}`)
  );
  assert.deepEqual(wrong, []);
});

/** A type that is named by a participle, which has as many meanings as it has readers; `NotFound` is HTTP's own. */
const nameless =
  /\b(?:interface|type) (\w*(?:Asked|Answered|(?<!Not)Found|Shown|Told|Said|Standing|World|Known|Kept|With))\b(?=\s*[={<])/g;

/** A type whose whole name is a participle. Errors say what is wrong, and `Framed` is what every page is. */
const participle =
  /^(?:export )?(?:interface|type|class) ((?!Framed\b)[A-Z][a-z]*ed|Asking|Chosen|Doing|Given|Going|Held|Laid|Read|Sent|Taken|Written)\b(?!.*TaggedError)/gm;

Deno.test("every type of src is named by the noun of the thing it is", () => {
  const wrong = filesOf("src").flatMap((file) => {
    const text = Deno.readTextFileSync(new URL(file, root));
    return [...text.matchAll(nameless), ...text.matchAll(participle)].map(([, name]) => `${file}: ${name}`);
  });
  assert.deepEqual(wrong, []);
});
