import type { Context } from '../call.ts';
import type { Deps } from '../deps.ts';
import { watchTrips } from '../seating/watch-trips.ts';
import { fixedSettings } from '../settings/live-settings.ts';
import { newBuyer } from './buyer.ts';

/** A new buyer who asks in a world that has only what the use case at hand needs of it. */
export const asking = (deps: Partial<Deps>): Context => ({
  deps: {
    ...(deps.db && watchTrips(deps.db, deps.settings ?? fixedSettings(), () => undefined)),
    ...deps,
  } as Deps,
  actor: newBuyer(),
});
