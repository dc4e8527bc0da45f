import { randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/account/actor.ts';
import { aBrowser, type JarBrowser } from '../browser.ts';
import { eventually, newBuyer, startPaying } from '../buyer.ts';
import { again, makeAdmin, makeOwner, makeStaff, type Person, signUpPerson } from '../people.ts';
import { typedPromo } from '../promo.ts';
import { sampleTrip } from '../sample-trip.ts';
import { emptyStatement } from '../settlement.ts';
import { typedOvercharge } from '../voice.ts';
import type { World } from '../world.ts';

/** Everybody who may ask for anything; the booking is the owner's, the trip is of "this" operator. */
export const roles = [
  'nobody',
  'otherPassenger',
  'owner',
  'staffOfAnother',
  'ownerOfAnother',
  'conductor',
  'counterAgent',
  'operatorOwner',
  'admin',
] as const;
export type Role = (typeof roles)[number];

export type Caller = { role: Role; actor: Visitor; browser: JarBrowser; email: string };

/** One of everything there is to touch: the owner's booking, the operator's trip, counter, document and staff. */
export type Scene = {
  callers: Record<Role, Caller>;
  tripId: string;
  operatorId: string;
  /** The company of the owner and the staff of another. */
  otherOperatorId: string;
  counterId: string;
  bookingId: string;
  heldBookingId: string;
  pnr: string;
  phone: string;
  tranId: string;
  documentId: string;
  planId: string;
  otherSessionId: string;
  spareUserId: string;
  /** A booking, a shift and a refund of this operator's counter. */
  sale: { bookingId: string; pnr: string; seatNo: string };
  spareStaffId: string;
  /** Two kept seats: a block can be released once. */
  blockIds: readonly string[];
  coachId: string;
  /** What the trip was published from. */
  routeId: string;
  scheduleId: string;
  /** A shift of the operator's owner. */
  closedShiftId: string;
  phoneHoldId: string;
  /** Money that waits at the operator's counters. */
  refundId: string;
  /** A statement of this operator. */
  settlementId: string;
  promoId: string;
  /** What the booking's owner has reported about it, and the link that shows its trip. */
  reportId: string;
  shareToken: string;
};

const callerOf = (role: Role, { actor, browser, email }: Person): Caller => ({ role, actor, browser, email });

const giveFactor = async (world: World, person: Person): Promise<Person> => {
  const { userId, session } = person.actor.account;
  await world.db.updateTable('authUser').set({ twoFactorEnabled: true }).where('id', '=', userId).execute();
  await world.db
    .updateTable('authSession')
    .set({ secondFactor: true })
    .where('id', '=', session.sessionId)
    .execute();
  return again(world, person);
};

const counterOf = async (world: World, operatorId: string): Promise<string> => {
  const { counterId } = await world.db
    .selectFrom('counter')
    .select('counterId')
    .where('operatorId', '=', operatorId)
    .where('placeId', '=', 'dhaka')
    .executeTakeFirstOrThrow();
  return counterId;
};

const addCounter = async (world: World, operatorId: string): Promise<string> => {
  const counterId = randomUUID();
  await world.db
    .insertInto('counter')
    .values({
      counterId,
      operatorId,
      placeId: 'dhaka',
      nameEn: 'Gabtoli',
      nameBn: 'গাবতলী',
      addressEn: 'Main road',
      addressBn: 'প্রধান সড়ক',
      phone: '+8801700000000',
    })
    .execute();
  return counterId;
};

/** Nine people and what each of them could be after. */
export const createScene = async (world: World): Promise<Scene> => {
  const { tripId, operatorId } = await sampleTrip(world.db);
  const provider = () => signUpPerson(world, { accountType: 'busProvider' });
  const owner = await signUpPerson(world);
  const another = await makeOwner(world, await provider());
  const founder = await provider();
  await world.db
    .insertInto('operatorMember')
    .values({ userId: founder.actor.account.userId, operatorId, role: 'owner' })
    .execute();
  const operatorOwner = await giveFactor(world, await again(world, founder));
  const staffed = async (role: 'conductor' | 'counter-agent', of = operatorId) =>
    makeStaff(world, await signUpPerson(world), of, role);
  const people: Record<Exclude<Role, 'nobody'>, Person> = {
    otherPassenger: await signUpPerson(world),
    owner,
    staffOfAnother: await staffed('counter-agent', another.operatorId),
    ownerOfAnother: another,
    conductor: await staffed('conductor'),
    counterAgent: await staffed('counter-agent'),
    operatorOwner,
    admin: await makeAdmin(world, await signUpPerson(world)),
  };
  const nobody: Caller = {
    role: 'nobody',
    actor: newBuyer(),
    browser: aBrowser(),
    email: 'nobody@example.com',
  };
  const callers = {
    nobody,
    ...Object.fromEntries(
      Object.entries(people).map(([role, person]) => [role, callerOf(role as Role, person)]),
    ),
  } as Scene['callers'];

  const paying = await startPaying(world, { tripId, seatNos: ['A1'], actor: owner.actor });
  await world.gateway.choose(paying.tranId);
  await eventually(async () => {
    await world.doChores();
    const { state } = await world.db
      .selectFrom('booking')
      .select('state')
      .where('bookingId', '=', paying.bookingId)
      .executeTakeFirstOrThrow();
    return state === 'confirmed';
  }, 'the booking of the scene is confirmed');
  const { pnr, contactPhone } = await world.db
    .selectFrom('booking')
    .select(['pnr', 'contactPhone'])
    .where('bookingId', '=', paying.bookingId)
    .executeTakeFirstOrThrow();
  const hold = {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['B1'],
    language: 'en' as const,
    key: randomUUID(),
  };
  const held = await world.portal.booking.holdSeats(owner.actor, hold);

  const { portal } = world;
  const boss = callers.operatorOwner.actor;
  const counterId = await counterOf(world, operatorId);
  const first = await portal.counter.openShift(boss, { counterId, floatPaisa: 0 });
  await portal.counter.closeShift(boss, { shiftId: first.shiftId, countedPaisa: 0 });
  const elsewhere = await addCounter(world, another.operatorId);
  for (const [role, at] of [
    ['operatorOwner', counterId],
    ['counterAgent', counterId],
    ['ownerOfAnother', elsewhere],
    ['staffOfAnother', elsewhere],
  ] as const)
    await portal.counter.openShift(callers[role].actor, { counterId: at, floatPaisa: 0 });

  const customer = (seatNo: string, phone: string) => ({
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: [seatNo],
    name: 'Rahim Uddin',
    phone,
    passengers: [],
    boardingCounterId: null,
    droppingCounterId: null,
    language: 'en' as const,
    key: randomUUID(),
  });
  const cash = { tender: 'cash' as const, reference: '' };
  const sale = await portal.counter.sellAtCounter(boss, { ...customer('C1', '01711223344'), ...cash });
  const phoneHold = await portal.counter.holdByPhone(boss, {
    ...customer('C2', '01711223355'),
    until: new Date(Date.now() + 3_600_000),
  });
  const refunded = await portal.counter.sellAtCounter(boss, { ...customer('C3', '01711223366'), ...cash });
  const { refundId } = await portal.refund.cancelAndRefund(
    { ...newBuyer(), proven: [refunded.bookingId] },
    {
      tripId,
      bookingId: refunded.bookingId,
      seatNos: ['C3'],
      shownRefundPaisa: 0,
      termsAccepted: true,
      key: randomUUID(),
    },
  );
  const keep = async (seatNo: string): Promise<string> => {
    const { blockId } = await portal.trip.keepSeats(boss, {
      tripId,
      fromStopNo: 0,
      toStopNo: 2,
      seatNos: [seatNo],
      keptFor: 'counter',
      note: '',
      untilHoursBefore: null,
      key: randomUUID(),
    });
    return blockId;
  };
  const blockIds = [await keep('D1'), await keep('D2')];
  const { coachId } = await world.db
    .selectFrom('coach')
    .select('coachId')
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  const { routeId, scheduleId } = await world.db
    .selectFrom('schedule')
    .select(['routeId', 'scheduleId'])
    .where('coachId', '=', coachId)
    .executeTakeFirstOrThrow();
  const spareStaff = await staffed('conductor');
  for (const role of ['owner', 'otherPassenger', 'admin'] as const) {
    const { email } = people[role];
    const invitation = { email, role: 'conductor' as const, invitedBy: 'test' };
    await world.db
      .insertInto('staffInvitation')
      .values(
        (role === 'owner' ? [operatorId] : [operatorId, another.operatorId]).map((invitingId) => ({
          ...invitation,
          operatorId: invitingId,
        })),
      )
      .execute();
    if (role === 'owner') continue;
    await world.db.updateTable('authUser').set({ emailVerified: true }).where('email', '=', email).execute();
    callers[role] = callerOf(role, await again(world, people[role]));
  }

  const documentId = randomUUID();
  await world.deps.objects.put(`documents/${documentId}`, new TextEncoder().encode('%PDF-1.7'));
  await world.db
    .insertInto('operatorDocument')
    .values({
      documentId,
      operatorId,
      fileName: 'licence.pdf',
      contentType: 'application/pdf',
      byteCount: 8,
      objectKey: `documents/${documentId}`,
    })
    .execute();
  const planId = randomUUID();
  await world.portal.fleet.saveSeatPlan(callers.operatorOwner.actor, {
    planId,
    seenVersion: 0,
    name: 'Short coach',
    plan: 'A1 A2 | A3 A4\nB1 B2 | B3 B4',
  });
  const { promoId } = await portal.promo.savePromo(callers.admin.actor, typedPromo());
  const { reportId } = await portal.voice.reportTrip(owner.actor, typedOvercharge(pnr ?? ''));
  await portal.voice.shareTrip(owner.actor, pnr ?? '');
  const { token } = await portal.voice.viewShare(owner.actor, pnr ?? '');
  const second = aBrowser();
  await world.portal.account.signIn(
    newBuyer(),
    { email: owner.email, password: owner.password, rememberMe: false },
    second,
  );
  const { id: otherSessionId } = await world.db
    .selectFrom('authSession')
    .select('id')
    .where('userId', '=', owner.actor.account.userId)
    .where('id', '!=', owner.actor.account.session.sessionId)
    .executeTakeFirstOrThrow();
  const spare = await signUpPerson(world);
  return {
    callers,
    tripId,
    operatorId,
    otherOperatorId: another.operatorId,
    counterId,
    bookingId: paying.bookingId,
    heldBookingId: held.bookingId,
    pnr: pnr ?? '',
    phone: contactPhone ?? '',
    tranId: paying.tranId,
    documentId,
    planId,
    routeId,
    scheduleId,
    otherSessionId,
    spareUserId: spare.actor.account.userId,
    sale: { bookingId: sale.bookingId, pnr: sale.pnr, seatNo: 'C1' },
    spareStaffId: spareStaff.actor.account.userId,
    blockIds,
    coachId,
    closedShiftId: first.shiftId,
    phoneHoldId: phoneHold.bookingId,
    refundId: refundId ?? '',
    settlementId: await emptyStatement(world, operatorId, spare.actor.account.userId),
    promoId,
    reportId,
    shareToken: token ?? '',
  };
};
