import { deviceOf } from '@poth/domain/identity/device.ts';
import { personOf } from '@poth/domain/identity/actor.ts';
import type { SessionView } from '@poth/domain/identity/security-view.ts';
import { call } from '../call.ts';
import { listSessionRows } from './security-store.ts';

/** Lists the sessions of a person: this one first, then the latest used. */
export const listSessions = call({ gate: 'signedIn' }, async function listSessions({ deps, actor }): Promise<
  SessionView[]
> {
  const { userId, session } = personOf(actor);
  const rows = await listSessionRows(deps.db, userId);
  return rows
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      sessionId: id,
      isThis: id === session.sessionId,
      device: deviceOf(userAgent),
      signedInAt: createdAt,
      lastSeenAt,
    }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
});
