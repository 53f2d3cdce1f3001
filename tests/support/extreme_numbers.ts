/** Numbers at the ends of double precision, as somebody types them or a spreadsheet holds them: each is answered, whatever of it is wrong. */

/** The numbers: the smallest, the largest, minus zero, one that is written with an exponent, and one that is not exact. */
export const extremeNumbers: ReadonlyArray<number> = [
  1e-310,
  5e-324,
  1e308,
  -1e308,
  -0,
  1e21,
  1e-7,
  0.1 + 0.2,
  9_007_199_254_740_993,
];
