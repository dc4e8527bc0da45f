import { setTimeout as pause } from 'node:timers/promises';

const ordinaryFloorMs = 300;

/**
 * Returns no earlier than after a fixed time, so that the time does not tell known accounts from unknown ones. For work
 * that is much shorter than that; slow parts, such as sending a message, go through the outbox.
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
