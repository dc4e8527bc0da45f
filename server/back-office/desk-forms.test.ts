import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taka } from '@poth/domain/money.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { buyBoth, roadThereAndBack } from '../testing/both-ways.ts';
import { builtPages } from '../testing/built-pages.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { pnrOf } from '../testing/rebooking.ts';
import { runTrip } from '../testing/running-trip.ts';
import { setStage } from '../testing/stage.ts';
import { tellOfChange } from '../testing/tell-of-change.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
const admins: Person[] = [];
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  for (let made = 0; made < 3; made += 1) admins.push(await makeAdmin(world, await signUpPerson(world)));
  // One admin may give back up to 300 taka alone; more needs a second admin.
  await world.portal.settings.changeSetting(admins[0]!.actor, {
    key: 'refundApprovalPaisa',
    typed: ['300'],
    seenVersion: 0,
  });
}, 90_000);
afterAll(() => world.stop());

/** Sends a form of a desk as a browser without scripts would; returns the page that comes back, as such a browser shows it. */
const send = async (
  { browser }: Person,
  path: string,
  fields: Record<string, string> | URLSearchParams,
): Promise<string> => {
  const answer = await fetch(world.publicUrl + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      cookie: browser.headers.get('cookie') ?? '',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
  });
  return (await answer.text()).replace(/<script\b.*?<\/script>/gs, '');
};

test('an admin whose decision comes too late is told so where the request is not offered any more', async () => {
  const [asker, first, late] = admins as [Person, Person, Person];
  const { backOffice } = world.portal;
  const stage = await setStage(world);
  await stage.buy();
  await sql`update trip set state = 'departed' where trip_id = ${stage.tripId}`.execute(world.db);
  const { requestId } = await backOffice.giveBack(asker.actor, {
    tripId: stage.tripId,
    bookingId: stage.bookingId,
    amountPaisa: null,
    bornBy: 'operator',
    reason: 'the coach broke down on the way',
    key: randomUUID(),
  });
  expect(requestId).not.toBeNull();
  const request = { tripId: stage.tripId, requestId: requestId ?? '' };
  await backOffice.decideRequest(first.actor, { ...request, decision: 'decline' });
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', stage.bookingId)
    .executeTakeFirstOrThrow();
  const form = { intent: 'request', about: request.requestId, tripId: stage.tripId, decision: 'approve' };
  for (const path of ['/admin/money?show=requests', `/admin/bookings/${pnr}`])
    expect(await send(late, path, form)).toContain(
      problemText({ code: 'already-decided', fields: {} }, 'en'),
    );
});

test('the history of a booking tells who acted: the reader, an account by a link, and what acts by itself', async () => {
  const [asker, reader] = admins as [Person, Person];
  const stage = await setStage(world);
  await stage.buy();
  const { tripId, bookingId } = stage;
  await world.portal.backOffice.resendTicket(asker.actor, { tripId, bookingId, key: randomUUID() });
  const pnr = (await stage.view()).pnr ?? '';
  const read = async ({ browser }: Person, prefix = '') => {
    const headers = { cookie: browser.headers.get('cookie') ?? '' };
    const page = await (await fetch(`${world.publicUrl}${prefix}/admin/bookings/${pnr}`, { headers })).text();
    return page.replace(/<script\b.*?<\/script>/gs, '');
  };
  const askerId = asker.actor.account.userId;
  const page = await read(reader);
  expect(page).toContain(`href="/users/${askerId}"`);
  for (const says of ['Somebody not logged in', 'Its payment', 'Its confirmation', 'The gateway sslcommerz'])
    expect(page).toContain(`>${says}<`);
  expect(page).not.toContain(`account:${askerId}`);
  expect(await read(asker, '/bn')).toMatch(/>আপনি</);
});

