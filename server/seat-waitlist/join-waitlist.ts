import { randomUUID } from 'node:crypto';
import { accountOf, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { JoinWaitlistInput } from '@poth/domain/seat-waitlist/input.ts';
import { offersUntil, waitlistLimits } from '@poth/domain/seat-waitlist/waitlist.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { readSale } from '../booking/store.ts';
import { call, type Context } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction, TryAgain } from '../db/transaction.ts';
import { takePhoneCode } from '../identity/one-time-code.ts';
import { readPhone } from '../identity/read-phone.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { refuseBeforeOpening } from '../sale-window/refuse-before-opening.ts';
import { readOffer } from '../search/view-offer.ts';
import { placeToken } from './place-link.ts';
import { countPlace } from './day-store.ts';
import { addEntry, findEntry } from './store.ts';
import { subjectOfDevice, subjectOfNumber } from './subjects.ts';

/** Proves the number that waits: by its code, or as the account's. Problems: invalid-input (phone), code-wrong, code-expired. */
const proveNumber = async ({ deps, actor }: Context, proof: JoinWaitlistInput['proof']): Promise<string> => {
  if (!proof) {
    const phone = accountOf(actor)?.phone;
    if (!phone) throw new Problem('invalid-input', { faults: { phone: 'phone-missing' } });
    return phone;
  }
  const phone = readPhone(proof.phone);
  await takePhoneCode(deps, { ...trySubjectsOf(actor), purpose: 'waitlist', phone }, proof);
  return phone;
};

/** Refuses a list that is not needed or closed. Returns until when seats are offered. */
const refuseUnlessSoldOut = async ({ deps }: Context, input: JoinWaitlistInput): Promise<Date> => {
  const { db, settings } = deps;
  if (input.seatCount > settings().seatsPerBooking)
    throw new Problem('too-many-seats', { limit: settings().seatsPerBooking });
  const [sale, now, offer] = [await readSale(db, input), await databaseNow(db), await readOffer(deps, input)];
  if (!sale?.onSale || !offer) throw new Problem('trip-not-on-sale');
  refuseBeforeOpening(sale.opensAt, now);
  const until = offersUntil(sale.departsAt, settings());
  if (until <= now) throw new Problem('waitlist-closed');
  if (offer.seatsLeft >= input.seatCount) throw new Problem('seats-free');
  return until;
};

/**
 * Puts a proven number on the waiting list of a journey with too few seats left. Places are limited per date, for a
 * number and for a browser; a number has one on each trip, and none on a date after too many lapsed offers. A number
 * already on the list gets its existing place. Returns the token of the place.
 */
export const joinWaitlist = call(
  {
    gate: 'everybody',
    input: JoinWaitlistInput,
    problems: [
      'invalid-input', // phone: neither a code nor the number of an account
      'code-wrong',
      'code-expired',
      'too-many-seats',
      'trip-not-on-sale',
      'sale-not-open',
      'waitlist-closed', // the coach leaves too soon
      'seats-free',
      'waitlist-limit',
      'too-many-tries',
    ],
  },
  async function joinWaitlist(context, input): Promise<{ token: string }> {
    const { deps, actor } = context;
    const { proof, ...wish } = input;
    const until = await refuseUnlessSoldOut(context, input);
    await chargeTry(deps.db, 'waitlist', trySubjectsOf(actor));
    const phone = await proveNumber(context, proof);
    const device = subjectOfDevice(deps.linkSigner, actor.buyerId);
    const entryId = await transaction(deps.db, async (tx) => {
      const found = await findEntry(tx, wish.tripId, phone);
      if (found) return found;
      const subjects = [
        { subject: subjectOfNumber(deps.linkSigner, phone), most: waitlistLimits.placesPerNumber },
        { subject: device, most: waitlistLimits.placesPerDevice },
      ];
      const date = serviceDateOf(wish.tripId);
      if (!(await countPlace(tx, date, subjects, waitlistLimits.lapsedOffers)))
        throw new Problem('waitlist-limit');
      const entry = { ...wish, entryId: randomUUID(), phone, device, offersUntil: until };
      if (!(await addEntry(tx, entry))) throw new TryAgain();
      return entry.entryId;
    });
    deps.seatWatch.changed(wish.tripId);
    return { token: placeToken(deps.linkSigner, entryId) };
  },
);
