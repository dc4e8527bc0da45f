import type { Actor } from '@poth/domain/identity/actor.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { Stream } from '../audit-log/store.ts';
import type { Tx } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string; operatorId: string; pnr: string | null };

/** Where the audit log keeps what admins did with a booking: a chain of its own. */
export const streamOfBooking = ({ bookingId }: { bookingId: string }): Stream => `portal:admin:${bookingId}`;

/** Writes what an admin did with a booking into its own stream and into its operator's. */
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