test('a chargeback is charged to nobody while the form does not say to whom', async () => {
  const [admin] = admins as [Person];
  const { backOffice } = world.portal;
  const stage = await setStage(world);
  await stage.buy();
  const { reversalId } = await backOffice.recordReversal(admin.actor, {
    tripId: stage.tripId,
    bookingId: stage.bookingId,
    amountPaisa: taka(100),
    reversedOn: dhakaDate(new Date()),
    reference: 'CB 2026 7',
    reason: 'The bank says so.',
    ticketsKept: true,
    key: randomUUID(),
  });
  const reason = 'The passenger did travel.';
  const form = { intent: 'decide-reversal', about: reversalId ?? '', tripId: stage.tripId, reason };
  const path = '/admin/money?show=reversals';
  for (const outcome of [{}, { outcome: 'nobody' }]) {
    const page = await send(admin, path, { ...form, ...outcome });
    expect(page).toContain('Choose how it ends.');
    expect(page).toContain(reason);
  }
  const open = await backOffice.listReversals(admin.actor, { page: 1 });
  expect(open.rows.map((row) => row.reversalId)).toContain(reversalId);
  await send(admin, path, { ...form, outcome: 'portal' });
  const left = await backOffice.listReversals(admin.actor, { page: 1 });
  expect(left.rows.map((row) => row.reversalId)).not.toContain(reversalId);
});

test('what an admin typed stays when another saved first, beside what is saved now, and the next press saves it', async () => {
  const [first, late] = admins as [Person, Person, Person];
  const written = (year: string, en: string, bn: string) => [{ year, text: { en, bn } }];
  await world.portal.content.changeContent(first.actor, {
    part: 'milestones',
    content: written('1984', 'The first coach leaves Gabtoli.', 'গাবতলী থেকে প্রথম বাস ছাড়ে।'),
    seenVersion: 0,
  });
  const typed = {
    '0.order': '1',
    '0.year': '১৯৯৯',
    '0.text.en': 'A ferry is bought.',
    '0.text.bn': 'ফেরি কেনা হয়।',
  };
  const form = { part: 'milestones', ...typed };
  const page = await send(late, '/admin/content', { ...form, version: '0' });
  expect(page).toContain(problemText({ code: 'already-decided', fields: {} }, 'en'));
  for (const words of Object.values(typed)) expect(page).toContain(words);
  expect(page).toContain('The first coach leaves Gabtoli.');
  // The saved rows begin screens below: the alert says so.
  expect(page).toContain('The form keeps what you typed; below it is what is saved now.');
  const [, version = ''] =
    /value="milestones"\/?><input type="hidden" name="version" value="(\d+)"/.exec(page) ?? [];
  await send(late, '/admin/content', { ...form, version });
  const { content } = await world.portal.content.viewContent(first.actor);
  expect(content.milestones).toEqual([
    { year: 1999, text: { en: 'A ferry is bought.', bn: 'ফেরি কেনা হয়।' } },
  ]);
});

test('a place that another admin changed meanwhile keeps what was typed of it', async () => {
  const [first, late] = admins as [Person, Person, Person];
  const names = { nameEn: 'Ghior', nameBn: 'ঘিওর', districtEn: 'Manikganj', districtBn: 'মানিকগঞ্জ' };
  const typed = { ...names, aliases: '', listOrder: '400' };
  const { placeId } = await world.portal.place.savePlace(first.actor, {
    placeId: null,
    typed,
    seenVersion: 0,
  });
  const savedFirst = { ...typed, aliases: 'Ghiwar' };
  await world.portal.place.savePlace(first.actor, { placeId, typed: savedFirst, seenVersion: 1 });
  const path = `/admin/places/${placeId}`;
  const form = { ...typed, aliases: 'Gheor', intent: 'save' };
  const page = await send(late, path, { ...form, version: '1' });
  expect(page).toContain(problemText({ code: 'already-decided', fields: {} }, 'en'));
  expect(page).toContain('Gheor</textarea>');
  expect(page).toContain('Ghiwar');
  expect(page).toContain('What is saved now');
  await send(late, path, { ...form, version: '2' });
  expect((await world.portal.place.viewPlace(first.actor, placeId)).aliases).toEqual(['Gheor']);
  // The button beside it sends none of the fields: they show the place.
  const refused = await send(late, path, { intent: 'restore' });
  expect(refused).toContain('value="Ghior"');
  expect(refused).not.toContain('What is saved now');
});

