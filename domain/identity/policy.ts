import { type MemberRole, type Membership, mayActAtDesk, needsSecondFactor } from './account.ts';
import { type Actor, accountOf, personOf } from './actor.ts';

/** Owner of a booking: the browser that took it, and the account it was bought with, if any. */
export type OwnedBooking = { bookingId: string; buyerId: string; userId: string | null };

/**
 * Policies by name: which objects an actor may touch. A use case asks one of these with what it has read, and raises
 * not-found on a no, so that nobody learns what exists. What no policy allows is refused.
 */

const isSystem = (actor: Actor): boolean => actor.kind === 'system';

/** Tells whether an actor is an admin who has shown a second factor: without it the right does not count. */
const isActingAdmin = (actor: Actor): boolean => {
  const account = accountOf(actor);
  return account?.isAdmin === true && mayActAtDesk(account);
};

/**
 * Returns the company that an actor works for, once the second factor or PIN that the role requires was given; else
 * null.
 */
const deskOf = (actor: Actor): Membership | null => {
  const account = accountOf(actor);
  return account && mayActAtDesk(account) && account.deskLock === null ? account.membership : null;
};
const actsAsOwner = (actor: Actor, { operatorId }: { operatorId: string }): boolean => {
  const membership = deskOf(actor);
  return membership?.role === 'owner' && membership.operatorId === operatorId;
};

/** Allows the booking's account, its browser while it belongs to no account, and visitors who proved it by link or code. */
const ownsBooking = (actor: Actor, booking: OwnedBooking): boolean => {
  if (actor.kind === 'system') return true;
  if (actor.proven.includes(booking.bookingId)) return true;
  const account = accountOf(actor);
  if (booking.userId !== null) return account !== null && account.userId === booking.userId;
  return actor.buyerId === booking.buyerId;
};

/**
 * Allows the browser that took a hold to change its seats and details, signed in or not; once a signed-in person has
 * entered the details, only that person in that browser.
 */
export const canChangeHold = (actor: Actor, booking: Pick<OwnedBooking, 'buyerId' | 'userId'>): boolean =>
  actor.kind === 'visitor' &&
  actor.buyerId === booking.buyerId &&
  (booking.userId === null || actor.account?.userId === booking.userId);

/** Unmasked data, the ticket's codes and its file require the owner, the signed link or a one-time code. */
export const canSeeTicket = ownsBooking;

/** Cancelling requires the same as `canSeeTicket`. */
export const canCancelBooking = ownsBooking;

/** A profile is seen by its person and by admins, and changed (`canChangeProfile`) by its person alone. */
export const canSeeProfile = (actor: Actor, profile: { userId: string }): boolean =>
  isSystem(actor) || accountOf(actor)?.userId === profile.userId || isActingAdmin(actor);

export const canChangeProfile = (actor: Actor, profile: { userId: string }): boolean =>
  accountOf(actor)?.userId === profile.userId;

/** The application and its documents: the operator's owner, and the admin who verifies. */
export const canSeeApplication = (actor: Actor, operator: { operatorId: string }): boolean => {
  const membership = accountOf(actor)?.membership;
  return (
    isSystem(actor) ||
    isActingAdmin(actor) ||
    (membership?.role === 'owner' && membership.operatorId === operator.operatorId)
  );
};

/** Coaches, trips and counters of an operator: its own people only. */
export const canSeeFleet = (actor: Actor, operator: { operatorId: string }): boolean =>
  isSystem(actor) || deskOf(actor)?.operatorId === operator.operatorId;

/** The passenger list and the door of a trip: everybody who works for its operator. */
export const canBoard = (actor: Actor, operator: { operatorId: string }): boolean =>
  deskOf(actor)?.operatorId === operator.operatorId;

/** Selling at a counter, keeping seats for a caller, handing money back: the owner and the agents, of their own operator. */
export const canSellFor = (actor: Actor, operator: { operatorId: string }): boolean => {
  const membership = deskOf(actor);
  return (
    membership?.operatorId === operator.operatorId &&
    (membership.role === 'owner' || membership.role === 'counter-agent')
  );
};

