/** `linebreak`: the opportunities of Unicode's line breaking algorithm (UAX 14) */
declare class LineBreaker {
  constructor(text: string);
  nextBreak(): { readonly position: number; readonly required: boolean } | null;
}
export default LineBreaker;
