/** The invoice's form as people fill it in, by the names of its fields. */

/** Name under which the shipment's fields stand. */
export const data = "/invoiceData";

const party = (name: string, country: string, zip: string): Record<string, string> => ({
  name,
  address: "Am Sandtorkai 50",
  city: "Hamburg",
  zip,
  country,
});

/** A line of goods in a row of the form. */
export const line = (row: number, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${data}/lineItems/${row}/${name}`, value]),
  );

const under = (path: string, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}/${name}`, value]));

/** A line's values. */
export const screws = {
  description: "Screws of steel",
  hsCode: "7318.15",
  countryOfOrigin: "CN",
  quantity: "12000",
  unit: "PCS",
  unitPrice: "0.085",
};

/** A form that is filled in but for its second row. */
export const filled: Record<string, string> = {
  ...under(data, {
    primaryDocument: "commercial",
    invoiceNumber: "AE-1",
    invoiceDate: "2026-11-20",
    currency: "EUR",
    incoterms: "FOB",
    transportMode: "sea",
    portOfLoading: "Shanghai",
    portOfDischarge: "Hamburg",
    freight: "240.5",
  }),
  ...under(`${data}/shipper`, party("Acme Export Ltd", "CN", "200135")),
  ...under(`${data}/consignee`, party("Beispiel Import GmbH", "DE", "20457")),
  ...line(0, screws),
  ...line(1, { unit: "PCS" }),
  ...line(2, {
    ...screws,
    description: "Nuts of steel",
    hsCode: "7318.16",
    quantity: "10",
    unitPrice: "1.05",
  }),
  rows: "3",
  receiver: "none",
};
