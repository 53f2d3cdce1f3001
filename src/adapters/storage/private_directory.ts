/**
 * Directories that hold what only the service may see. One that is there with other rights is mended, whatever the
 * rights of the directory above it: that one may be shared with other programs.
 */

const ownersOnly = 0o700;
const others = 0o077;

/**
 * Makes the directory and those above it, or takes the one that is there; nobody but its owner may enter it.
 * @throws what the operating system says, as when it belongs to another user
 */
export const privateDirectory = async (path: string): Promise<void> => {
  await Deno.mkdir(path, { recursive: true, mode: ownersOnly });
  const { mode } = await Deno.stat(path);
  if (mode !== null && (mode & others) !== 0) await Deno.chmod(path, ownersOnly);
};
