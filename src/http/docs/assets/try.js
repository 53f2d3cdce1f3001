/** Swagger UI over this server's own document, light or dark as the reader's system is. */
const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();

globalThis.SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#try",
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  supportedSubmitMethods: ["get", "post"],
  validatorUrl: null,
  syntaxHighlight: false,
});
