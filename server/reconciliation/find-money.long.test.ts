import { randomUUID } from 'node:crypto';
import { languages } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { MoneyPlace } from '@poth/domain/reconciliation/money-trail.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { holdWithDetails, newBuyer, newPhone } from '../testing/buyer.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { workOff } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  await world.gateway.behave({ refundSettleMs: 0 });
}, 90_000);
afterAll(() => world.stop());

const find = (number: string, phone: string, actor = newBuyer()) =>
  world.portal.reconciliation.findMoney(actor, { number, phone });
const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'found',
    ({ code }: { code: string }) => code,
  );
const pnrOf = async (stage: Stage): Promise<string> => (await stage.view()).pnr ?? '';
const placesOf = async (stage: Stage): Promise<MoneyPlace[]> =>
  (await find(stage.tranId, stage.phone)).flatMap(({ payments }) => payments.map(({ place }) => place));
const bankNumberOf = async ({ paymentId }: Stage): Promise<string> => {
  const { bankTranId } = await world.db
    .selectFrom('payment')
    .select('bankTranId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return bankTranId ?? '';
};

test('the number of a bank, of ours and the PNR each tell where the money is; only the PNR tells the PNR', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const pnr = await pnrOf(stage);
  const numbers = [
    pnr,
    stage.tranId,
    stage.tranId.toLowerCase(),
    ` ${await bankNumberOf(stage)} `,
    pnr.toLowerCase(),
  ];
  const told = await Promise.all(numbers.map((number) => find(number, stage.phone)));
  expect(told.map(([trail]) => trail?.pnr)).toEqual([pnr, null, null, null, pnr]);
  for (const [trail, ...others] of told) {
    expect(others).toEqual([]);
    expect(trail).toMatchObject({ seatNos: ['B3', 'B4'], bookingState: 'confirmed' });
    expect(trail?.payments).toMatchObject([{ place: 'ticket', tranId: stage.tranId, refunds: [] }]);
    for (const personal of ['Tasnim', stage.phone.slice(1), '@'])
      expect(JSON.stringify(trail)).not.toContain(personal);
  }
});

