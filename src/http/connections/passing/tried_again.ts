/** Inner connections where the process is out of descriptors: room is made, and one is tried again when it has come back. */
import { pause } from "../waits.ts";
import type { InnerPort } from "./inner_port.ts";

/** Time in which those that were told to end have ended, with their last answers. */
const givenBackMs = 250;

/** True of an error that says that the process, or the system, has no descriptor left. */
export const isOutOfDescriptors = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");

/**
 * @param onLacking gives descriptors back
 * @returns the port, whose connections are tried twice where descriptors lack
 */
export const triedAgain = <Far>(
  { connect, close }: InnerPort<Far>,
  onLacking: () => void,
): InnerPort<Far> => ({
  close,
  connect: async () => {
    try {
      return await connect();
    } catch (error) {
      if (!isOutOfDescriptors(error)) throw error;
      onLacking();
      await pause(givenBackMs);
      return await connect();
    }
  },
});
