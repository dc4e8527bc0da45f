import { setTimeout as pause } from 'node:timers/promises';

const ordinaryFloorMs = 300;

/**
 * Answers no earlier than after a fixed time, so that what is known and what is not take equally long.
 * For work that is shorter than that by far; the rest of it, a message to send, goes on by the outbox.
 */
export const withMinimumDuration = async <T>(
  work: () => Promise<T>,
  floorMs = ordinaryFloorMs,
): Promise<T> => {
  const floor = pause(floorMs);
  try {
    return await work();
  } finally {
    await floor;
  }
};
