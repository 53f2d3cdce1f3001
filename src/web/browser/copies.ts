/// <reference lib="dom" />
/**
 * A page whose only module offers copies of its texts.
 */
import { offerCopies } from "./copy.ts";

offerCopies(document);
