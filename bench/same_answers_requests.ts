/** What `same_answers.ts` asks: every endpoint with good and wrong requests, pages, odd methods and paths. */
import { api } from "../src/contract/api.ts";
import { questions } from "./http_questions.ts";

/** A request as it is sent. */
export interface AskedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly isKeyed?: boolean;
}

const some = 300;

const gets = (targets: ReadonlyArray<string>): ReadonlyArray<AskedRequest> =>
  targets.map((target) => ({ method: "GET", target }));

const short = gets(
  Object.values(questions).flatMap((addresses) => addresses.slice(0, some)),
);

const cbam = "/api/v1/cbam";
const plain = "cn=72083900&country=CHN&tonnage=100&import=2026-02-15";

/** Queries that are answered in another way, or not at all. */
const odd = gets([
  ...[
    plain,
    `${plain}&explain=true`,
    `${plain}&sources=short`,
    `${plain}&explain=true&sources=short`,
    `${plain}&as_of=2026-05-01`,
    `${plain}&as_of=2020-01-01`,
    `${plain}&as_of=2099-01-01`,
    `${plain}&dataset_version=none`,
    `${plain}&production_route=(C)`,
    `${plain}&production_route=(Z)`,
    `${plain}&verified_direct=1.5&verified_indirect=0.2`,
    `${plain}&verified_direct=-1`,
    `${plain}&origin_carbon=12.5`,
    `${plain}&unknown=1`,
    `${plain}&cn=72083900`,
    `${plain}&explain=yes`,
    `cn=7208.39.00&country=China&tonnage=1.234,5&import=15.02.2026&lenient=true`,
    `cn=72083900&country=CHN&tonnage=1,5&import=2026-02-15&lenient=true&decimal=comma`,
    "",
    "cn=1",
    "cn=%zz&country=%E0%A4%A",
    "cn=72083900&country=DEU&tonnage=1&import=2026",
    "cn=01012100&country=CHN&tonnage=1&import=2026",
    "cn=72083900&country=CHN&tonnage=0&import=2026",
    "cn=27160000&country=UKR&mwh=100&import=2026",
    "cn=72083900&country=CHN&tonnage=1e400&import=2026",
    "cn=72083900+&country=chn&tonnage=1&import=2026-13-01",
  ].map((query) => `${cbam}/calculate?${query}`),
  ...["", "q=", "q=steel", "q=7208", "q=%20", `q=${"a".repeat(101)}`, "q=a&q=b", "q=Stahlrohre", "z=1"].map((
    query,
  ) => `${cbam}/search?${query}`),
  ...["cn=7208", "cn=72083900&country=DE&tonnage=51", "cn=x", "cn=72083900&country=XX", "cn=99999999", ""]
    .map((
      query,
    ) => `${cbam}/scope?${query}`),
  ...["cn=72083900&country=CHN", "cn=72083900&country=CHN&import=2040", "cn=72083900", "cn=1&country=2"].map((
    query,
  ) => `${cbam}/routes?${query}`),
  ...["", "as_of=2026-07-06", "as_of=2020-01-01", "as_of=x"].map((query) => `${cbam}/prices?${query}`),
  `${cbam}/datasets`,
  `${cbam}/datasets?x=1`,
  `${cbam}/bulk/template.xlsx?x`,
  "/openapi.json",
  "/healthz",
  "/healthz?x=1",
  "/readyz",
  "/.well-known/cbam-report-keys.json",
]);

const json = { "Content-Type": "application/json" };
const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 100, import: "2026-02-15" };
const sent = (
  target: string,
  body: string,
  headers: Readonly<Record<string, string>> = json,
): AskedRequest => ({
  method: "POST",
  target,
  headers,
  body,
});

const bodies = [
  JSON.stringify(shipment),
  JSON.stringify({ ...shipment, explain: true, client_ref: "a" }),
  JSON.stringify({ ...shipment, sources: "short", tonnage: "100" }),
  JSON.stringify({ ...shipment, unknown: 1, tonnage: -1 }),
  JSON.stringify({ ...shipment, as_of: "2099-01-01" }),
  JSON.stringify({ ...shipment, as_of: "2026-05-01", production_route: "(C)" }),
  JSON.stringify({ ...shipment, production_route: "(Z)", precursors: [{ cn_code: "72230019" }] }),
  JSON.stringify({ ...shipment, dataset_version: "none" }),
  JSON.stringify([shipment]),
  JSON.stringify({ shipments: Array.from({ length: 700 }, () => shipment) }),
  JSON.stringify({ shipments: [shipment, { ...shipment, cn_code: "1" }, null] }),
  JSON.stringify({ reportId: "sample", issuedDate: "2026-02-15" }),
  '{"a":1,"a":2}',
  "{}",
  "null",
  "no JSON",
  " ",
  "\u0000",
  "x".repeat(70_000),
];

