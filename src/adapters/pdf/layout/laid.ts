/** Blocks whose height is known, and how they are put on a page. */
import type { TextStyle } from "../../../domain/documents/printable.ts";
import type { Page } from "./page.ts";
import type { Element } from "../structure.ts";

/** Position that a block is put at. */
export interface Spot {
  readonly page: Page;
  readonly x: number;
  readonly y: number;
  readonly parent: Element | undefined;
}

/** A block of known height, not placed yet. */
export interface LaidBlock {
  readonly height: number;
  readonly put: (spot: Spot) => void;
  /** Its parts from top to bottom, where a page may end between them. */
  readonly parts?: ReadonlyArray<LaidBlock>;
  /** True if a page ends between them only where no page has room for all of them. */
  readonly staysWhole?: boolean;
}

/** Properties that a block takes from the blocks around it. */
export interface Surroundings {
  readonly width: number;
  readonly style: TextStyle;
}

/** @returns the blocks below each other, as one whose parts they are */
export const below = (parts: ReadonlyArray<LaidBlock>): LaidBlock => ({
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

/** A block beside others, so many points from the left edge of all of them. */
export interface PlacedBeside {
  readonly at: number;
  readonly laid: LaidBlock;
}

/** @returns the parts of the block, down to those that no page may end inside */
export const leavesOf = (laid: LaidBlock): ReadonlyArray<LaidBlock> =>
  laid.parts === undefined || laid.parts.length === 0 ? [laid] : laid.parts.flatMap(leavesOf);

/** @returns the height of the block's first part, down to one that no page may end inside */
export const beginningOf = (laid: LaidBlock): number => leavesOf(laid)[0]?.height ?? 0;

/** @returns the number of the first leaves that are so high together; one at least */
const countOf = (leaves: ReadonlyArray<LaidBlock>, height: number): number => {
  let sum = 0;
  const index = leaves.findIndex((leaf) => (sum += leaf.height) >= height);
  return index === -1 ? leaves.length : index + 1;
};

/** @returns the blocks beside each other; the highest is split where a page is too low, below the ends of the others */
export const beside = (placed: readonly [PlacedBeside, ...ReadonlyArray<PlacedBeside>]): LaidBlock => {
  const highest = placed.reduce((one, other) => other.laid.height > one.laid.height ? other : one);
  const others = placed.filter((each) => each !== highest).map(({ laid }) => laid.height);
  const leaves = leavesOf(highest.laid);
  const count = countOf(leaves, Math.max(0, ...others));
  const putAll = (spot: Spot, main: LaidBlock) => {
    for (const each of placed) {
      const laid = each === highest ? main : each.laid;
      laid.put({ ...spot, x: spot.x + each.at });
    }
  };
  const first = below(leaves.slice(0, count));
  return {
    height: highest.laid.height,
    put: (spot) => putAll(spot, highest.laid),
    parts: [
      { height: first.height, put: (spot) => putAll(spot, first) },
      ...leaves.slice(count).map(({ height, put }) => ({
        height,
        put: (spot: Spot) => put({ ...spot, x: spot.x + highest.at }),
      })),
    ],
    staysWhole: true,
  };
};
