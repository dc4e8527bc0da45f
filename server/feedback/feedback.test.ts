import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { newBuyer } from '../testing/buyer.ts';
import { makeOwner, signUpPerson } from '../testing/people.ts';
import { departIn } from '../testing/move-trip.ts';
import { type RunningTripStage, runTrip } from '../testing/running-trip.ts';
import { typedOvercharge } from '../testing/feedback.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

type Buyer = { actor: Visitor; bookingId: string; phone: string; pnr: string };
let world: World;
let trip: RunningTripStage;
let buyer: Buyer;
let neighbour: Buyer;
const stranger = newBuyer();

const sell = async (seatNos: string[]): Promise<Buyer> => {
  const { actor, bookingId, phone } = await trip.sell(seatNos);
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { actor, bookingId, phone, pnr: pnr ?? '' };
};

beforeAll(async () => {
  world = await createWorld({ chores: false });
  trip = await runTrip(world);
  buyer = await sell(['A1', 'A2']);
  neighbour = await sell(['B1']);
  // Sets the contact address of the company to its owner's, so that the mails go there.
  const { email } = trip.owner;
  await world.db
    .updateTable('operator')
    .set({ contactEmail: email })
    .where('operatorId', '=', trip.operatorId)
    .execute();
});
afterAll(() => world.stop());

const feedback = () => world.portal.feedback;
const sharing = () => world.portal.tripSharing;
const aDayMinutes = 1_440;
const noCoach = ({ pnr }: Buyer) => ({
  ...typedOvercharge(pnr),
  kind: 'did-not-come' as const,
  text: 'We waited until midnight.',
});
/** Lists the channels by which a passenger was told of answers. */
const toldTo = async ({ phone }: Buyer) =>
  (await world.gateway.messages(`88${phone}`)).flatMap(({ kind, text }) =>
    text.includes('answered your report') ? kind : [],
  );

test('only who holds the ticket shares its trip, without a word by which a passenger is found', async () => {
  const { actor, pnr, phone } = buyer;
  await expect(sharing().shareTrip(stranger, pnr)).rejects.toMatchObject({ code: 'not-found' });
  await sharing().shareTrip(actor, pnr);
  await sharing().shareTrip(actor, pnr);
  const { token } = await sharing().viewShare(actor, pnr);
  const shared = await sharing().viewSharedTrip(newBuyer(), token ?? '');
  expect(shared).toMatchObject({ firstName: 'Tasnim', travellers: 2, aboard: 0, cancelled: false });
  expect(shared.stops.map(({ place }) => place.en)).toEqual(['Dhaka', 'Bogura', 'Naogaon']);
  const said = JSON.stringify(shared);
  for (const secret of ['Rahman', 'example.com', 'A1', 'Paisa']) expect(said).not.toContain(secret);
  for (const secret of [pnr, phone.slice(1), buyer.bookingId]) expect(said + token).not.toContain(secret);
});

test('a link that was withdrawn, one that is over and one that nobody made answer alike', async () => {
  const { actor, pnr } = buyer;
  const { token } = await sharing().viewShare(actor, pnr);
  const answerTo = (link: string) =>
    sharing()
      .viewSharedTrip(newBuyer(), link)
      .catch((thrown: unknown) => JSON.stringify(thrown));
  await expect(sharing().withdrawShare(stranger, pnr)).rejects.toMatchObject({ code: 'not-found' });
  await sharing().withdrawShare(actor, pnr);
  const withdrawn = await answerTo(token ?? '');
  expect(withdrawn).toContain('not-found');
  await sharing().shareTrip(actor, pnr);
  const again = (await sharing().viewShare(actor, pnr)).token ?? '';
  expect(again).not.toBe(token);
  // The coach arrived more than a day ago, so the link has expired.
  await departIn(world, trip.tripId, -2 * aDayMinutes);
  expect(await answerTo(again)).toEqual(withdrawn);
  expect(await answerTo('AAAA.BBBB')).toEqual(withdrawn);
  await expect(sharing().shareTrip(actor, pnr)).rejects.toMatchObject({ code: 'trip-over' });
  await departIn(world, trip.tripId, 7 * aDayMinutes);
});

