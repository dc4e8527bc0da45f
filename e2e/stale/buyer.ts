import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { isProblem } from '@poth/domain/problem.ts';
import { type Dice, oneOf } from '../../server/db/seed/dice.ts';
import { ageHold } from '../../server/testing/age-hold.ts';
import { newPhone } from '../../server/testing/buyer.ts';
import { now, type Tenure, timed, Unanswered } from './book.ts';
import { type Browser, openBrowser, Refused } from './browser.ts';
import { legNosOf, type Way } from './judge.ts';
import { anyWay, lookAround, lookAtMap } from './look.ts';
import { anyPortal, busyTrips, type Run } from './run.ts';

const Held = z.object({ bookingId: z.string(), heldUntil: z.iso.datetime() });
const Anything = z.looseObject({});
const Page = z.object({ tranId: z.string(), gatewayPageUrl: z.url() });
const Carried = z.object({ returnUrl: z.string(), fields: z.record(z.string(), z.string()) });
const PaymentView = z.object({ bookingState: z.string() });
const Quote = z.object({ refundPaisa: z.int() });

/** Largest difference between the clock of the database and ours. */
const clockMs = 20;
const pauseMs = 400;
const patienceMs = 60_000;

/** Hold or purchase of a buyer; seats: each with its tenure in the history. */
type Purchase = { way: Way; bookingId: string; seats: Map<string, Tenure> };
type Buyer = { run: Run; dice: Dice; browser: Browser };

const tenuresOf = ({ seats }: Purchase): Tenure[] => [...seats.values()];
const lapseAt = (at: Date) => {
  const end = at.getTime() - Date.now() + now();
  return { notBefore: end - clockMs, surely: end + clockMs };
};

/** Looks right after the buyer's own act, mostly through another process than the one that answered it. */
const lookAfter = async ({ run, dice, browser }: Buyer, { way }: Purchase): Promise<void> => {
  if (dice() < 0.8) await lookAtMap(run, browser, anyPortal(run, dice), way);
  if (dice() < 0.3) await lookAround(run, browser, dice);
};

/** Makes a change by a process that may have the trip in memory, with another browser's looks right before and after. */
const timedBeside = async <Answer>(
  { run, dice }: Buyer,
  way: Way,
  act: (portal: string) => Promise<Answer>,
): ReturnType<typeof timed<Answer>> => {
  const portal = anyPortal(run, dice);
  const isWatched = dice() < 0.5;
  if (isWatched) await lookAtMap(run, openBrowser(), portal, way);
  const done = await timed(portal, act);
  if (isWatched) await lookAtMap(run, openBrowser(), portal, way);
  return done;
};

/** Holds a seat, or another one of the same journey. */
export const hold = async (buyer: Buyer, way: Way, seatNo: string, before?: Purchase) => {
  const { run, browser } = buyer;
  const body = { ...way, seatNos: [seatNo], language: 'en', key: randomUUID() };
  const { answer, at } = await timedBeside(buyer, way, (portal) =>
    browser.post(`${portal}/api/holds`, body, Held),
  );
  const claim = { tripId: way.tripId, seatNos: [seatNo], legNos: legNosOf(way) };
  // Begins no new tenure if the seat is the buyer's already.
  const begun = before?.seats.has(seatNo) ? [] : run.book.begin(claim, 'held', at);
  if (!answer) {
    // It may have been held, until an unknown moment.
    run.book.end(begun, at);
    throw new Unanswered('a hold');
  }
  const purchase = before ?? { way, bookingId: answer.bookingId, seats: new Map<string, Tenure>() };
  for (const tenure of begun) purchase.seats.set(seatNo, tenure);
  run.book.lapse(tenuresOf(purchase), lapseAt(new Date(answer.heldUntil)));
  return purchase;
};

export const release = async (buyer: Buyer, purchase: Purchase): Promise<void> => {
  const { run, dice, browser } = buyer;
  const [seatNo = '', tenure] = oneOf(dice, [...purchase.seats]);
  const { bookingId, way } = purchase;
  const body = { tripId: way.tripId, bookingId, seatNos: [seatNo] };
  const { at } = await timedBeside(buyer, way, (portal) =>
    browser.post(`${portal}/api/holds/release`, body, Anything),
  );
  if (tenure) run.book.end([tenure], at);
  purchase.seats.delete(seatNo);
};

/** Ages a hold until it is about to end, and looks beyond its end. */
const letLapse = async (buyer: Buyer, purchase: Purchase): Promise<void> => {
  const { run, dice } = buyer;
  const { bookingId, way } = purchase;
  const ref = { tripId: way.tripId, bookingId };
  const read = async () => {
    const { rows } = await run.pool.query<{ until: Date }>(
      'select max(expires_at) as until from trip_seat where trip_id = $1 and booking_id = $2',
      [way.tripId, bookingId],
    );
    return rows[0]?.until;
  };
  const until = await read();
  if (!until) return;
  const { at } = await timed('neither', () =>
    ageHold(run.db, ref, until.getTime() - Date.now() - 1_500 - 1_500 * dice()).catch((thrown: unknown) => {
      throw isProblem(thrown) ? new Refused('a hold that was not aged') : thrown;
    }),
  );
  const end = await read();
  if (!end) return;
  const lapse = lapseAt(end);
  // On a slow database it may have ended before the ageing was written.
  run.book.lapse(tenuresOf(purchase), {
    notBefore: Math.max(lapse.notBefore, at.notBefore),
    surely: Math.max(lapse.surely, at.surely),
  });
  for (let last = false; !last; ) {
    last = Date.now() > end.getTime();
    await lookAtMap(run, buyer.browser, anyPortal(run, dice), way);
    await pause((pauseMs / 4) * dice());
  }
};

