/** Addresses of an importer's pages about suppliers. */
export const supplierPaths = {
  requests: "/suppliers",
  installations: "/suppliers/installations",
  values: "/suppliers/values",
} as const;

/** @returns the page of an installation */
export const installationPath = (id: string): `/${string}` =>
  `${supplierPaths.installations}/${encodeURIComponent(id)}`;

/** @returns the table that the supplier of a request may fill in */
export const requestTablePath = (id: string): `/${string}` => `${requestPath(id)}/template.xlsx`;

/** @returns the page of a request */
export const requestPath = (id: string): `/${string}` => `/suppliers/requests/${encodeURIComponent(id)}`;
