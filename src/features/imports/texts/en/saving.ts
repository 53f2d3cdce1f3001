/**
 * English texts of savings: cost by default values beside that by a value, and the break-even between them.
 */

export const saving = {
  ofValues: "What the values save",
  ofOne: {
    value: {
      title: "What the value saves",
      cost: "Cost by this value",
      emissions: (unit: string): string => `Emissions by this value, t CO₂e per ${unit}`,
    },
    import: {
      title: "What the actual values save",
      cost: "Cost by the actual values",
      emissions: (unit: string): string => `Actual emissions, t CO₂e per ${unit}`,
    },
  },
  per: (cost: string, unit: string): string => `${cost} per ${unit}`,
  byDefault: "Cost by default values",
  byValue: "Cost by the value",
  saved: "Saving",
  extra: "Extra cost",
  breakEven: "Break-even",
  breakEvenPer: (unit: string): string => `Break-even, t CO₂e per ${unit}`,
  at: (price: string, period: string): string => `At a certificate price of ${price} (${period}).`,
  meaning: "A value below the break-even costs less than the default value.",
  aboveDefault: (value: string): string =>
    `The break-even lies above the default value of ${value}, because free allocation is higher with actual values than with default values.`,
  nothingByDefault:
    "By default values nothing is due: the break-even is the free allocation with actual values.",
  beforePaid:
    "The break-even leaves out the carbon price paid in the country of origin, which only verified values have deducted: a value somewhat above it may still save.",
  how: "How the break-even is calculated",
  inWords:
    "It is the free allocation with actual values, and beside it what the default value leaves to pay for: the default value with its mark-up less its own free allocation, at least 0.",
  ownSymbol: "actual",
  defaultSymbol: "default",
  argument: ", ",
  ownFree: "Free allocation with actual values",
  marked: "Default value with its mark-up",
  defaultFree: "Free allocation with default values",
  unit: (unit: string): string => `t CO₂e per ${unit}`,
  unitOfMany: "t CO₂e per tonne (per MWh for electricity)",
  eurOfMany: "EUR per tonne (per MWh for electricity)",
  above: "above the default value",
  precursorsToCome:
    "Until the supplier tells its precursors, their free allocation is left out: they can only raise the break-even.",
  none: "Nothing can be said of its saving:",
  withdrawn: "The value is withdrawn: no import takes it any more.",
};

/** The texts that every language has. */
export type SavingTexts = typeof saving;
