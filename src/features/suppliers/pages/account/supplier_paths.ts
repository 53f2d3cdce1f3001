import { valuePath } from "../../../imports/pages/import_paths.ts";

/** Addresses of an importer's pages about suppliers. */
export const supplierPaths = {
  requests: "/suppliers",
  installations: "/suppliers/installations",
  values: "/suppliers/values",
  checks: "/suppliers/checks",
} as const;

/** @returns the page of an installation */
export const installationPath = (id: string): `/${string}` =>
  `${supplierPaths.installations}/${encodeURIComponent(id)}`;

/** @returns the dossier of an installation and year */
export const dossierPath = (id: string, year: number): `/${string}` =>
  `${installationPath(id)}/dossiers/${year}`;

/** @returns the form that adds a file to a value, below which its files are */
export const filesPath = (id: string): `/${string}` => `${valuePath(id)}/files`;

/** @returns a file of a value */
export const filePath = (id: string, attachment: string): `/${string}` =>
  `${filesPath(id)}/${encodeURIComponent(attachment)}`;

/** @returns the table that the supplier of a request may fill in */
export const requestTablePath = (id: string): `/${string}` => `${requestPath(id)}/template.xlsx`;

/** @returns a table that came with an answer to a request */
export const requestFilePath = (id: string, sha256: string): `/${string}` =>
  `${requestPath(id)}/files/${encodeURIComponent(sha256)}`;

/** @returns the page of a request */
export const requestPath = (id: string): `/${string}` => `/suppliers/requests/${encodeURIComponent(id)}`;
