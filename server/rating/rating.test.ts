import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { RateTripInput } from '@poth/domain/rating/input.ts';
import { transaction } from '../db/transaction.ts';
import { withClient } from '../db/testing.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { buildPortal } from '../portal.ts';
import { eraseBookings } from '../privacy/erase-bookings.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { newBuyer } from '../testing/buyer.ts';
import { aSale, anAgent } from '../testing/counter.ts';
import { departIn } from '../testing/move-trip.ts';
import { makeAdmin, makeOwner, type Person, signUpPerson } from '../testing/people.ts';
import { type RunningTripStage, runTrip } from '../testing/running-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { readBookingsToAsk } from './request-store.ts';
import { putRating } from './store.ts';

type Buyer = { actor: Visitor; bookingId: string; phone: string; pnr: string };
let world: World;
let trip: RunningTripStage;
/** Buyers: `rater` rates in these tests, `absent` was never let in, `others` and `leaver` were aboard too. */
let rater: Buyer;
let absent: Buyer;
let others: Buyer[];
let leaver: Buyer;
/** Buyer of a ticket that the company sold at its own counter and marked as aboard. */
let ownSale: Buyer;
let admin: Person;
let slug: string;

const sell = async (seatNos: string[]): Promise<Buyer> => {
  const { actor, bookingId, phone } = await trip.sell(seatNos);
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { actor, bookingId, phone, pnr: pnr ?? '' };
};

/** Sells a seat at the company's counter to one of its own people, under whose account the ticket is. */
const sellAtCounter = async (seatNo: string): Promise<Buyer> => {
  const agent = await anAgent(world, trip.operatorId);
  const sale = aSale(trip.tripId, { seatNos: [seatNo] });
  const { bookingId, pnr } = await world.portal.counter.sellAtCounter(agent.actor, sale);
  const { actor } = await signUpPerson(world);
  const { userId } = actor.account;
  await world.db.updateTable('booking').set({ userId }).where('bookingId', '=', bookingId).execute();
  return { actor, bookingId, phone: sale.phone, pnr };
};

const letIn = async (buyers: readonly Buyer[]): Promise<void> => {
  const { tripId } = trip;
  const bookingIds = buyers.map(({ bookingId }) => bookingId);
  const tickets = await world.db
    .selectFrom('ticket')
    .select(['ticketId', 'bookingId'])
    .where('tripId', '=', tripId)
    .where('bookingId', 'in', bookingIds)
    .execute();
  // Marks one ticket of each booking, which is enough.
  const first = [...new Map(tickets.map((ticket) => [ticket.bookingId, ticket])).values()];
  const marks = first.map(({ ticketId }) => ({
    kind: 'board' as const,
    scanId: randomUUID(),
    ticketId,
    way: 'code' as const,
    at: new Date().toISOString(),
  }));
  await world.portal.boarding.markBoarding(trip.actor, { tripId, deviceId: 'phone-1', marks });
};

beforeAll(async () => {
  world = await createWorld({ chores: false });
  trip = await runTrip(world, 0);
  await departIn(world, trip.tripId, 45);
  rater = await sell(['A1', 'A2']);
  absent = await sell(['B1']);
  others = [await sell(['C1']), await sell(['C2']), await sell(['C3']), await sell(['C4'])];
  leaver = await sell(['D1']);
  ownSale = await sellAtCounter('D2');
  await letIn([rater, ...others, leaver, ownSale]);
  admin = await makeAdmin(world, await signUpPerson(world));
  ({ slug } = await world.db
    .selectFrom('operator')
    .select('slug')
    .where('operatorId', '=', trip.operatorId)
    .executeTakeFirstOrThrow());
}, 60_000);
afterAll(() => world.stop());

const rating = () => world.portal.rating;
const typed = ({ pnr }: Buyer, more: Partial<RateTripInput> = {}): RateTripInput => ({
  pnr,
  punctuality: 4,
  coach: 5,
  staff: 3,
  words: 'The seats were clean.',
  key: randomUUID(),
  ...more,
});
const rate = (buyer: Buyer, more: Partial<RateTripInput> = {}) =>
  rating().rateTrip(buyer.actor, typed(buyer, more));
/** Reads the page of the company, bypassing caches. */
const companyPage = () => buildPortal({ ...world.deps }).rating.viewCompany(newBuyer(), slug);
/** Reads the standing of the company as on its coaches' cards, bypassing caches. */
const standing = async () =>
  (await buildPortal({ ...world.deps }).rating.listStandings(newBuyer())).get(slug);
const brokenInvariants = async () =>
  (await runAudit(world.auditor)).filter(({ rows }) => rows.length > 0).map(({ invariant }) => invariant);
const ref = ({ bookingId }: Buyer) => ({ tripId: trip.tripId, bookingId });
const refusal = (attempt: Promise<unknown>) => attempt.catch(({ code }) => code);

