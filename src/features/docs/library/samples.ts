/**
 * Samples of one call in curl, JavaScript and Python, for the reference. Nothing but what comes with the language is
 * used.
 */
import type { Json } from "../../../http/openapi/schemas.ts";

/** A call to be shown. */
export interface SampleCall {
  readonly method: string;
  /** With the origin and the query. */
  readonly url: string;
  /** True if it carries the caller's key, which the samples read from `KEY`. */
  readonly hasKey: boolean;
  /** Sent as JSON; undefined: no body. */
  readonly body: Json | undefined;
  /** File that the answer is written to; undefined: the answer is JSON. */
  readonly file: string | undefined;
}

const indented = (text: string, by: string): string => text.replaceAll("\n", `\n${by}`);

const curl = ({ method, url, hasKey, body, file }: SampleCall): string => {
  const parts = [
    `curl ${method === "POST" && body === undefined ? "-X POST " : ""}'${url}'`,
    ...(hasKey ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(body === undefined ? [] : [
      "-H 'Content-Type: application/json'",
      `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
    ]),
    ...(file === undefined ? [] : [`--output ${file}`]),
  ];
  return parts.join(" \\\n  ");
};

/** Names that are JavaScript's own need no quotes. */
const objectLiteral = (value: Json): string =>
  JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");

const javascript = ({ method, url, hasKey, body, file }: SampleCall): string => {
  const headers = [
    ...(hasKey ? ["Authorization: `Bearer ${process.env.KEY}`"] : []),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const options = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(", ")} },`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(objectLiteral(body), "  ")}),`]),
  ];
  const asked = options.length === 0
    ? `await fetch("${url}");`
    : `await fetch("${url}", {\n${options.join("\n")}\n});`;
  return file === undefined
    ? `const response = ${asked}\nconsole.log(await response.json());`
    : `import { writeFile } from "node:fs/promises";\n\nconst response = ${asked}\nawait writeFile("${file}", new Uint8Array(await response.arrayBuffer()));`;
};

const pythonLiteral = (value: Json, by: string): string => {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${by}    `;
  const members = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, inner))
    : Object.entries(value).map(([name, member]) =>
      `${JSON.stringify(name)}: ${pythonLiteral(member, inner)}`
    );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return members.length === 0
    ? `${open}${close}`
    : `${open}\n${members.map((member) => `${inner}${member},\n`).join("")}${by}${close}`;
};

const python = ({ method, url, hasKey, body, file }: SampleCall): string => {
  const imports = [...(file === undefined || body !== undefined ? ["json"] : []), ...(hasKey ? ["os"] : [])];
  const headers = [
    ...(hasKey ? ['"Authorization": "Bearer " + os.environ["KEY"]'] : []),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const parts = [
    `    "${url}",`,
    ...(method === "GET" ? [] : [`    method="${method}",`]),
    ...(headers.length === 0 ? [] : [`    headers={${headers.join(", ")}},`]),
    ...(body === undefined ? [] : [`    data=json.dumps(${pythonLiteral(body, "    ")}).encode(),`]),
  ];
  const read = file === undefined
    ? "    print(json.load(response))"
    : `    open("${file}", "wb").write(response.read())`;
  return [
    ...[...imports, "urllib.request"].map((name) => `import ${name}`),
    "",
    "request = urllib.request.Request(",
    ...parts,
    ")",
    "with urllib.request.urlopen(request) as response:",
    read,
  ].join("\n");
};

/** @returns the call as fenced code in each language, in Markdown */
export const samplesOf = (call: SampleCall): string =>
  [["sh", curl(call)], ["js", javascript(call)], ["python", python(call)]]
    .map(([language, code]) => `\`\`\`${language}\n${code}\n\`\`\``).join("\n\n");
