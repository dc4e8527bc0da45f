import { randomUUID } from 'node:crypto';
import { aBrowser } from '../browser.ts';
import { eventually, newBuyer, startPaying } from '../buyer.ts';
import { again, signUpPerson } from '../people.ts';
import { typedPromo } from '../promo.ts';
import { sampleTrip } from '../sample-trip.ts';
import { emptyStatement } from '../settlement.ts';
import { typedOvercharge } from '../voice.ts';
import type { World } from '../world.ts';
import { type Caller, callerOf, gatherCallers, type Role } from './callers.ts';
import { sellAtCounters } from './till.ts';

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

/** Ten people, and one of everything that they could be after. */
export const createScene = async (world: World): Promise<Scene> => {
  const { tripId, operatorId } = await sampleTrip(world.db);
  const { callers, people, otherOperatorId, staffed } = await gatherCallers(world, operatorId);
  const { owner } = people;
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
  const spareStaff = await staffed('conductor');
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
    blockIds,
    coachId,
    closedShiftId,
    phoneHoldId,
    refundId,
    settlementId: await emptyStatement(world, operatorId, spare.actor.account.userId),
    promoId,
    reportId,
    shareToken: token ?? '',
  };
};
