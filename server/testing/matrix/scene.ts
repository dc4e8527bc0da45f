import { randomUUID } from 'node:crypto';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { taka } from '@poth/domain/money.ts';
import { tripIdOf } from '@poth/domain/trip/trip-id.ts';
import { addRequest } from '../../back-office/request-store.ts';
import { transaction } from '../../db/transaction.ts';
import { aBrowser } from '../browser.ts';
import { eventually, newBuyer, startPaying } from '../buyer.ts';
import { again, giveFactor, makeAdmin, signUpPerson } from '../people.ts';
import { typedPromo } from '../promo.ts';
import { sampleTrip } from '../sample-trip.ts';
import { emptyStatement } from '../settlement.ts';
import { setUpRoom } from '../waiting-room.ts';
import { addPlace, addPriceWish } from '../waitlist.ts';
import { typedOvercharge } from '../feedback.ts';
import type { World } from '../world.ts';
import { type Caller, callerOf, gatherCallers, type Role, withFactorOwed } from './callers.ts';
import { sellAtCounters } from './till.ts';

/** Days from today to the date of the scene's waiting room: no trip of the scene has it. */
export const roomDays = 90;

/** Ids of one of each thing that calls can touch: the owner's booking, the operator's trip, counter, document and staff. */
export type Scene = {
  callers: Record<Role, Caller>;
  tripId: string;
  operatorId: string;
  /** Company of the caller `ownerOfAnother` and of `staffOfAnother`. */
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
  /** A booking, a shift and a refund of this operator's counter; this booking and the owner's have a rating. */
  sale: { bookingId: string; pnr: string; seatNo: string };
  spareStaffId: string;
  /** Conductor of this operator who has asked for the removal of a lost second factor. */
  factorlessStaffId: string;
  /** A browser of this operator's staff that waits to be let in. */
  device: { deviceId: string; code: string };
  /** Two blocks of kept seats: each can be released once. */
  blockIds: readonly string[];
  coachId: string;
  /** A waiting room that has not opened, of all companies. */
  roomId: string;
  /** Coach and counter of this operator that the trip does not use. */
  otherCoachId: string;
  otherCounterId: string;
  droppingCounterId: string;
  /** Counters of the other company, in Dhaka and Naogaon. */
  anothersCounterIds: readonly [string, string];
  /** Route and schedule from which the trip was published. */
  routeId: string;
  scheduleId: string;
  /** A shift of the operator's owner. */
  closedShiftId: string;
  phoneHoldId: string;
  /** Refund that waits at the operator's counters. */
  refundId: string;
  /** Refund that a gateway has to pay. */
  gatewayRefundId: string;
  /** A statement of this operator. */
  settlementId: string;
  promoId: string;
  /** Request of another admin for a refund. */
  requestId: string;
  /** Case of a taka that a bank took back. */
  reversalId: string;
  /** Difference between the books and the gateway, open. */
  differenceId: string;
  /** Report of the booking's owner about its trip, and the link that shows this trip. */
  reportId: string;
  shareToken: string;
  /** Case that support has opened on the booking of the owner. */
  caseId: string;
  /** Link of somebody's place on the waiting list of the trip. */
  placeToken: string;
  /** Link of a wish to be notified of a price. */
  wishToken: string;
};