test('a conductor without a script is told that a ticket is not of this trip', async () => {
  const stage = await runTrip(world);
  const form = { intent: 'board', key: randomUUID(), ticketId: randomUUID(), seatNo: 'B3' };
  const page = await send(stage.owner, `/board/${stage.tripId}`, form);
  expect(page).toContain('Seat B3');
  expect(page).toContain('This trip has no such ticket');
  const inBangla = await send(stage.owner, `/bn/board/${stage.tripId}`, form);
  expect(inBangla).toContain('এই যাত্রায় এমন টিকিট নেই');
});

/** Lists the values that are checked on a page. */
const checkedOn = (page: string): (string | undefined)[] =>
  [...page.matchAll(/<input\b[^>]*\bchecked\b[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);

test('what an admin chose stays chosen where a form is refused: seats, who bears it, whether tickets stay good, the outcome', async () => {
  const [admin] = admins as [Person];
  const stage = await setStage(world);
  await stage.buy();
  const { tripId, bookingId } = stage;
  const path = `/admin/bookings/${(await stage.view()).pnr}`;
  const sendShort = (intent: string, fields: Record<string, string>) =>
    send(admin, path, {
      intent,
      about: bookingId,
      tripId,
      bookingId,
      key: randomUUID(),
      reason: 'short',
      ...fields,
    });
  const given = checkedOn(await sendShort('give', { whole: 'whole', bornBy: 'portal' }));
  expect(given).toContain('portal');
  expect(given).not.toContain('operator');
  expect(checkedOn(await sendShort('cancel', { seat: 'B4' }))).toContain('B4');
  const reversal = { amount: '100', reference: 'CB 2026 8', reversedOn: dhakaDate(new Date()) };
  const recorded = checkedOn(await sendShort('record-reversal', { ...reversal, tickets: 'keep' }));
  expect(recorded).toContain('keep');
  expect(recorded).not.toContain('void');

  const { reversalId } = await world.portal.backOffice.recordReversal(admin.actor, {
    tripId,
    bookingId,
    amountPaisa: taka(100),
    reversedOn: dhakaDate(new Date()),
    reference: 'CB 2026 8',
    reason: 'The bank says so.',
    ticketsKept: true,
    key: randomUUID(),
  });
  const decided = await sendShort('decide-reversal', { about: reversalId ?? '', outcome: 'returned' });
  expect(checkedOn(decided)).toContain('returned');
});

test('all that is wrong with the form of a chargeback is said at once, each beside its field', async () => {
  const [admin] = admins as [Person];
  const stage = await setStage(world);
  await stage.buy();
  const { tripId, bookingId } = stage;
  const path = `/admin/bookings/${(await stage.view()).pnr}`;
  const act = { about: bookingId, tripId, bookingId, key: randomUUID() };
  const page = await send(admin, path, { ...act, intent: 'record-reversal' });
  for (const fault of [
    'Write an amount in taka, such as 450.',
    'Write a day from the payment on, not one to come.',
    'Write the bank’s number of the transfer.',
    'Say why, in at least ten letters.',
  ])
    expect(page).toContain(fault);
});

test('the payment that a bank took back is chosen by its number where a booking was paid twice, and stays chosen', async () => {
  const [admin] = admins as [Person];
  const stage = await setStage(world, { refund: 'fail' });
  const { tripId, bookingId, paymentId, tranId } = stage;
  await stage.chooseAndReturn('fail');
  await stage.chooseAndReturn('success', await stage.tryAgain());
  await stage.chooseAndReturn();
  await workOff(world, tripId);
  const path = `/admin/bookings/${(await stage.view()).pnr}`;
  const form = { about: bookingId, tripId, bookingId, key: randomUUID(), reason: 'The bank says so.' };
  const typed = {
    ...form,
    intent: 'record-reversal',
    amount: '1440',
    reference: 'CB',
    reversedOn: dhakaDate(new Date()),
  };
  const page = await send(admin, path, { ...typed, payment: paymentId });
  expect(page).toContain('Which payment?');
  expect(page).toContain(tranId);
  expect(checkedOn(page)).toContain(paymentId);
  // Of the one the refused refund is left, of the other the money of the tickets.
  expect(page.match(/at most ৳1,440 left/g)).toHaveLength(2);
  const unchosen = await send(admin, path, { ...typed, reference: 'CB 2026 9' });
  expect(unchosen).toContain('Choose the payment.');
  expect(unchosen).toContain('name="choosesPayment"');
  const empty = await send(admin, path, { ...typed, choosesPayment: 'yes', reason: '' });
  expect(empty).toContain('Choose the payment.');
  expect(empty).toContain('Say why, in at least ten letters.');
});

test('one of two seats, for whose company the other way differs by seat, is cancelled for the amount that the page then shows', async () => {
  const [admin] = admins as [Person];
  const road = await roadThereAndBack(world);
  // Back, B4 is of a dearer class: 60 taka are off the one seat, 120 off the other.
  const { rows } = seatLayouts['economy-36'];
  const layout = JSON.stringify({ layoutId: 'drawn', rows, classes: { B4: 'sleeper' } });
  await sql`update trip set layout = ${layout}::jsonb where trip_id = ${road.backTripId}`.execute(world.db);
  await sql`update trip_fare set class_fares_paisa = jsonb_build_object('economy', fare_paisa, 'sleeper', fare_paisa * 2)
    where trip_id = ${road.backTripId}`.execute(world.db);
  await tellOfChange(world);
  const { there } = await buyBoth(world, road, ['B3', 'B4']);
  const { tripId, bookingId } = there;
  const path = `/admin/bookings/${await pnrOf(world, bookingId)}`;
  // 630 less 32 each; 180 are withheld of both, so the page shows 508 for each, and of one alone 120.
  const cancel = (more: Record<string, string> = {}) =>
    send(admin, path, {
      intent: 'cancel',
      about: bookingId,
      tripId,
      bookingId,
      key: randomUUID(),
      seat: 'B3',
      'back-B3': '50800',
      reason: 'The passenger called.',
      ...more,
    });
  const page = await cancel();
  expect(page).toContain('The chosen seats together: ৳478 back');
  expect(page).toContain('name="together-B3" value="47800"');
  expect(checkedOn(page)).toContain('B3');
  await cancel({ 'together-B3': '47800' });
  const refunds = await world.db
    .selectFrom('refund')
    .select(['amountPaisa', 'seatNos'])
    .where('bookingId', '=', bookingId)
    .execute();
  expect(refunds).toEqual([{ amountPaisa: taka(478), seatNos: ['B3'] }]);
});

/** Lists the fields that a page marks as wrong, by name. */
const markedOn = (page: string): (string | undefined)[] =>
  [...page.matchAll(/<(?:input|textarea|select)\b[^>]*\baria-invalid="true"[^>]*>/g)].map(
    ([field]) => /name="([^"]*)"/.exec(field)?.[1],
  );