test('that the coach did not come is said by its passenger, from its departure on, once', async () => {
  const { actor, pnr } = buyer;
  await expect(feedback().reportTrip(actor, noCoach(buyer))).rejects.toMatchObject({ code: 'report-early' });
  await departIn(world, trip.tripId, -aDayMinutes);
  await expect(feedback().reportTrip(stranger, noCoach(buyer))).rejects.toMatchObject({ code: 'not-found' });
  await expect(feedback().reportTrip(actor, { ...noCoach(buyer), text: '' })).rejects.toMatchObject({
    fields: { faults: { text: 'text-missing' } },
  });
  const typed = noCoach(buyer);
  const first = await feedback().reportTrip(actor, typed);
  expect(await feedback().reportTrip(actor, typed)).toEqual(first);
  await expect(feedback().reportTrip(actor, noCoach(buyer))).rejects.toMatchObject({
    code: 'already-reported',
  });
  await feedback().reportTrip(neighbour.actor, noCoach(neighbour));
  await feedback().reportTrip(actor, typedOvercharge(pnr));
  const { may } = await feedback().viewReports(actor, pnr);
  expect(may).toEqual({ 'did-not-come': 'reported', overcharged: 'reported' });
  await workOff(world, trip.tripId);
  const mails = await world.gateway.messages(trip.owner.email);
  expect(mails.filter(({ text }) => text.includes('We waited until midnight.'))).toHaveLength(2);
});

test('its operator sees the reports of a coach together and answers them at once; another sees and answers nothing', async () => {
  const other = await makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }));
  expect((await feedback().listReports(other.actor)).groups).toEqual([]);
  const { groups, counts } = await feedback().listReports(trip.actor);
  expect(counts.open).toBe(3);
  const together = groups.find(({ reports }) => reports.length === 2);
  expect(groups.map(({ reports }) => reports.length).toSorted()).toEqual([1, 2]);
  expect(together?.trip).toMatchObject({ tripId: trip.tripId, sold: 3, boarded: 0, leftAt: null });
  const reportIds = together?.reports.map(({ reportId }) => reportId) ?? [];
  const input = { tripId: trip.tripId, reportIds, said: 'The engine failed. We give it back.' };
  await expect(feedback().answerReports(other.actor, { ...input, key: randomUUID() })).rejects.toMatchObject({
    code: 'not-found',
  });
  const key = randomUUID();
  await feedback().answerReports(trip.actor, { ...input, key });
  await feedback().answerReports(trip.actor, { ...input, key });
  await expect(feedback().answerReports(trip.actor, { ...input, key: randomUUID() })).rejects.toMatchObject({
    code: 'report-moved',
  });
  await workOff(world, trip.tripId);
  for (const one of [buyer, neighbour]) expect((await toldTo(one)).toSorted()).toEqual(['mail', 'sms']);
});

test('an answer is disputed and answered again, and closed by who reported; the admin sees it all', async () => {
  const { actor, pnr } = buyer;
  const { reports } = await feedback().viewReports(actor, pnr);
  const reportId = reports.find(({ kind }) => kind === 'did-not-come')?.reportId ?? '';
  const judge = (event: 'close' | 'dispute', said = '', by: Buyer = buyer) =>
    feedback().judgeAnswer(by.actor, { pnr: by.pnr, reportId, event, said, key: randomUUID() });
  await expect(judge('dispute')).rejects.toMatchObject({ fields: { faults: { said: 'text-missing' } } });
  await expect(judge('close', '', neighbour)).rejects.toMatchObject({ code: 'not-found' });
  await judge('dispute', 'Nothing came back.');
  await expect(judge('close')).rejects.toMatchObject({ code: 'report-moved' });
  const said = 'It was sent today.';
  await feedback().answerReports(trip.actor, {
    tripId: trip.tripId,
    reportIds: [reportId],
    said,
    key: randomUUID(),
  });
  await judge('close');
  await workOff(world, trip.tripId);
  expect(await toldTo(buyer)).toHaveLength(4);
  const { reports: seen } = await feedback().viewVoice(actor, pnr);
  expect(seen.map(({ state }) => state).toSorted()).toEqual(['closed', 'open']);
  const all = await feedback()
    .overseeReports(stranger, { state: 'closed' })
    .catch(({ code }) => code);
  expect(all).toBe('sign-in-required');
  const { operators, rows } = await feedback().overseeReports({ kind: 'system' } as never);
  expect(operators).toMatchObject([
    { operatorId: trip.operatorId, waiting: 1, reported: 3, medianMinutes: 0 },
  ]);
  expect(
    rows.find(({ report }) => report.reportId === reportId)?.report.moves.map(({ event }) => event),
  ).toEqual(['report', 'answer', 'dispute', 'answer', 'close']);
  await expectBooksToAgree(world);
});
