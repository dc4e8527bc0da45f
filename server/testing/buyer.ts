import { randomInt, randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Language } from '@poth/domain/language.ts';
import type { World } from './world.ts';

/** An address that nobody else in this run calls from: every buyer of a test is at home in a network of its own. */
export const newAddress = (): string => `11.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const newBuyer = (): Visitor => ({
  kind: 'visitor',
  buyerId: randomUUID(),
  proven: [],
  address: newAddress(),
  account: null,
  awaiting: null,
});

let phones = 0;
/** A number nobody has used in this run: each has another, those of one run after another in no order. */
export const newPhone = (): string => `017${String((++phones * 38_743_421) % 1e8).padStart(8, '0')}`;

type Wish = {
  tripId: string;
  seatNos: string[];
  fromStopNo?: number;
  toStopNo?: number;
  language?: Language;
  /** Buyer; without it, a browser of its own. */
  actor?: Visitor;
  phone?: string;
};
type OnHold = { actor: Visitor; tripId: string; bookingId: string; phone: string };

/** Types who travels and whom to reach, as the checkout page sends it; every passenger goes by the contact's name. */
export const typeDetails = (
  world: World,
  { actor, phone, tripId, bookingId }: OnHold,
  language: Language = 'en',
): Promise<void> =>
  world.portal.booking.enterDetails(actor, {
    tripId,
    bookingId,
    name: 'Tasnim Rahman',
    phone,
    email: `${phone}@example.com`,
    passengers: [],
    termsAccepted: true,
    language,
  });

/** A buyer who holds seats and has typed who travels; answers what the next steps need. */
export const holdWithDetails = async (
  world: World,
  {
    tripId,
    seatNos,
    fromStopNo = 0,
    toStopNo = 2,
    language = 'en',
    actor = newBuyer(),
    phone = newPhone(),
  }: Wish,
) => {
  const hold = { tripId, fromStopNo, toStopNo, seatNos, language, key: randomUUID() };
  const { bookingId } = await world.portal.booking.holdSeats(actor, hold);
  const buyer = { actor, phone, tripId, bookingId };
  await typeDetails(world, buyer, language);
  return buyer;
};

/** The same buyer on the way to the gateway's page; answers our id of the attempt too. */
export const startPaying = async (world: World, wish: Wish) => {
  const buyer = await holdWithDetails(world, wish);
  const { tripId, bookingId, actor } = buyer;
  const { paymentId } = await world.portal.payment.startPayment(actor, {
    tripId,
    bookingId,
    method: world.methods.first,
    key: randomUUID(),
  });
  const { tranId } = await world.db
    .selectFrom('payment')
    .select('tranId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { ...buyer, paymentId, tranId };
};

/** The browser on its way back: the cross-site POST that carries what the gateway told it, or the link that says it. */
export const comeBack = async (
  returnUrl: string | null,
  fields: Record<string, string>,
): Promise<Response> => {
  if (!returnUrl) throw new Error('the gateway sends nobody back');
  if (Object.keys(fields).length === 0) return fetch(returnUrl, { redirect: 'manual' });
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