test('an amount above what may go back is marked at its field, of a refund and of a chargeback', async () => {
  const [admin] = admins as [Person];
  const stage = await setStage(world);
  await stage.buy();
  const { tripId, bookingId } = stage;
  // The fee for a cancelled seat may go back: no ticket needs it any more.
  await stage.cancel(['B3']);
  const path = `/admin/bookings/${(await stage.view()).pnr}`;
  const form = { about: bookingId, tripId, bookingId, key: randomUUID(), reason: 'the heater was broken' };
  const given = await send(admin, path, {
    ...form,
    intent: 'give',
    whole: 'part',
    bornBy: 'operator',
    amount: '90000',
  });
  expect(markedOn(given)).toEqual(['amount']);
  expect(given).toContain('That is more than may go back');
  const reversal = { amount: '90000', reference: 'CB 2026 9', reversedOn: dhakaDate(new Date()) };
  const taken = await send(admin, path, { ...form, ...reversal, intent: 'record-reversal' });
  expect(markedOn(taken)).toEqual(['amount']);
});

test('a preview of a promo code marks the fields that are missing or wrong', async () => {
  const [admin] = admins as [Person];
  const form = {
    promoId: randomUUID(),
    seenVersion: '0',
    kind: 'percent',
    percent: '150',
    usesPerPhone: '1',
  };
  const page = await send(admin, '/admin/promos/new', { ...form, intent: 'preview' });
  expect(markedOn(page)).toEqual([
    'code',
    'nameEn',
    'nameBn',
    'percent',
    'mostTaka',
    'mostUses',
    'validFrom',
    'validUntil',
  ]);
  expect(page).toContain('Write a number above 0, at most 100.');
  const whole = {
    code: 'EID2027',
    nameEn: 'Eid',
    nameBn: 'ঈদ',
    percent: '10',
    mostTaka: '100',
    mostUses: '50',
  };
  const dates = { validFrom: '2027-03-01', validUntil: '2027-03-31' };
  const right = await send(admin, '/admin/promos/new', { ...form, ...whole, ...dates, intent: 'preview' });
  expect(markedOn(right)).toEqual([]);
});

