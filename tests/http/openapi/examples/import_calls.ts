/** Calls of an importer's year. */
import { importsPath, peoplePaths } from "../../../support/import_calls.ts";
import { type ExampleCalls, type Made, memberOf, memberOfFirst } from "./calls.ts";

const eori = "DE123456789012345";
const mrn = "26DE000000000001R1";
const row = {
  mrn,
  item: 1,
  release_date: "2026-02-15",
  cn_code: "72083900",
  origin_country: "CHN",
  net_mass_kg: 24_500,
};

const importerOf = (made: Made): string => memberOf(made, "keepImporter", "id");
const declarantOf = (made: Made): string => memberOf(made, "keepDeclarant", "id");
const people = (made: Made) => ({ importer: importerOf(made), declarant: declarantOf(made) });

const documentsPath = `${importsPath}/declaration/documents`;
const certificatesPath = "/api/v1/cbam/certificates";

/** The first certificates are sold on 1 February 2027. */
const whenSold = "2027-03-01";

/** Calls of an importer's year. */
export const importCalls: ExampleCalls = {
  keepImporter: { path: peoplePaths.importers, body: { eori, name: "Muster GmbH", member_state: "DE" } },
  importerList: { path: peoplePaths.importers },
  keepDeclarant: {
    path: peoplePaths.declarants,
    body: {
      eori,
      name: "Muster GmbH",
      cbam_account: "DE-CBAM-0001",
      states: [
        { state: "applied", from: "2026-02-10", reference: "A-1" },
        { state: "authorised", from: "2026-05-20" },
      ],
    },
  },
  declarantList: { path: peoplePaths.declarants },
  addImports: { path: importsPath, bodyOf: (made) => ({ ...people(made), entries: [row] }) },
  importsFromBatch: {
    path: `${importsPath}/from-batch`,
    bodyOf: (made) => ({
      ...people(made),
      batch_id: memberOfFirst(made, "bulkList", "batches", "batch_id"),
      rows: [{ row_index: 0, mrn, item: 2, release_date: "2026-02-15" }],
    }),
  },
  importsFromInvoice: {
    path: `${importsPath}/from-invoice`,
    bodyOf: (made) => ({
      ...people(made),
      invoice: memberOf(made, "createInvoice", "id"),
      mrn,
      rows: [{
        row_index: 0,
        item: 3,
        release_date: "2026-03-01",
        cn_code: "73181595",
        origin_country: "TUR",
        net_mass_kg: 1_150,
      }],
    }),
  },
  importList: { path: (made) => `${importsPath}?importer=${importerOf(made)}&year=2026&country=TUR` },
  importById: { path: (made) => `${importsPath}/${memberOfFirst(made, "addImports", "results", "id")}` },
  importThreshold: { path: (made) => `${importsPath}/threshold?importer=${importerOf(made)}&year=2026` },
  importPenalties: { path: (made) => `${importsPath}/penalties?importer=${importerOf(made)}&year=2026` },
  importCodes: {
    path: (made) =>
      `${importsPath}/codes?cn=72083900&country=CHN&date=2026-08-06&declarant=${declarantOf(made)}`,
  },
  reconcileImports: {
    path: (made) => `${importsPath}/reconcile?importer=${importerOf(made)}&from=2026-01-01&to=2026-12-31`,
    body: { rows: [{ ...row, net_mass_kg: 24_000 }] },
  },
  importAccrual: {
    path: (made) => `${importsPath}/accrual?importer=${importerOf(made)}&month=2026-02`,
  },
  importDeclaration: {
    path: (made) => `${importsPath}/declaration?declarant=${declarantOf(made)}&year=2026`,
  },
  issueDeclaration: {
    path: documentsPath,
    bodyOf: (made) => ({ declarant: declarantOf(made), year: 2026 }),
  },
  declarationDocument: { path: (made) => `${documentsPath}/${memberOf(made, "issueDeclaration", "id")}` },
  verifyDeclaration: {
    path: `${importsPath}/declaration/verify`,
    bodyOf: (made) => ({
      reportId: memberOf(made, "issueDeclaration", "id"),
      issuedDate: "20.11.2026",
    }),
  },
  importCalendar: { path: `${importsPath}/calendar?year=2027` },
  buyCertificates: {
    path: `${certificatesPath}/lots`,
    bodyOf: (made) => ({
      declarant: declarantOf(made),
      kind: "2026-Q1",
      bought_on: "2027-02-03",
      number: 60,
      unit_price_eur: 75.36,
      reference: "Order 1",
    }),
    on: whenSold,
  },
  moveCertificates: {
    path: `${certificatesPath}/moves`,
    bodyOf: (made) => ({
      declarant: declarantOf(made),
      lot: memberOfFirst(made, "buyCertificates", "lots", "id"),
      kind: "surrendered",
      day: "2027-02-10",
      number: 1,
      for_year: 2026,
    }),
  },
  withdrawCertificates: {
    path: `${certificatesPath}/withdrawals`,
    bodyOf: (made) => ({
      declarant: declarantOf(made),
      recorded: memberOf(made, "moveCertificates", "recorded"),
      note: "Recorded twice",
    }),
  },
  certificates: { path: (made) => `${certificatesPath}?declarant=${declarantOf(made)}` },
  importHolding: { path: (made) => `${importsPath}/holding?declarant=${declarantOf(made)}&year=2027` },
};