test('a trip is rated by who was aboard once it has arrived, and by nobody else', async () => {
  expect(await refusal(rate(rater))).toBe('rating-closed');
  await departIn(world, trip.tripId, -600);
  expect(await refusal(rate(absent))).toBe('not-boarded');
  expect(await refusal(rating().rateTrip(newBuyer(), typed(rater)))).toBe('not-found');
  expect((await rating().viewRating(rater.actor, rater.pnr)).may).toBe('open');
  expect((await rating().viewRating(absent.actor, absent.pnr)).may).toBe('unboarded');
});

test('a company does not rate itself: what it sold at its counter and marked as aboard has no rating', async () => {
  const { bookingId, pnr, actor } = ownSale;
  expect((await rating().viewRating(actor, pnr)).may).toBe('counter');
  expect(await refusal(rate(ownSale))).toBe('not-boarded');
  const put = (portalDb: World['db']) =>
    transaction(portalDb, (tx) => putRating(tx, ref(ownSale), { punctuality: 5, coach: 5, staff: 5 }, null));
  expect(await put(world.db)).toBe(false);
  const asked = await transaction(world.db, (tx) => readBookingsToAsk(tx, trip.tripId));
  expect(asked).not.toContain(bookingId);
  // The control: without the guard the company has rated itself.
  const guard = { statement: 'insert into rating', guard: "b.channel = 'web'" };
  expect(await withoutGuard(world, guard, (_, { db }) => put(db))).toBe(true);
  await withClient(world.databaseUrl, (client) => client.query('delete from rating'));
});

test('the statement that writes refuses an unboarded ticket by itself, whoever calls it', async () => {
  const stars = { punctuality: 5, coach: 5, staff: 5 };
  const put = (buyer: Buyer) => transaction(world.db, (tx) => putRating(tx, ref(buyer), stars, null));
  expect(await put(absent)).toBe(false);
  expect(await world.db.selectFrom('rating').selectAll().execute()).toEqual([]);
  // Control: without the guard this call writes a rating, and the audit finds it.
  await withoutGuard(world, { statement: 'insert into rating', guard: "k.state = 'boarded'" }, (_, { db }) =>
    transaction(db, (tx) => putRating(tx, ref(absent), stars, null)),
  );
  expect(await brokenInvariants()).toContain('I-rating');
  await withClient(world.databaseUrl, (client) => client.query('delete from rating'));
  expect(await brokenInvariants()).not.toContain('I-rating');
});

test('who was aboard and left an address is asked once, by mail, with the way to the ticket', async () => {
  await workOff(world, trip.tripId);
  await workOff(world, trip.tripId);
  const askedOf = async ({ phone }: Buyer) =>
    (await world.gateway.messages(`${phone}@example.com`)).filter(({ text }) => text.includes('We ask once'));
  const asked = await askedOf(rater);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.text).toContain(`/ticket/${rater.pnr}?key=`);
  expect(await askedOf(absent)).toEqual([]);
  const told = await world.gateway.messages(`88${rater.phone}`);
  expect(told.filter(({ kind, text }) => kind === 'sms' && /rate/i.test(text))).toEqual([]);
});

test('missing stars and words that tell a number or an address are refused at their field', async () => {
  const faultsOf = (more: Partial<RateTripInput>) =>
    rate(rater, more).catch(({ fields }) => fields.faults as unknown);
  expect(await faultsOf({ staff: null })).toEqual({ staff: 'stars-missing' });
  expect(await faultsOf({ words: 'Call 01711-234567' })).toEqual({ words: 'words-contact' });
  expect(await faultsOf({ words: 'Write karim@example.com' })).toEqual({ words: 'words-contact' });
  expect(await faultsOf({ words: 'x'.repeat(501) })).toEqual({ words: 'words-long' });
});

test('two ratings of one booking at once are one, and so is a form sent twice', async () => {
  const form = typed(rater);
  const answers = await Promise.all([
    refusal(rating().rateTrip(rater.actor, form)),
    refusal(rating().rateTrip(rater.actor, { ...form, key: randomUUID() })),
  ]);
  expect(answers.filter((answer) => answer === 'already-rated')).toHaveLength(1);
  expect(answers).toContainEqual({ rated: true });
  const again = await refusal(rating().rateTrip(rater.actor, form));
  expect([JSON.stringify({ rated: true }), '"already-rated"']).toContain(JSON.stringify(again));
  const rows = await world.db
    .selectFrom('rating')
    .selectAll()
    .where('bookingId', '=', rater.bookingId)
    .execute();
  expect(rows).toMatchObject([{ punctuality: 4, coach: 5, staff: 3, words: 'The seats were clean.' }]);
});

