/** Disks of a few megabytes, which can be filled. */
import { succeeds } from "./process.ts";

/** Whether a small disk of its own can be made here. */
export const hasDisks: boolean = Deno.uid() === 0 && succeeds(
  "unshare",
  ...["-m", "sh", "-c", "mount -t tmpfs -o size=1m tmpfs /mnt"],
);