const posts = [
  `${cbam}/calculate`,
  `${cbam}/calculate?lenient=true`,
  `${cbam}/calculate?x=1`,
  `${cbam}/bulk`,
  `${cbam}/reports`,
  `${cbam}/verify`,
  "/api/v1/invoices",
  "/api/v1/invoices/validate",
  "/mcp",
  "/tables/check",
  "/tables/read",
  "/goods",
].flatMap((target) => [
  ...bodies.map((body) => sent(target, body)),
  sent(target, bodies[0] ?? "", { "Content-Type": "text/plain" }),
  sent(target, bodies[0] ?? "", { ...json, "Content-Encoding": "gzip" }),
  sent(target, bodies[0] ?? "", { ...json, "Accept": "application/problem+json" }),
]);

const csv = "cn_code,origin_country,tonnage,import\n72083900,CHN,100,2026-02-15\nx,CHN,1,2026\n";
const tables = ["application/json", "text/csv"].map((accept) =>
  sent(`${cbam}/bulk?sum_row=true`, csv, { "Content-Type": "text/csv", "Accept": accept })
);

const mcp = ["initialize", "tools/list", "nothing"].map((method) =>
  sent("/mcp", JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: {} }), {
    ...json,
    "Accept": "application/json, text/event-stream",
  })
);

const pages = gets([
  "/",
  "/?cn=72083900&origin=CHN&quantity=100&date=2026-02-15",
  "/goods?q=steel",
  "/tables",
  "/verify",
  "/verify?reportId=sample",
  "/sign-in",
  "/settings",
  "/operator",
  "/invoices/new",
  "/docs",
  "/docs/try",
  "/docs/search?q=bulk",
  "/docs/none",
  "/docs/none.md",
  "/docs/errors.md",
  "/problems/invalid-request",
  "/problems/none",
  "/llms.txt",
  "/llms-full.txt",
  "/assets/x/style.css",
  "/assets/x/none",
  "/none",
]);

const paths = [
  "/%68ealthz",
  "/healthz/",
  "//healthz",
  "/healthz;x",
  "/healthz;x=1?y",
  "/HEALTHZ",
  "/healthz%3Fx",
  `${cbam}/%73cope?cn=7208`,
  `${cbam}/scope/`,
  `${cbam}/scope;a=1?cn=7208`,
  `${cbam}/bulk/a%2Fb`,
  `${cbam}/bulk/%zz`,
  `${cbam}/bulk/a;b`,
  `${cbam}/bulk/template%2Exlsx`,
  `${cbam}/reports/${"a".repeat(300)}`,
  `${cbam}/none`,
  "/api/v1/none",
  "/api/v1/invoices/files/a/b/c",
  "/api/v1/invoices/x",
  "/a/../healthz",
  "*",
  `/${"a".repeat(8_300)}`,
];

const methods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH", "TRACE", "FOO"];

const endpointPaths = [
  ...new Set(
    Object.values(api.groups).flatMap(({ endpoints }) => Object.values(endpoints).map(({ path }) => path)),
  ),
].map((path) => path.replaceAll(/:\w+/g, "0190a5a0-0000-7000-8000-000000000000").replaceAll("*", "x"));

const everyMethod = [...endpointPaths, ...paths, "/", "/docs", "/docs/x", "/tables", "/verify", "/none"]
  .flatMap(
    (target) => methods.map((method): AskedRequest => ({ method, target })),
  );

const preflights = endpointPaths.map((target): AskedRequest => ({
  method: "OPTIONS",
  target,
  headers: {
    "Origin": "https://a.example",
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type, idempotency-key",
  },
}));

const withHeaders = [...odd, ...pages].flatMap((request) =>
  [
    { "If-None-Match": "*" },
    { "Accept": "application/problem+json", "X-Request-Id": "mine" },
    { "Accept": "text/html", "Accept-Language": "de" },
    { "Authorization": "Bearer cik_none" },
    { "Authorization": `Bearer cik_${"0".repeat(48)}` },
    { "X-Request-Id": "not sane \u00e9" },
  ].map((headers): AskedRequest => ({ ...request, headers }))
);

const heads = [...odd, ...pages, ...short.slice(0, 60)].map((request): AskedRequest => ({
  ...request,
  method: "HEAD",
}));

const badHosts = ["a b", "a/b", "[::1", ""].map((host): AskedRequest => ({
  method: "GET",
  target: "/healthz",
  headers: { "Host": host },
}));

const large: AskedRequest = { method: "GET", target: "/healthz", headers: { "X-Large": "x".repeat(9_000) } };

const open: ReadonlyArray<AskedRequest> = [
  ...short,
  ...odd,
  ...posts,
  ...tables,
  ...mcp,
  ...pages,
  ...everyMethod,
  ...preflights,
  ...withHeaders,
  ...heads,
  ...badHosts,
  large,
];

const isCountedByPage = ({ method, target }: AskedRequest): boolean =>
  method === "GET" && (target.startsWith("/?") || target.startsWith("/goods"));

/** All of them, and those of the API again with a key. */
export const requests: ReadonlyArray<AskedRequest> = [
  ...open,
  ...[...short.slice(0, 400), ...odd, ...posts, ...tables, ...everyMethod, ...heads].filter((request) =>
    request.target.startsWith("/api/") && !isCountedByPage(request)
  ).map((request): AskedRequest => ({ ...request, isKeyed: true })),
];