/** Adds another coach and counter of the trip's operator, and finds where its journeys end. */
const addOthers = async (
  world: World,
  {
    tripId,
    coachId,
    counterId,
    otherOperatorId,
  }: Record<'tripId' | 'coachId' | 'counterId' | 'otherOperatorId', string>,
) => {
  const [otherCoachId, otherCounterId] = [randomUUID(), randomUUID()];
  const anothersCounterIds = [randomUUID(), randomUUID()] as const;
  const { db } = world;
  const coach = await db
    .selectFrom('coach')
    .selectAll()
    .where('coachId', '=', coachId)
    .executeTakeFirstOrThrow();
  const { layout, facilities } = coach;
  const written = { layout: JSON.stringify(layout), facilities: JSON.stringify(facilities) };
  await db
    .insertInto('coach')
    .values({ ...coach, ...written, coachId: otherCoachId, coachNumber: 'DT-4099' })
    .execute();
  const counter = await db
    .selectFrom('counter')
    .selectAll()
    .where('counterId', '=', counterId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('counter')
    .values([
      { ...counter, counterId: otherCounterId, nameEn: 'Technical', nameBn: 'টেকনিক্যাল' },
      { ...counter, counterId: anothersCounterIds[0], operatorId: otherOperatorId },
      { ...counter, counterId: anothersCounterIds[1], operatorId: otherOperatorId, placeId: 'naogaon' },
    ])
    .execute();
  const last = await db
    .selectFrom('tripCounter')
    .select('counterId')
    .where('tripId', '=', tripId)
    .where('stopNo', '=', 2)
    .executeTakeFirstOrThrow();
  return { otherCoachId, otherCounterId, anothersCounterIds, droppingCounterId: last.counterId };
};

/** Pays for a seat on the web and waits for its ticket. */
const buyOneSeat = async (world: World, tripId: string, seatNo: string, actor: Visitor) => {
  const paying = await startPaying(world, { tripId, seatNos: [seatNo], actor });
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
  return paying;
};

/** Buys on the web and cancels; returns the refund that a gateway has to pay. */
const refundByGateway = async (world: World, tripId: string): Promise<string> => {
  const actor = newBuyer();
  const { bookingId } = await buyOneSeat(world, tripId, 'E1', actor);
  const asked = { tripId, bookingId, seatNos: ['E1'] };
  const { refundPaisa } = await world.portal.refund.quoteRefund(actor, asked);
  const { refundId } = await world.portal.refund.cancelAndRefund(actor, {
    ...asked,
    shownRefundPaisa: refundPaisa,
    termsAccepted: true,
    key: randomUUID(),
  });
  return refundId ?? '';
};

/** Has another admin request a refund above the limit for one admin; returns the request. */
const askToGiveBack = async (
  world: World,
  booking: { tripId: string; bookingId: string },
): Promise<string> => {
  const { actor } = await makeAdmin(world, await signUpPerson(world));
  return transaction(world.db, (tx) =>
    addRequest(tx, actor, {
      ...booking,
      kind: 'refund',
      amountPaisa: taka(500),
      whole: false,
      bornBy: 'portal',
      reason: 'The coach was late.',
      reference: null,
      refundId: null,
      seenState: null,
    }),
  );
};

/** Has another admin record that a bank took one taka of a booking back; returns the case. */
const takeTakaBack = async (
  world: World,
  booking: { tripId: string; bookingId: string },
): Promise<string> => {
  const { actor } = await makeAdmin(world, await signUpPerson(world));
  const { reversalId } = await world.portal.backOffice.recordReversal(actor, {
    ...booking,
    amountPaisa: taka(1),
    reversedOn: dhakaDate(new Date()),
    reference: 'CB 2026 1',
    reason: 'The bank says so.',
    ticketsKept: true,
    key: randomUUID(),
  });
  return reversalId ?? '';
};

/** A difference of a payment, as a comparison finds it. */
const openDifference = async (
  { db }: World,
  { tripId, bookingId, paymentId, tranId }: Record<'tripId' | 'bookingId' | 'paymentId' | 'tranId', string>,
): Promise<string> => {
  const differenceId = randomUUID();
  await db
    .insertInto('gatewayDifference')
    .values({
      differenceId,
      day: dhakaDate(new Date()),
      tripId,
      bookingId,
      subject: 'payment',
      subjectId: paymentId,
      kind: 'other-number',
      gateway: 'sslcommerz',
      number: tranId,
      ours: 'B1',
      theirs: 'B2',
    })
    .execute();
  return differenceId;
};

/** Makes the twelve callers, and one of each thing that they may try to reach. */
export const createScene = async (world: World): Promise<Scene> => {
  const { tripId, operatorId } = await sampleTrip(world.db);
  const { callers, people, otherOperatorId, staffed } = await gatherCallers(world, operatorId);
  const { owner } = people;
  // Keeps the refund under way for as long as the matrix needs it.
  await world.gateway.behave({ refundSettleMs: 600_000 });
  const gatewayRefundId = await refundByGateway(world, tripId);
  const paying = await buyOneSeat(world, tripId, 'A1', owner.actor);
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
  const { counterId, closedShiftId, sale, phoneHoldId, refundId } = await sellAtCounters(world, {
    tripId,
    operatorId,
    otherOperatorId,
    callers,
  });
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
  const others = await addOthers(world, { tripId, coachId, counterId, otherOperatorId });
  const spareStaff = await staffed('conductor');
  const lostFactor = await giveFactor(world, await staffed('conductor'));
  await portal.identity.askFactorReset(withFactorOwed(lostFactor.actor), lostFactor.browser);
  await portal.identity.viewDevice(people.agentOnNewDevice.actor, aBrowser());
  const [{ deviceId, code } = { deviceId: '', code: '' }] = await portal.operator.listDevices(boss);
  for (const role of ['owner', 'otherPassenger', 'admin'] as const) {
    const { email } = people[role];
    const invitation = { email, role: 'conductor' as const, invitedBy: 'test' };
    await world.db
      .insertInto('staffInvitation')
      .values(
        (role === 'owner' ? [operatorId] : [operatorId, otherOperatorId]).map((invitingId) => ({
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
  const { reportId } = await portal.feedback.reportTrip(owner.actor, typedOvercharge(pnr ?? ''));
  await portal.tripSharing.shareTrip(owner.actor, pnr ?? '');
  const { token } = await portal.tripSharing.viewShare(owner.actor, pnr ?? '');
  const { caseId } = await portal.support.openCase(callers.support.actor, {
    tripId,
    bookingId: paying.bookingId,
    kind: 'other',
    text: 'The ticket did not come.',
    key: randomUUID(),
  });
  // Written directly, against the rule: nobody of the scene has travelled yet.
  await world.db
    .insertInto('rating')
    .values(
      [paying.bookingId, sale.bookingId].map((bookingId) => ({
        tripId,
        bookingId,
        operatorId,
        ticketId: randomUUID(),
        punctuality: 4,
        coach: 4,
        staff: 4,
        words: 'Clean seats.',
      })),
    )
    .execute();
  const second = aBrowser();
  await world.portal.identity.signIn(
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
    otherOperatorId,
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
    sale,
    spareStaffId: spareStaff.actor.account.userId,
    factorlessStaffId: lostFactor.actor.account.userId,
    device: { deviceId, code },
    blockIds,
    coachId,
    ...others,
    gatewayRefundId,
    requestId: await askToGiveBack(world, { tripId, bookingId: paying.bookingId }),
    reversalId: await takeTakaBack(world, { tripId, bookingId: paying.bookingId }),
    closedShiftId,
    phoneHoldId,
    refundId,
    settlementId: await emptyStatement(world, operatorId, spare.actor.account.userId),
    promoId,
    roomId: await setUpRoom(world, tripIdOf(addDays(dhakaDate(new Date()), roomDays), randomUUID())),
    differenceId: await openDifference(world, { ...paying, tripId }),
    reportId,
    shareToken: token ?? '',
    caseId,
    placeToken: await addPlace(world, tripId),
    wishToken: await addPriceWish(world, tripId),
  };
};