test('money on its way back is told with its sum, its stage, its day and its number', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const { refundId } = await stage.cancel(['B3']);
  const [[trail]] = [await find(await pnrOf(stage), stage.phone)];
  const [payment] = trail?.payments ?? [];
  expect(payment).toMatchObject({ place: 'ticket', refunds: [{ refundId, state: 'requested' }] });
  expect(payment?.refunds[0]).toMatchObject({
    refundTransId: expect.stringMatching(/^R[0-9A-F]{24}$/),
    promisedBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('each attempt is told where its money is', async () => {
  const waiting = await setStage(world);
  expect(await placesOf(waiting)).toEqual(['paying']);

  const silent = await setStage(world, { query: '500' });
  await silent.anHourPasses();
  await workOff(world, silent.tripId);
  expect(await placesOf(silent)).toEqual(['asking']);

  const failed = await setStage(world);
  await failed.chooseAndReturn('fail');
  await failed.tryAgain();
  expect(await placesOf(failed)).toEqual(['paying', 'not-taken']);

  const risky = await setStage(world, { risk: '1' });
  await risky.chooseAndReturn();
  expect(await placesOf(risky)).toEqual(['person']);

  const late = await setStage(world);
  await late.anHourPasses();
  await workOff(world, late.tripId);
  await holdWithDetails(world, { tripId: late.tripId, seatNos: ['B3'] });
  await late.chooseAndReturn();
  expect(await placesOf(late)).toEqual(['back']);
  await workOff(world, late.tripId);
  const [trail] = await find(late.tranId, late.phone);
  expect(trail?.payments).toMatchObject([{ place: 'back', refunds: [{ state: 'settled' }] }]);
});

test('an attempt whose page never opened is not called one that the gateway did not take', async () => {
  await world.gateway.behave({ init: '500' });
  const buyer = await holdWithDetails(world, {
    tripId: (await sampleTrip(world.db)).tripId,
    seatNos: ['C1'],
  });
  const { tripId, bookingId, actor, phone } = buyer;
  const start = world.portal.payment.startPayment(actor, {
    tripId,
    bookingId,
    method: 'bkash',
    key: randomUUID(),
  });
  expect(await codeOf(start)).toBe('gateway-unavailable');
  await world.gateway.behave({ init: 'ok' });
  const { tranId } = await world.db
    .selectFrom('payment')
    .select('tranId')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  const [trail] = await find(tranId, phone);
  expect(trail?.payments).toMatchObject([{ place: 'not-opened' }]);
});

test('pressed again, the gateway is asked: what it took buys the seats; the tries of an attempt are few', async () => {
  const stage = await setStage(world, { ipn: 'none', noReturn: true });
  await stage.choose();
  const ask = () =>
    world.portal.reconciliation.askAboutMoney(newBuyer(), { number: stage.tranId, phone: stage.phone });
  expect((await ask())[0]?.payments).toMatchObject([{ place: 'ticket' }]);
  // Nothing is left to be asked about.
  expect((await ask())[0]?.payments).toMatchObject([{ place: 'ticket' }]);

  const other = await setStage(world);
  await fillTries(world, 'money-asked', 'attempt', other.tranId);
  const pressed = world.portal.reconciliation.askAboutMoney(newBuyer(), {
    number: other.tranId,
    phone: other.phone,
  });
  expect(await codeOf(pressed)).toBe('too-many-tries');
  expect(await placesOf(other)).toEqual(['paying']);
});

test('an attempt that has used up its tries keeps no other of the booking from being asked', async () => {
  const stage = await setStage(world);
  await stage.chooseAndReturn('fail');
  const again = await stage.tryAgain();
  await world.gateway.behave({ ipn: 'none', noReturn: true }, again);
  await stage.choose('success', again);
  await fillTries(world, 'money-asked', 'attempt', stage.tranId);
  const asked = { number: stage.tranId, phone: stage.phone };
  const [trail] = await world.portal.reconciliation.askAboutMoney(newBuyer(), asked);
  expect(trail?.payments.map(({ place }) => place)).toEqual(['ticket', 'not-taken']);
});

test('who guesses at numbers of payments is told the same as of a wrong phone, then slowed down; the payer passes', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const guesser = newBuyer();
  const guessed = [
    await codeOf(find('8FG1H2J3K4', stage.phone, guesser)),
    await codeOf(find(await bankNumberOf(stage), newPhone(), guesser)),
    await codeOf(find('AAAAA AAAAA', stage.phone, guesser)),
  ];
  expect(new Set(guessed)).toEqual(new Set(['ticket-not-found']));
  await fillTries(world, 'look-up', 'device', guesser.buyerId);
  expect(await codeOf(find('8FG1H2J3K4', stage.phone, guesser))).toBe('too-many-tries');
  // A look-up of a ticket is counted with it, and a right number passes all the same.
  const lookedUp = world.portal.ticket.lookUpTicket(guesser, { pnr: 'AAAAAAAAAA', phone: stage.phone });
  expect(await codeOf(lookedUp)).toBe('too-many-tries');
  expect(await codeOf(find(stage.tranId, stage.phone, guesser))).toBe('found');
});

test('a booking that was emptied tells nothing any more', async () => {
  const stage = await setStage(world);
  await stage.buy();
  await world.db
    .updateTable('booking')
    .set({ contactName: null, contactPhone: null, contactEmail: null })
    .where('bookingId', '=', stage.bookingId)
    .execute();
  expect(await codeOf(find(stage.tranId, stage.phone))).toBe('ticket-not-found');
});

const post = async (path: string, form: Record<string, string>) => {
  const answer = await fetch(world.publicUrl + path, {
    method: 'POST',
    headers: { origin: world.publicUrl, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(form),
  });
  const [, page = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await answer.text()) ?? [];
  // Drops the fields, which carry on what the reader has typed.
  const text = page.replaceAll(/<input[^>]*>/g, '').replaceAll(/<[^>]*>/g, '\n');
  return { status: answer.status, text };
};

test('the page tells amount, journey and place in both languages, and nothing of the people', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const form = { intent: 'find-money', number: stage.tranId, phone: stage.phone };
  const [trail] = await find(stage.tranId, stage.phone);
  const said = { en: 'Taken, ticket sold', bn: 'কাটা হয়েছে, টিকিট হয়েছে' };
  for (const language of languages) {
    const { status, text } = await post(language === 'bn' ? '/bn/money' : '/money', form);
    expect(status).toBe(200);
    const amount = formatMoney(trail?.payments[0]?.amountPaisa ?? 0, language);
    for (const words of [said[language], amount, trail?.from[language] ?? '', 'B3', stage.tranId])
      expect(text).toContain(words);
    for (const personal of [
      'Tasnim',
      'Rahman',
      stage.phone,
      formatPhone(stage.phone, language),
      await pnrOf(stage),
    ])
      expect(text).not.toContain(personal);
  }
});

test('the page says beside its field what is wrong, and what to try where nothing is found', async () => {
  const phone = newPhone();
  expect(await post('/money', { intent: 'find-money', number: '', phone })).toMatchObject({
    status: 422,
    text: expect.stringContaining('Type your PNR or the transaction number.'),
  });
  expect(await post('/money', { intent: 'find-money', number: '8FG1H2J3K4', phone: '017' })).toMatchObject({
    status: 422,
    text: expect.stringContaining('digits short'),
  });
  expect(await post('/money', { intent: 'find-money', number: '8FG1H2J3K4', phone })).toMatchObject({
    status: 404,
    text: expect.stringContaining('Nothing matches these two.'),
  });
});