test('a mean is shown from five ratings on, and of its writer one letter', async () => {
  for (const buyer of others.slice(0, 3))
    await rate(buyer, { punctuality: 2, coach: 2, staff: 2, words: '' });
  expect((await companyPage()).sums.ratings).toBe(4);
  await rate(others[3] as Buyer, { punctuality: 2, coach: 2, staff: 2, words: '' });
  const { sums, newest, counters, routes, coaches } = await companyPage();
  expect(sums).toEqual({ ratings: 5, punctuality: 12, coach: 13, staff: 11 });
  expect((await standing())?.rating).toEqual({ overall: 2.4, ratings: 5 });
  expect(newest).toMatchObject([{ initial: 'T.', words: 'The seats were clean.', answer: null }]);
  const said = JSON.stringify(newest);
  for (const secret of ['Tasnim', rater.phone.slice(1), rater.pnr, rater.bookingId])
    expect(said).not.toContain(secret);
  expect(counters.map(({ place }) => place.en)).toContain('Dhaka');
  expect(routes[0]?.places.map(({ en }) => en)).toEqual(['Dhaka', 'Bogura', 'Naogaon']);
  expect(coaches).toEqual([{ coachType: 'ac', coachClass: 'economy', count: 1 }]);
  expect(await refusal(rating().viewCompany(newBuyer(), 'no-such-company'))).toBe('not-found');
});

test('the company answers once, its agents too; another company and its conductors do not', async () => {
  const other = await makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }));
  const answer = (actor: Visitor, said = 'Thank you.') =>
    refusal(rating().answerRating(actor, { ...ref(rater), said }));
  expect(await answer(other.actor)).toBe('not-found');
  expect(await answer(await trip.hire('conductor'))).toBe('not-allowed');
  const agent = await trip.hire('counter-agent');
  expect(await answer(agent, 'Call 01711234567')).toBe('invalid-input');
  expect(await answer(agent)).toBeUndefined();
  expect(await answer(trip.actor)).toBe('already-decided');
  expect((await companyPage()).newest).toMatchObject([{ answer: { said: 'Thank you.' } }]);
  expect((await rating().listRatings(other.actor)).rows).toEqual([]);
  expect((await rating().listRatings(trip.actor)).rows).toHaveLength(5);
});

test('an admin hides words with a reason that writer and company read; the stars go on counting', async () => {
  const moderate = (event: 'hide' | 'show', reason = '') =>
    refusal(rating().moderateRating(admin.actor, { ...ref(rater), event, reason }));
  expect(await moderate('hide')).toBe('invalid-input');
  expect(await moderate('hide', 'It insults a person.')).toBeUndefined();
  expect(await moderate('hide', 'Once more.')).toBe('already-decided');
  const { sums, newest } = await companyPage();
  expect([newest, sums.ratings, sums.coach]).toEqual([[], 5, 13]);
  const hidden = { hidden: { reason: 'It insults a person.' } };
  expect((await rating().viewRating(rater.actor, rater.pnr)).rating).toMatchObject(hidden);
  expect((await rating().listRatings(trip.actor, { only: 'hidden' })).rows).toMatchObject([hidden]);
  expect((await rating().overseeRatings(admin.actor, { only: 'hidden' })).rows).toMatchObject([hidden]);
  const { rows: acts } = await sql<{ act: string }>`
    select act from audit_log where stream = ${`operator:${trip.operatorId}`} and act like 'rating-%' order by entry_no`.execute(
    world.db,
  );
  expect(acts.map(({ act }) => act)).toEqual(['rating-answered', 'rating-hidden']);
  expect(await moderate('show')).toBeUndefined();
  expect((await companyPage()).newest).toHaveLength(1);
});

test('no hand of the portal changes a star', async () => {
  const change = world.db.updateTable('rating').set({ staff: 5 }).where('bookingId', '=', rater.bookingId);
  await expect(change.execute()).rejects.toThrow('permission denied');
  await expectBooksToAgree(world);
});

test('its writer takes a rating back for good: it counts no more, and no other takes its place', async () => {
  expect(await refusal(rating().withdrawRating(absent.actor, { pnr: rater.pnr }))).toBe('not-found');
  await rating().withdrawRating(rater.actor, { pnr: rater.pnr });
  expect(await refusal(rating().withdrawRating(rater.actor, { pnr: rater.pnr }))).toBe('not-found');
  const { sums, newest } = await companyPage();
  expect([sums.ratings, newest]).toEqual([4, []]);
  expect((await standing())?.rating).toBeNull();
  expect(await refusal(rate(rater))).toBe('already-rated');
  expect((await rating().viewRating(rater.actor, rater.pnr)).may).toBe('withdrawn');
  await expectBooksToAgree(world);
});

test('who is erased leaves the stars and no word', async () => {
  await rate(leaver, { words: 'My brother Karim sat beside me.' });
  expect((await companyPage()).newest).toMatchObject([{ initial: 'T.', words: expect.any(String) }]);
  await transaction(world.db, (tx) => eraseBookings(tx, { userId: null, phone: `+88${leaver.phone}` }));
  const { sums, newest } = await companyPage();
  expect([sums.ratings, newest]).toEqual([5, []]);
  const [kept] = (await rating().listRatings(trip.actor)).rows;
  expect(kept).toMatchObject({ initial: '', words: '', stars: { punctuality: 4, coach: 5, staff: 3 } });
  await expectBooksToAgree(world);
});
