/**
 * Places that this process took ahead for subjects that call often and are far from their limit: their calls are let in from
 * memory, until the places are used up or the moment is over that they were given for. docs/decisions/0168-places-ahead.md
 */
import { type Quota, type WindowState, windowStateOf } from "../../../domain/accounts/quota.ts";

/** Limits up to this are counted to the millisecond, and are never taken ahead of; `sql/0045_places_ahead.sql` has the same. */
const exactUpTo = 600;
/** Places that a process takes ahead at most. */
const mostPlaces = 64;
/** Fewer aren't worth the holding of them. */
const fewestPlaces = 2;
/** Two statements may lie closer together than a process can tell; a rate isn't measured over less, milliseconds. */
const shortestMs = 50;
/** Subjects whose calls are remembered; the oldest are forgotten first. */
const remembered = 10_000;

/** Places that the database gave, as it noted them. */
export interface GivenAhead {
  /** Number of places. */
  readonly places: number;
  /** Milliseconds since 1970 of the moment that they are noted under. */
  readonly stampMs: number;
  /** Milliseconds for which they may be used. */
  readonly holdMs: number;
  /** Calls in the window before the first of them. */
  readonly used: number;
  /** The oldest call of the window, milliseconds since 1970. */
  readonly oldestMs: number;
}

/** Places of a subject that weren't used in time. */
export interface UnusedPlaces {
  readonly key: string;
  readonly stampMs: number;
  readonly places: number;
}

interface HeldPlaces extends GivenAhead {
  readonly quota: Quota;
  readonly fromMs: number;
  left: number;
}

/** Calls of a subject since its last statement went out. */
interface Heat {
  readonly fromMs: number;
  readonly calls: number;
}

/** Places ahead of all subjects of a process. */
export interface PlacesAhead {
  /** Places that a statement with so many callers asks for beside theirs; the calls count for the next one. */
  readonly wanted: (key: string, quota: Quota, callers: number, nowMs: number) => number;
  readonly keep: (key: string, quota: Quota, given: GivenAhead, nowMs: number) => void;
  /** Takes a place that is held. @returns undefined where there is none */
  readonly take: (key: string, quota: Quota, nowMs: number) => WindowState | undefined;
  /** Places of a subject that are held and free. */
  readonly left: (key: string, quota: Quota, nowMs: number) => number;
  /** Lets go of places whose time is over, or of all, and names what was left of them. */
  readonly letGo: (nowMs: number | "all") => ReadonlyArray<UnusedPlaces>;
  readonly isEmpty: () => boolean;
}

/** A clock that stepped back ends what is held, as one that went on does. */
const isInTime = ({ fromMs, holdMs }: HeldPlaces, nowMs: number): boolean =>
  nowMs >= fromMs && nowMs < fromMs + holdMs;

/** Places under another limit than the call's are no places for it. */
const isFor = (held: HeldPlaces, { limit, windowSeconds }: Quota, nowMs: number): boolean =>
  held.quota.limit === limit && held.quota.windowSeconds === windowSeconds && isInTime(held, nowMs);

/** @returns the places ahead of a process that has just started */
export const placesAhead = (): PlacesAhead => {
  const heats = new Map<string, Heat>();
  const held = new Map<string, HeldPlaces>();
  /** Rests of places, where other places came after. */
  const over: Array<UnusedPlaces> = [];

  const remember = (key: string, heat: Heat): void => {
    heats.delete(key);
    heats.set(key, heat);
    const [first] = heats.size > remembered ? heats.keys() : [];
    if (first !== undefined) heats.delete(first);
  };

  const letGoOf = (key: string): void => {
    const places = held.get(key);
    if (places === undefined) return;
    held.delete(key);
    if (places.left > 0) over.push({ key, stampMs: places.stampMs, places: places.left });
    const heat = heats.get(key);
    if (heat !== undefined) heats.set(key, { ...heat, calls: heat.calls + places.places - places.left });
  };

  return {
    wanted: (key, quota, callers, nowMs) => {
      if (quota.limit <= exactUpTo) return 0;
      letGoOf(key);
      const last = heats.get(key);
      remember(key, { fromMs: nowMs, calls: callers });
      if (last === undefined || nowMs < last.fromMs) return 0;
      const aSecond = Math.floor(last.calls * 1_000 / Math.max(shortestMs, nowMs - last.fromMs));
      return aSecond < fewestPlaces ? 0 : Math.min(mostPlaces, aSecond);
    },
    keep: (key, quota, given, nowMs) => {
      letGoOf(key);
      held.set(key, { ...given, quota, fromMs: nowMs, left: given.places });
    },
    take: (key, quota, nowMs) => {
      const places = held.get(key);
      if (places === undefined || places.left === 0 || !isFor(places, quota, nowMs)) return undefined;
      places.left -= 1;
      const used = places.used + places.places - places.left;
      return windowStateOf(quota, used, places.oldestMs, nowMs);
    },
    left: (key, quota, nowMs) => {
      const places = held.get(key);
      return places !== undefined && isFor(places, quota, nowMs) ? places.left : 0;
    },
    letGo: (nowMs) => {
      for (const [key, places] of held) if (nowMs === "all" || !isInTime(places, nowMs)) letGoOf(key);
      return over.splice(0);
    },
    isEmpty: () => held.size === 0 && over.length === 0,
  };
};
