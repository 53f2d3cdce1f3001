/** What is said about figures of an invoice request; the first sentence of each row is the one of before. */
import { testSentences } from "../../../support/sentences.ts";

testSentences([
  [
    "a total over a quantity of less than a millionth",
    { "/invoiceData/lineItems/0/quantity": 1e-9 },
    "conflict",
    "lineItems[0].totalValue is 1,020.00; quantity x unitPrice is 0 x 0.085 = 0.00.",
    "lineItems/0/totalValue is 1,020.00; quantity x unitPrice is 0.000000001 x 0.085 = 0.000000000085.",
  ],
  [
    "a quantity of 0",
    { "/invoiceData/lineItems/0/quantity": 0 },
    "range",
    "lineItems[0].quantity is 0: give a number above 0.",
    "lineItems/0/quantity must be a number above 0, found 0.",
  ],
  [
    "a quantity as text",
    { "/invoiceData/lineItems/0/quantity": "12" },
    "format",
    'lineItems[0].quantity is "12": give a number above 0.',
    'lineItems/0/quantity must be a number above 0, found the text "12": leave out the quotation marks.',
    "12",
  ],
  [
    "a missing quantity",
    { "/invoiceData/lineItems/0/quantity": undefined },
    "missing",
    "lineItems[0].quantity is missing: give a number above 0.",
    "lineItems/0/quantity is missing: it must be a number above 0.",
  ],
  [
    "a negative amount",
    { "/invoiceData/lineItems/0/unitPrice": -0.01 },
    "range",
    "lineItems[0].unitPrice is -0.01: give a number of at least 0.",
    "lineItems/0/unitPrice must be a number of at least 0, found -0.01.",
  ],
  [
    "an amount of thirteen digits",
    { "/invoiceData/lineItems/0/totalValue": 1000000000000 },
    "range",
    "lineItems[0].totalValue is 1000000000000: give a number below 1000000000000.",
    "lineItems/0/totalValue must be a number below 1000000000000, found 1000000000000.",
  ],
  [
    "half a package",
    { "/invoiceData/lineItems/0/packages": 0.5 },
    "range",
    "lineItems[0].packages is 0.5: give a whole number of at least 0.",
    "lineItems/0/packages must be a whole number of at least 0, found 0.5.",
  ],
  [
    "dimensions of two edges",
    { "/invoiceData/lineItems/0/dimensionsCm": "40 x 30" },
    "format",
    'lineItems[0].dimensionsCm is "40 x 30": write length x width x height in centimetres, like 120 x 80 x 95.5.',
    'lineItems/0/dimensionsCm must be length x width x height in centimetres, such as 120 x 80 x 95.5, found "40 x 30".',
  ],
  [
    "an id that is a number",
    { "/invoiceData/lineItems/0/id": 1 },
    "format",
    "lineItems[0].id is 1: give a text.",
    "lineItems/0/id must be text, found 1.",
  ],
  [
    "a missing id",
    { "/invoiceData/lineItems/0/id": undefined },
    "missing",
    "lineItems[0].id is missing: give a text.",
    "lineItems/0/id is missing: it must be text.",
  ],
]);
