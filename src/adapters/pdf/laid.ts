/** Blocks whose height is known, and how they are put on a page. */
import type { TextStyle } from "../../domain/documents/printable.ts";
import type { Page } from "./page.ts";
import type { Element } from "./structure.ts";

/** Where a block is put. */
export interface Spot {
  readonly page: Page;
  readonly x: number;
  readonly y: number;
  readonly parent: Element | undefined;
}

/** A block of known height, not placed yet. */
export interface Laid {
  readonly height: number;
  readonly put: (spot: Spot) => void;
  /** Its parts from top to bottom, where a page may end between them. */
  readonly parts?: ReadonlyArray<Laid>;
}

/** What a block takes from the blocks around it. */
export interface Surroundings {
  readonly width: number;
  readonly style: TextStyle;
}

/** @returns the blocks below each other, as one whose parts they are */
export const below = (parts: ReadonlyArray<Laid>): Laid => ({
  height: parts.reduce((sum, { height }) => sum + height, 0),
  put: (spot) => {
    let y = spot.y;
    for (const part of parts) {
      part.put({ ...spot, y });
      y += part.height;
    }
  },
  parts,
});
