/** `bidi-js`: Unicode's bidirectional algorithm (UAX 9); its own types call its default export a namespace */
declare const bidiFactory: () => {
  /** One level a UTF-16 unit; odd levels run from right to left. */
  getEmbeddingLevels(text: string): { readonly levels: Uint8Array };
  getMirroredCharacter(character: string): string | null;
};
export default bidiFactory;
