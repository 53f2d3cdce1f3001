/** Swagger UI over this server's own document, light or dark as the reader's system is. */
const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();

/** Fields that an example needs beside the required ones. */
const shown = ["tonnage", "import"];

/** Other fields stay empty: all examples at once are no call. */
const withNeededExamples = ({ example, schema, ...parameter }, schemas) => {
  const { examples: _, ...plain } = schemas[schema?.$ref?.split("/").at(-1)] ?? schema ?? {};
  return parameter.required || shown.includes(parameter.name)
    ? { ...parameter, schema: plain, example }
    : { ...parameter, schema: plain };
};

const spec = await (await fetch("/openapi.json")).json();
// The page may have been opened by another of this server's names, and its policy lets it call that alone.
spec.servers = [{ url: location.origin }];
for (const methods of Object.values(spec.paths)) {
  for (const operation of Object.values(methods)) {
    operation.parameters = operation.parameters.map((each) =>
      withNeededExamples(each, spec.components.schemas)
    );
  }
}

/** Its parts are parts of this page's main part, and its headings stand below this page's own. */
const fitIn = () => {
  document.querySelectorAll("#try main:not([role])").forEach((part) => part.setAttribute("role", "group"));
  document.querySelectorAll("#try h3.opblock-tag:not([aria-level])").forEach((heading) =>
    heading.setAttribute("aria-level", "2")
  );
};
const place = document.querySelector("#try");
if (place !== null) new MutationObserver(fitIn).observe(place, { childList: true, subtree: true });

globalThis.SwaggerUIBundle({
  spec,
  dom_id: "#try",
  displayRequestDuration: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  supportedSubmitMethods: ["get", "post"],
  validatorUrl: null,
  syntaxHighlight: false,
});
