import { setTimeout as pause } from 'node:timers/promises';
import { waitOutsideLane } from '../http/lane-room.ts';

const ordinaryFloorMs = 300;

/**
 * Returns no earlier than after a fixed time, so that the time does not tell known accounts from unknown ones. For work
 * that is much shorter than that; slow parts, such as sending a message, go through the outbox. The rest of the time takes no
 * room from other requests.
 */
export const withMinimumDuration = async <T>(
  work: () => Promise<T>,
  floorMs = ordinaryFloorMs,
): Promise<T> => {
  const untilMs = performance.now() + floorMs;
  try {
    return await work();
  } finally {
    const restMs = Math.ceil(untilMs - performance.now());
    if (restMs > 0) await waitOutsideLane(pause(restMs));
  }
};
