import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { mailboxHashOf } from '../identity/mail-limit.ts';
import { holdWithDetails, returnFromGateway, newBuyer, newPhone, startPaying } from '../testing/buyer.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { readMail } from '../testing/mailbox.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const buy = async () => {
  const { tripId } = await sampleTrip(world.db);
  const phone = newPhone();
  const buyer = await startPaying(world, { tripId, seatNos: ['B3'], phone });
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await returnFromGateway(returnUrl, fields);
  const { pnr } = await world.portal.payment.viewPayment(buyer.actor, buyer.tranId);
  return { ...buyer, pnr: pnr ?? '' };
};
const someoneAt = (address: string) => ({ ...newBuyer(), address });
const lookUp = (actor: ReturnType<typeof newBuyer>, pnr: string, phone: string) =>
  world.portal.ticket.lookUpTicket(actor, { pnr, phone }).then(
    ({ masked }) => (masked ? 'masked' : 'open'),
    ({ code }: { code: string }) => code,
  );
const times = <T>(count: number, act: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, act));
const wrongPnr = parsePnr('AAAAA AAAAA') ?? '';

test('wrong look-ups of strangers leave the right PNR of a number open', async () => {
  const { pnr, phone } = await buy();
  const wrong = await times(12, () => lookUp(someoneAt('198.51.100.1'), wrongPnr, phone));
  expect(wrong[0]).toBe('ticket-not-found');
  expect(await lookUp(someoneAt('198.51.100.2'), pnr, phone)).toBe('masked');
});

test('ten failures on one device: wrong ones are refused, the right PNR passes, both as slowly', async () => {
  const { pnr, phone } = await buy();
  const device = someoneAt('198.51.100.3');
  expect(new Set(await times(10, () => lookUp(device, wrongPnr, phone)))).toEqual(
    new Set(['ticket-not-found']),
  );
  const started = performance.now();
  const timed = async (typed: string) => [
    await lookUp(device, typed, phone),
    performance.now() - started >= 1_990,
  ];
  expect(await Promise.all([timed(wrongPnr), timed(pnr)])).toEqual([
    ['too-many-tries', true],
    ['masked', true],
  ]);
});

test.each(['address', 'everybody'] as const)(
  'failures of %s are used up: the right PNR passes',
  async (by) => {
    const { pnr, phone } = await buy();
    const owner = someoneAt('198.51.100.4');
    await fillTries(world, 'look-up', by, by === 'address' ? owner.address : 'everybody');
    expect(await lookUp(owner, pnr, phone)).toBe('masked');
    expect(await lookUp(someoneAt(owner.address), wrongPnr, phone)).toBe('too-many-tries');
    await world.db.deleteFrom('tryCount').execute();
  },
);

test('guesses of one address beyond its failures wait in a lane of twenty', async () => {
  const [address, phone] = ['198.51.100.5', newPhone()];
  await fillTries(world, 'look-up', 'address', address);
  let looked = 0;
  const before = performance.now();
  const answers = await times(60, async () => {
    const answer = await lookUp(someoneAt(address), wrongPnr, phone);
    if (performance.now() - before >= 1_990) looked += 1;
    return answer;
  });
  expect(new Set(answers)).toEqual(new Set(['too-many-tries']));
  expect(looked).toBe(20);
});

test('codes asked for by strangers to sign in leave those for a ticket alone', async () => {
  const { pnr, phone } = await buy();
  await fillTries(world, 'code-sent', 'phone', `+88${phone}`);
  const owner = someoneAt('198.51.100.6');
  const { codeId } = await world.portal.ticket.sendCode(owner, { pnr, phone });
  const texts = await readMail(world, `+88${phone}`);
  const code = texts.flatMap((text) => /code:? (\d{6})/i.exec(text)?.[1] ?? [])[0] ?? '';
  const opened = await world.portal.ticket.enterCode(owner, { pnr, phone, codeId, code });
  expect(opened.pnr).toBe(pnr);
});

test('where a booking has had its codes by SMS, one goes to its e-mail and opens it on this device alone', async () => {
  const { pnr, phone, bookingId } = await buy();
  await fillTries(world, 'ticket-code-sent', 'booking', bookingId);
  const owner = someoneAt('198.51.100.7');
  const asked = { pnr, phone };
  await expect(world.portal.ticket.sendCode(owner, asked)).rejects.toMatchObject({
    code: 'number-has-its-codes',
  });
  const { codeId } = await world.portal.ticket.sendCode(owner, { ...asked, by: 'mail' });
  const mails = await readMail(world, `${phone}@example.com`);
  const code = mails.flatMap((text) => /code:? (\d{6})/i.exec(text)?.[1] ?? []).at(-1) ?? '';
  const enter = (actor: typeof owner) => world.portal.ticket.enterCode(actor, { ...asked, codeId, code });
  await expect(enter(someoneAt(owner.address))).rejects.toMatchObject({ code: 'code-expired' });
  expect((await enter(owner)).pnr).toBe(pnr);
});

test('a booking that nobody has paid for sends no code: a stranger may have typed its number and address', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { bookingId, phone } = await holdWithDetails(world, { tripId, seatNos: ['B3'] });
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  const asked = { pnr: pnr ?? '', phone };
  const stranger = someoneAt('198.51.100.8');
  expect(await lookUp(stranger, asked.pnr, phone)).toBe('masked');
  for (const by of ['sms', 'mail'] as const)
    await expect(world.portal.ticket.sendCode(stranger, { ...asked, by })).rejects.toMatchObject({
      code: 'not-found',
    });
  expect(await readMail(world, `+88${phone}`)).toEqual([]);
  expect(await readMail(world, `${phone}@example.com`)).toEqual([]);
});

test('the codes of many bookings to one address are limited together', async () => {
  const { pnr, phone } = await buy();
  await fillTries(world, 'ticket-code-mailed', 'mailbox', mailboxHashOf(`${phone}@example.com`));
  const asked = world.portal.ticket.sendCode(someoneAt('198.51.100.9'), { pnr, phone, by: 'mail' });
  await expect(asked).rejects.toMatchObject({ code: 'number-has-its-codes' });
});

test.each(['sms', 'mail'] as const)('a code by %s that is entered is charged to no budget', async (by) => {
  const { pnr, phone } = await buy();
  const owner = someoneAt('198.51.100.10');
  const charged = async () => {
    const rows = await world.db
      .selectFrom('tryCount')
      .select(['kind', 'subject', 'tries'])
      .where('kind', 'like', 'ticket-code-%')
      .where((eb) =>
        eb.or([eb('subject', 'like', 'everybody:%'), eb('subject', 'like', `address:${owner.address}/%`)]),
      )
      .execute();
    return rows.reduce((sum, { tries }) => sum + tries, 0);
  };
  const before = await charged();
  const { codeId } = await world.portal.ticket.sendCode(owner, { pnr, phone, by });
  expect(await charged()).toBe(before + 4);
  const texts = await readMail(world, by === 'sms' ? `+88${phone}` : `${phone}@example.com`);
  const code = texts.flatMap((text) => /code:? (\d{6})/i.exec(text)?.[1] ?? []).at(-1) ?? '';
  await world.portal.ticket.enterCode(owner, { pnr, phone, codeId, code });
  expect(await charged()).toBe(before);
});
