import { touchEveryTrip } from '../db/touch.ts';
import type { World } from './world.ts';

/** Tells a portal of rows that a test has written directly, as another process would, and waits until it has heard of them. */
export const tellOfChange = async ({ db, deps }: Pick<World, 'db' | 'deps'>): Promise<void> => {
  await touchEveryTrip(db);
  await deps.touches.hear();
};
