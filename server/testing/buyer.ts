import { randomUUID } from 'node:crypto';
import type { Actor } from '@poth/domain/booking/actor.ts';
import type { World } from './world.ts';

export const newBuyer = (): Extract<Actor, { kind: 'buyer' }> => ({
  kind: 'buyer',
  buyerId: randomUUID(),
  proven: [],
});

/** A number nobody has used in this run. */
export const newPhone = (): string => `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

type Wish = { tripId: string; seatNos: string[]; fromStopNo?: number; toStopNo?: number };

/** A buyer who holds seats and has typed who travels; answers what the next steps need. */
export const holdWithDetails = async (
  world: World,
  { tripId, seatNos, fromStopNo = 0, toStopNo = 2 }: Wish,
) => {
  const actor = newBuyer();
  const phone = newPhone();
  const hold = { tripId, fromStopNo, toStopNo, seatNos, language: 'en' as const, key: randomUUID() };
  const { bookingId } = await world.portal.booking.holdSeats(actor, hold);
  await world.portal.booking.enterDetails(actor, {
    tripId,
    bookingId,
    name: 'Tasnim Rahman',
    phone,
    email: `${phone}@example.com`,
    passengers: [],
    termsAccepted: true,
    language: 'en',
  });
  return { actor, phone, tripId, bookingId };
};

/** The same buyer on the way to the gateway's page; answers our id of the attempt too. */
export const startPaying = async (world: World, wish: Wish) => {
  const buyer = await holdWithDetails(world, wish);
  const { tripId, bookingId, actor } = buyer;
  const { paymentId } = await world.portal.payment.startPayment(actor, {
    tripId,
    bookingId,
    method: 'bkash',
    key: randomUUID(),
  });
  const { tranId } = await world.db
    .selectFrom('payment')
    .select('tranId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { ...buyer, paymentId, tranId };
};

/** The browser on its way back: the cross-site POST that carries what the gateway told it. */
export const comeBack = async (
  returnUrl: string | null,
  fields: Record<string, string>,
): Promise<Response> => {
  if (!returnUrl) throw new Error('the gateway sends nobody back');
  return fetch(returnUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
};

/** Waits for something to become true, as a person would look again. */
export const eventually = async <T>(
  look: () => Promise<T | undefined | false>,
  what: string,
  ms = 10_000,
): Promise<T> => {
  const until = Date.now() + ms;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > until) throw new Error(`never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
