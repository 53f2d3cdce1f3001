/**
 * Member states of the Union, by their alpha-2 codes.
 * @source Treaty on European Union, Article 52
 */

/** Every member state, in the order of the codes. */
export const memberStates: ReadonlyArray<string> =
  ("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK").split(" ");
