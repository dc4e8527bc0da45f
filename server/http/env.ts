import type { Actor } from '@poth/domain/booking/actor.ts';

/** What every request of the portal carries. */
export type Env = { Variables: { actor: Extract<Actor, { kind: 'buyer' }> } };