/**
 * Enters details, pays on the gateway's page and comes back, each through either process. Returns whether there is a ticket.
 */
const pay = async ({ run, dice, browser }: Buyer, purchase: Purchase): Promise<boolean> => {
  const { bookingId, way } = purchase;
  const ref = { tripId: way.tripId, bookingId };
  const [phone, any] = [newPhone(), () => anyPortal(run, dice)];
  const details = {
    ...ref,
    name: 'Tasnim Rahman',
    phone,
    email: '',
    passengers: [],
    termsAccepted: true,
    language: 'en',
  };
  await browser.post(`${any()}/api/bookings/details`, details, Anything);
  // From here on the hold is longer, and it ends with its payment.
  run.book.lapse(tenuresOf(purchase));
  const payment = { ...ref, method: 'bkash', key: randomUUID() };
  const { tranId, gatewayPageUrl } = await browser.post(`${any()}/api/payments`, payment, Page);
  const sessionkey = gatewayPageUrl.split('/').at(-1);
  const outcome = dice() < 0.75 ? 'success' : 'fail';
  // The gateway's notice may come first, to the process that began the payment.
  const { answer, at } = await timed('either', async () => {
    const choice = { sessionkey, method: 'bkash', outcome };
    const back = await openBrowser().post(`${run.sandboxUrl}/__sandbox/pay`, choice, Carried);
    await browser.carryBack(`${any()}${new URL(back.returnUrl).pathname}`, back.fields);
    if (outcome === 'fail') return false;
    for (const endsAt = now() + patienceMs; now() < endsAt; await pause(50)) {
      const { text } = await browser.get(`${any()}/api/payments/${tranId}`);
      const { bookingState } = PaymentView.parse(JSON.parse(text));
      if (bookingState === 'confirmed') return true;
      if (bookingState !== 'held') throw new Unanswered(`a booking that became ${bookingState}`);
    }
    throw new Unanswered('a payment');
  });
  if (answer === false) return false;
  run.book.become(tenuresOf(purchase), 'sold', at);
  if (answer) return true;
  run.book.end(tenuresOf(purchase), at);
  throw new Unanswered('a purchase');
};

const cancel = async (buyer: Buyer, purchase: Purchase): Promise<void> => {
  const { run, dice, browser } = buyer;
  const { bookingId, way, seats } = purchase;
  const seatNos = dice() < 0.5 ? [...seats.keys()].slice(0, 1) : [...seats.keys()];
  const asked = { tripId: way.tripId, bookingId, seatNos };
  const { refundPaisa } = await browser.post(`${anyPortal(run, dice)}/api/refunds/quote`, asked, Quote);
  const body = { ...asked, shownRefundPaisa: refundPaisa, termsAccepted: true, key: randomUUID() };
  const { at } = await timedBeside(buyer, way, (portal) =>
    browser.post(`${portal}/api/refunds`, body, Anything),
  );
  for (const seatNo of seatNos) run.book.end([seats.get(seatNo)!], at);
  for (const seatNo of seatNos) seats.delete(seatNo);
};

/** Chooses a seat that the buyer sees as free, now and then one that is not. */
const chooseSeat = async ({ run, dice, browser }: Buyer, way: Way): Promise<string> => {
  const seats = Object.entries(await lookAtMap(run, browser, anyPortal(run, dice), way));
  const free = seats.filter(([, view]) => view === 'available');
  const [seatNo] = oneOf(dice, free.length > 0 && dice() < 0.9 ? free : seats);
  return seatNo;
};

/** Acts as one buyer from the first look to the end of a purchase, at random. */
export const actAsBuyer = async (run: Run, dice: Dice): Promise<void> => {
  const buyer = { run, dice, browser: openBrowser() };
  const way = anyWay(dice, oneOf(dice, busyTrips(run)));
  const purchase = await hold(buyer, way, await chooseSeat(buyer, way));
  await lookAfter(buyer, purchase);
  for (;;) {
    await pause(pauseMs * dice());
    const chance = dice();
    if (chance < 0.15) await lookAround(run, buyer.browser, dice);
    else if (chance < 0.35 && purchase.seats.size < 3)
      await hold(buyer, way, await chooseSeat(buyer, way), purchase);
    else if (chance < 0.6) await release(buyer, purchase);
    else if (chance < 0.75) return letLapse(buyer, purchase);
    else if (await pay(buyer, purchase)) break;
    await lookAfter(buyer, purchase);
    if (purchase.seats.size === 0) return;
  }
  await lookAfter(buyer, purchase);
  await pause(2 * pauseMs * dice());
  if (dice() < 0.85) await cancel(buyer, purchase);
  await lookAfter(buyer, purchase);
};