/** A shift is closed by its agent, or by the owner where the agent forgot. */
export const canCloseShift = (actor: Actor, shift: { operatorId: string; agentUserId: string }): boolean =>
  canSellFor(actor, shift) &&
  (accountOf(actor)?.userId === shift.agentUserId || deskOf(actor)?.role === 'owner');

/**
 * Money of an operator, seats kept off its sale, delays and counters of its trips: everybody on its staff but
 * conductors.
 */
export const canRunTrips = (actor: Actor, operator: { operatorId: string }): boolean => {
  const membership = deskOf(actor);
  return membership?.operatorId === operator.operatorId && membership.role !== 'conductor';
};

/** Changing the coach of a sold trip, or cancelling it: the owner, who answers for the cost. */
export const canCallOffTrips = (actor: Actor, operator: { operatorId: string }): boolean =>
  actsAsOwner(actor, operator);

/** Seat plans, and the passengers that seats of a company are reserved for: the owner, in its own company. */
export const canDrawSeatPlans = (actor: Actor, operator: { operatorId: string }): boolean =>
  actsAsOwner(actor, operator);

/** Buses, and on which days they run: the owner, in its own company. */
export const canAddBuses = (actor: Actor, operator: { operatorId: string }): boolean =>
  actsAsOwner(actor, operator);

/** Times from which dates are on sale: the owner for the own company, an admin for all (null). */
export const canOpenSales = (actor: Actor, { operatorId }: { operatorId: string | null }): boolean =>
  operatorId === null ? isActingAdmin(actor) : actsAsOwner(actor, { operatorId });

/** Waiting rooms before a sale: the owner for the own company, an admin for all (null). */
export const canSetUpRooms = (actor: Actor, { operatorId }: { operatorId: string | null }): boolean =>
  operatorId === null ? isActingAdmin(actor) : actsAsOwner(actor, { operatorId });

/** Reports of passengers about an operator are answered by its owner. */
export const canAnswerReport = (actor: Actor, report: { operatorId: string }): boolean =>
  actsAsOwner(actor, report);

/** Ratings of a company are answered by its owner, and by the agents at its counters. */
export const canAnswerRating = canSellFor;

/** Settlements of an operator are seen by its owner, and by the admins who pay. */
export const canSeeSettlement = (actor: Actor, settlement: { operatorId: string }): boolean =>
  isActingAdmin(actor) || actsAsOwner(actor, settlement);

/** Inviting, changing and revoking staff: the owner, in its own company. */
export const canManageStaff = (actor: Actor, operator: { operatorId: string }): boolean =>
  actsAsOwner(actor, operator);

/** An invitation is answered by the account that has proved the address it was sent to. */
export const canAnswerInvitation = (actor: Actor, invitation: { email: string }): boolean => {
  const account = accountOf(actor);
  return account?.emailVerified === true && account.email === invitation.email;
};

/** Admins cannot revoke their own right or disable their own account: nobody might be left to undo it. */
export const canChangeRightsOf = (actor: Actor, other: { userId: string }): boolean => {
  return isActingAdmin(actor) && accountOf(actor)?.userId !== other.userId;
};

/** A lost second factor is removed by an admin, or by the owner for their own staff; nobody removes their own. */
export const canResetFactorOf = (
  actor: Actor,
  person: {
    userId: string;
    isAdmin: boolean;
    isSupport: boolean;
    operator: { operatorId: string; role: MemberRole } | null;
  },
): boolean => {
  if (accountOf(actor)?.userId === person.userId) return false;
  if (isActingAdmin(actor)) return true;
  return (
    !person.isAdmin &&
    !person.isSupport &&
    person.operator !== null &&
    person.operator.role !== 'owner' &&
    actsAsOwner(actor, person.operator)
  );
};

/** A session is ended by the account it belongs to. */
export const canEndSession = (actor: Actor, session: { userId: string }): boolean =>
  accountOf(actor)?.userId === session.userId;

/** Tells whether the actor's second factor may be removed: not while the account's rights require one. */
export const canRemoveSecondFactor = (actor: Actor): boolean => !needsSecondFactor(personOf(actor));
