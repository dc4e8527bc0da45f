import { holdSeatsCall } from '@poth/domain/booking/api.ts';
import { HoldSeatsInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { writeMoves } from '../audit-log/record-move.ts';
import { call, type Context } from '../call.ts';
import { rememberedFirst } from '../db/known-facts.ts';
import { hashOf } from '../db/once.ts';
import { takeStep } from '../db/step.ts';
import { isRetriable, TryAgain } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { unchangedCompany } from '../operator/company-steps-store.ts';
import { giveSeats, takeableSeats } from '../seating/seat-steps-store.ts';
import { openTurns } from '../turns.ts';
import { requirePass } from '../waiting-room/require-pass.ts';
import { takeKey, unchangedBooking } from './booking-steps-store.ts';
import { type DecidedHold, decideHold } from './decide-hold.ts';
import { type HoldFacts, readHoldFacts } from './hold-facts-store.ts';
import { insertHold, insertSeats, renewHold } from './hold-steps-store.ts';
import { giveBackHoldNumber, takeHoldNumber } from './hold-store.ts';
import {
  knownHoldFacts,
  outrunSale,
  readingSale,
  rememberHoldFacts,
  rememberWanted,
  untilSaleIsRead,
} from './known-hold-facts.ts';
import { isRemembered, rememberHold } from './known-sale.ts';
import { seatsOfOthers } from './seats-of-others-store.ts';
import type { BookingRow, Sale } from './store.ts';
import { type Source, sourceOf } from './unpaid-source.ts';
import { sourceRowsOf, unchangedSources, writeUnpaidHold } from './unpaid-store.ts';

/** Keeps the holds of one network or browser in turns: each changes the rows that the others are counted by. */
const turnsOf = oncePerPortal((_deps: Deps) => openTurns());

/** Buyer who asks for seats, with the address of the request. */
type Asking = Context & { source: Source };

type Seen = DecidedHold & { facts: HoldFacts };

/** Reads what a hold is decided by, and remembers it. */
const look = ({ deps, actor, source }: Asking, input: HoldSeatsInput): Promise<HoldFacts> =>
  readingSale(deps, input, async () => {
    const by = { actor, source, settings: deps.settings(), links: deps.linkSigner };
    const facts = await readHoldFacts(deps.db, by, input);
    rememberHoldFacts(deps, input, source, facts);
    return facts;
  });

/** The sale that a hold was decided by: a decision without one is a refusal. */
const saleOf = ({ sale }: HoldFacts): Sale => {
  if (!sale) throw new Error('a hold was decided without a sale');
  return sale;
};

/** Writes a hold with its added seats, or nothing where what it was decided by has changed since. */
const write = async (
  { deps, actor, source }: Asking,
  input: HoldSeatsInput,
  { facts, hold, isNew, added, numberHash }: Seen,
): Promise<BookingRow> => {
  const { db } = deps;
  const { tripId, bookingId, heldUntil } = hold;
  const by = actor.buyerId;
  const key = takeKey({ tripId, actor: by, key: input.key, requestHash: hashOf(input) }, { bookingId });
  const unchanged = isNew ? [] : [unchangedBooking(hold, { live: true })];
  if (added.length === 0) {
    if (!(await takeStep(db, { guards: [...unchanged, key], writes: [] }))) throw new TryAgain();
    return hold;
  }
  const sources = [...sourceRowsOf(source), ...(numberHash ? [numberHash] : [])];
  const claim = { tripId, seatNos: added.map(({ seatNo }) => seatNo), legNos: legsOf(hold) };
  const sale = saleOf(facts);
  rememberWanted(deps, tripId, claim.seatNos);
  const seats = [...hold.seats, ...added].sort((a, b) => (a.seatNo < b.seatNo ? -1 : 1));
  const begun = { subject: 'booking', subjectId: bookingId, event: 'hold', from: null, to: 'held' } as const;
  const isTaken = await takeStep(db, {
    guards: [
      ...unchanged,
      unchangedSources(tripId, sources, facts.sourceVersions),
      unchangedCompany(bookingId, sale),
      takeableSeats(claim, { until: heldUntil, tripVersion: sale.tripVersion }),
      key,
    ],
    writes: [
      giveSeats(claim, bookingId, 'held', heldUntil),
      ...(isNew ? [insertHold(hold), writeMoves([{ tripId, ...begun, by }])] : [renewHold(hold)]),
      insertSeats(hold, added),
      writeUnpaidHold({ ...hold, ...source, seats: seats.length, numberHash }),
    ],
  });
  if (!isTaken) throw new TryAgain();
  const changed = { contentsNo: hold.contentsNo + Number(hold.extended), version: hold.version + 1 };
  const booking = { ...hold, seats, ...(isNew ? {} : changed) };
  // Whether a growing hold has been promised something was not read.
  rememberHold(deps, booking, { beingPaid: false, promised: !isNew && !isRemembered(deps, hold) });
  rememberHoldFacts(deps, input, source, facts, seats.length);
  return booking;
};

/** Takes a number for a new hold, and gives it back where the hold comes to nothing. */
const writeNew = async (asking: Asking, input: HoldSeatsInput, seen: Seen): Promise<BookingRow> => {
  const { db, settings } = asking.deps;
  if (!(await takeHoldNumber(db, seen.hold, settings().holdsPerBrowser))) throw new TryAgain();
  try {
    return await write(asking, input, seen);
  } catch (thrown) {
    if (isRetriable(thrown)) await giveBackHoldNumber(db, seen.hold);
    throw thrown;
  }
};

/**
 * Refuses a browser's first hold on a trip whose seats another has, before all is read that a hold is decided by: in a
 * rush these are nearly all who come, and one statement answers many of them. Problems: seat-taken.
 */
const refuseOutrun = async ({ deps, source }: Asking, input: HoldSeatsInput): Promise<void> => {
  const sale = outrunSale(deps, source, input);
  const { tripId, seatNos, key } = input;
  if (!sale || seatNos.length > deps.settings().seatsPerBooking) return;
  const claim = { tripId, seatNos, legNos: legsOf(input) };
  const { buyerId } = source;
  const seats = await seatsOfOthers(deps.db, { claim, tripVersion: sale.tripVersion, buyerId, key });
  if (seats.length > 0) throw new Problem('seat-taken', { seats });
};

/** Decides and writes, in its turn: who had to wait is decided about again. Who is refused waits for nobody. */
const holdInTurn = async (
  asking: Asking,
  input: HoldSeatsInput,
  facts: HoldFacts,
  again: () => Promise<HoldFacts>,
): Promise<BookingRow> => {
  const { deps, actor, source } = asking;
  const decide = (by: HoldFacts) => {
    const decided = decideHold(by, actor.buyerId, input, deps.settings());
    // A growing hold needs no pass: who holds a seat is never sent to the waiting room.
    if ('isNew' in decided && decided.isNew) {
      const { operatorId, opensAt } = saleOf(by);
      requirePass(deps, actor, { tripId: input.tripId, operatorId, opensAt });
    }
    return decided;
  };
  const first = decide(facts);
  if ('answered' in first) return first.answered;
  const { buyerHash, networkHash } = source;
  return turnsOf(deps)([buyerHash, ...(networkHash ? [networkHash] : [])], async (waited) => {
    const seenFacts = waited ? await again() : facts;
    const decided = waited ? decide(seenFacts) : first;
    if ('answered' in decided) return decided.answered;
    const seen = { ...decided, facts: seenFacts };
    return seen.isNew ? writeNew(asking, input, seen) : write(asking, input, seen);
  });
};

/**
 * Holds seats for a buyer from the moment they are tapped: so many minutes from the first seat of the journey;
 * later taps join the same hold. All of the seats or none. Web sale of a stop ends so many minutes before that stop's own
 * departure, whatever stops the coach has left.
 */
export const holdSeats = call(
  {
    gate: 'everybody',
    input: HoldSeatsInput,
    problems: problemsIn(holdSeatsCall.responses),
  },
  async function holdSeats({ deps, actor }, input): Promise<BookingRow> {
    const source = sourceOf(deps.linkSigner, actor, input.tripId);
    const asking = { deps, actor, source };
    const beganMs = performance.now();
    await untilSaleIsRead(deps, input);
    const read = async () => {
      await refuseOutrun(asking, input);
      return look(asking, input);
    };
    const held = await rememberedFirst(
      { recall: () => knownHoldFacts(deps, source, input), read },
      (facts, again) => holdInTurn(asking, input, facts, again),
    );
    deps.seatWatch.changed(input.tripId);
    deps.rooms.noteHold(performance.now() - beganMs);
    return held;
  },
);
