/** A browser without a window over a socket: cookies, forms as pages have them, links that lead on. */

/** Where a request goes as somebody behind a proxy. */
export type Sender = (
  path: string,
  init: RequestInit & { readonly headers?: Record<string, string> },
) => Promise<Response>;

/** A field of a form, with the values that the page offers. */
export interface Field {
  readonly name: string;
  readonly values: ReadonlyArray<string>;
  readonly isFile: boolean;
}

/** A form of a page. */
export interface PageForm {
  readonly method: "GET" | "POST";
  readonly action: string;
  readonly isMultipart: boolean;
  readonly fields: ReadonlyArray<Field>;
}

/** A page: its links within the service, and its forms. */
export interface PageParts {
  readonly links: ReadonlyArray<string>;
  readonly forms: ReadonlyArray<PageForm>;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const plain = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? "");

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag);
  return found === null ? undefined : plain(found[1] ?? "");
};

const fieldsOf = (form: string): ReadonlyArray<Field> => {
  const fields = new Map<string, { values: Array<string>; isFile: boolean }>();
  const put = (name: string | undefined, value: string, isFile = false): void => {
    if (name === undefined || name === "") return;
    const field = fields.get(name) ?? { values: [], isFile };
    field.values.push(value);
    fields.set(name, field);
  };
  let select: string | undefined;
  for (const [tag] of form.matchAll(/<(?:input|select|option|textarea|button)\b[^>]*>/g)) {
    if (tag.startsWith("<select")) select = attribute(tag, "name");
    else if (tag.startsWith("<option")) put(select, attribute(tag, "value") ?? "");
    else put(attribute(tag, "name"), attribute(tag, "value") ?? "", attribute(tag, "type") === "file");
  }
  return [...fields].map(([name, field]) => ({ name, ...field }));
};

const within = (address: string, page: string): string | undefined => {
  const url = URL.parse(address, `http://here.test${page}`);
  return url === null || url.host !== "here.test" ? undefined : `${url.pathname}${url.search}`;
};

/** Returns links and forms of the page at the path. */
export const partsOf = (html: string, path: string): PageParts => ({
  links: [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) =>
    within(attribute(tag, "href") ?? "", path) ?? []
  ),
  forms: [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].flatMap(([form]) => {
    const [tag = ""] = /<form\b[^>]*>/.exec(form) ?? [];
    const action = within(attribute(tag, "action") ?? path, path);
    return action === undefined ? [] : [{
      method: attribute(tag, "method")?.toUpperCase() === "POST" ? "POST" as const : "GET" as const,
      action,
      isMultipart: attribute(tag, "enctype") === "multipart/form-data",
      fields: fieldsOf(form),
    }];
  }),
});

/** A visitor, who keeps cookies. */
export interface Visitor {
  readonly get: (path: string) => Promise<Response>;
  readonly post: (path: string, body: BodyInit, headers?: Record<string, string>) => Promise<Response>;
  /** The header by which its cookies go with other requests. */
  readonly cookies: () => Record<string, string>;
}

export const visitor = (send: Sender, ownOrigin: string): Visitor => {
  const jar = new Map<string, string>();
  const cookies = (): Record<string, string> =>
    jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
  const ask: Sender = async (path, init) => {
    const answer = await send(path, {
      redirect: "manual",
      ...init,
      headers: { ...cookies(), ...init.headers },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0/i.test(set)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  return {
    cookies,
    get: (path) => ask(path, {}),
    post: (path, body, headers = {}) =>
      ask(path, {
        method: "POST",
        body,
        headers: { "origin": ownOrigin, "sec-fetch-site": "same-origin", ...headers },
      }),
  };
};

/** Paths whose kind is the same: ids and numbers of the same place. */
const kindOf = (path: string): string =>
  path.split("?", 1).join().replace(/[0-9a-f-]{36}|\d{2,}/g, "*") +
  [...new URLSearchParams(path.split("?")[1] ?? "").keys()].sort().join();

const ofAKind = 2;
/** Leading out of the session, ending the run's own keys and members, another language of the same, or no page. */
const leftAlone =
  /^\/(?:sign-out|account\/leave|assets|docs\/pictures)|\/(?:revoke|remove|hand-over|role)$|[?&]lang=/;

/** Returns the pages that links lead to from some, and every kind of form on them. */
export const crawled = async (
  { get }: Visitor,
  starts: ReadonlyArray<string>,
): Promise<PageParts> => {
  const seen = new Map<string, number>();
  const [links, forms] = [new Set<string>(), new Map<string, PageForm>()];
  const open = [...starts];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const kind = kindOf(path);
    const count = seen.get(kind) ?? 0;
    if (leftAlone.test(path) || links.has(path) || count >= ofAKind) continue;
    seen.set(kind, count + 1);
    links.add(path);
    const answer = await get(path);
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    const html = isPage ? await answer.text() : (await answer.body?.cancel(), "");
    const parts = partsOf(html, path);
    open.push(...parts.links);
    for (const form of parts.forms) {
      const name = `${form.method} ${kindOf(form.action)} ${form.fields.map((field) => field.name).join()}`;
      if (!leftAlone.test(form.action)) forms.set(name, form);
    }
  }
  return { links: [...links], forms: [...forms.values()] };
};
