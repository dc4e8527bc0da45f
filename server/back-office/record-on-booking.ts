import type { Actor } from '@poth/domain/identity/actor.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { Stream } from '../audit-log/store.ts';
import type { Tx } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string; operatorId: string; pnr: string | null };

/** Names the audit log's stream of admins' acts on a booking: a hash chain of its own. */
export const streamOfBooking = ({ bookingId }: { bookingId: string }): Stream => `portal:admin:${bookingId}`;

/** Records an admin's act on a booking in the booking's stream and in its operator's. */
export const recordOnBooking = async (
  tx: Tx,
  actor: Actor,
  { tripId, bookingId, operatorId, pnr }: Ref,
  act: string,
  more: Record<string, unknown> = {},
): Promise<void> => {
  const detail = { tripId, bookingId, pnr, ...more };
  await recordAct(tx, actor, { stream: streamOfBooking({ bookingId }), act, detail });
  await recordAct(tx, actor, { stream: `operator:${operatorId}`, act, detail });
};
