/** Addresses of the pages of an importer's year. */
export const importPaths = {
  year: "/imports",
  ledger: "/imports/ledger",
  add: "/imports/new",
  sheet: "/imports/sheet",
  books: "/imports/books",
  ledgerFile: "/imports/ledger/table",
  accrual: "/imports/books/accrual",
  declarationFile: "/imports/declaration/table",
  declarationDocument: "/imports/declaration/document",
  calendar: "/imports/calendar.ics",
  codes: "/imports/codes",
  certificates: "/imports/certificates",
  declaration: "/imports/declaration",
  people: "/imports/people",
  archive: "/imports/archive.zip",
} as const;

/** @returns the page of an import, by the id of one of its entries */
export const importPath = (id: string): `/${string}` => `/imports/entries/${encodeURIComponent(id)}`;

/** @returns the page that takes a purchase of certificates or a change back */
export const withdrawalPath = (id: string): `/${string}` =>
  `${importPaths.certificates}/${encodeURIComponent(id)}/withdraw`;

/** @returns the page of a supplier's value */
export const valuePath = (id: string): `/${string}` => `/suppliers/values/${encodeURIComponent(id)}`;
