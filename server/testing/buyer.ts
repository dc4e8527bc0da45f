import { randomInt, randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Language } from '@poth/domain/language.ts';
import type { World } from './world.ts';

/** Makes an address that nobody else in this run has: every buyer of a test gets a network of its own. */
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
/** Makes a phone number that nobody in this run has used; consecutive ones are not in numerical order. */
export const newPhone = (): string => `017${String((++phones * 38_743_421) % 1e8).padStart(8, '0')}`;

type Wish = {
  tripId: string;
  seatNos: string[];
  fromStopNo?: number;
  toStopNo?: number;
  language?: Language;
  /** Buyer; a new browser without it. */
  actor?: Visitor;
  phone?: string;
};
type OnHold = { actor: Visitor; tripId: string; bookingId: string; phone: string };

/** Enters the details as the checkout page sends them; every passenger has the contact's name. */
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

/** Holds seats for a buyer and enters the details; returns the facts for the next steps. */
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

/** Takes a buyer like that of `holdWithDetails` on to the gateway's page; returns our id of the attempt too. */
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

/** Comes back as the browser does: by the cross-site POST with the gateway's fields, or by the gateway's link. */
export const returnFromGateway = async (
  returnUrl: string | null,
  fields: Record<string, string>,
): Promise<Response> => {
  if (!returnUrl) throw new Error('the gateway sends nobody back');
  if (Object.keys(fields).length === 0) return fetch(returnUrl, { redirect: 'manual' });
  return fetch(returnUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
};

/** Repeats a look until it finds something, and throws after `ms` milliseconds. */
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
