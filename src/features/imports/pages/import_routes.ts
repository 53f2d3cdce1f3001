/**
 * Routes of every page of an importer's year.
 */
import { peopleRoutes } from "./people/people_routes.ts";
import { yearRoutes } from "./year/year_routes.ts";

export const importRoutes = [...yearRoutes, ...peopleRoutes] as const;