test('a part of the content whose every field was emptied marks the fields of its first row', async () => {
  const [admin] = admins as [Person];
  const emptied = async (part: string, names: string[], more: Record<string, string> = {}) => {
    const rows = ['0', '1'].flatMap((row) => names.map((name): [string, string] => [`${row}.${name}`, ' ']));
    const form = { part, version: '0', ...Object.fromEntries(rows), ...more };
    return markedOn(await send(admin, '/admin/content', form));
  };
  const said = (...names: string[]) => names.flatMap((name) => [`${name}.en`, `${name}.bn`]);
  expect(await emptied('managers', said('name', 'post'))).toEqual(said('0.name', '0.post'));
  expect(await emptied('milestones', ['year', ...said('text')])).toEqual(['0.year', ...said('0.text')]);
  expect(await emptied('routes', ['from', 'to', ...said('name')])).toEqual([
    '0.from',
    '0.to',
    ...said('0.name'),
  ]);
  expect(await emptied('phones', ['number'], { '0.kind': 'mobile', '1.kind': 'whatsapp' })).toEqual([
    '0.number',
  ]);
  const slide = { '0.drawing': 'night', '1.drawing': 'night' };
  expect(await emptied('slides', said('title', 'kicker', 'text'), slide)).toEqual(said('0.title', '0.text'));
  // These two may be empty.
  expect(await emptied('social', ['name', 'href'])).toEqual([]);
});

test('a fault of the cancellation policy is marked in its line, at the number that is wrong', async () => {
  const [admin] = admins as [Person];
  const marked = async (...typed: string[]) => {
    const form = new URLSearchParams({ key: 'refundPolicy', version: '0' });
    for (const field of typed) form.append('typed', field);
    const page = await send(admin, '/admin/settings', form);
    const fields = [...page.matchAll(/<input\b[^>]*\bname="typed"[^>]*>/g)].map(([field]) => field);
    const first = fields.findIndex((field) => field.includes(`value="${typed[0]}"`));
    return fields.flatMap((field, at) => (field.includes('aria-invalid="true"') ? [at - first] : []));
  };
  expect(await marked('701', '5', '48', '10', '72', '50')).toEqual([4]);
  expect(await marked('701', '5', '48', '10', '24', '7')).toEqual([5]);
  expect(await marked('701', '5', '', '', '24', 'half')).toEqual([5]);
  expect(await marked('701', '5', 'two', '10')).toEqual([2]);
});
