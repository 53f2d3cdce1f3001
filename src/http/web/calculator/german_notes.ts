/** placeholder */
export const germanNote = (_text: string): string | undefined => undefined;
