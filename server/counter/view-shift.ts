import { canCloseShift } from '@poth/domain/identity/policy.ts';
import { ShiftId } from '@poth/domain/counter/input.ts';
import type { SalesCounter, Shift } from '@poth/domain/counter/shift.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readSalesCounters } from '../network/sales-counter-store.ts';
import { sellerOf } from './seller.ts';
import { readLastCounter, readOpenShift, readShift } from './shift-store.ts';

/** Shows the actor's open shift with its takings so far; null where none is open. */
export const viewOpenShift = call(
  { gate: 'seller' },
  async function viewOpenShift({ deps: { db }, actor }): Promise<Shift | null> {
    return (await readOpenShift(db, sellerOf(actor))) ?? null;
  },
);

/** Shows one shift to its agent and the owner. */
export const viewShift = call(
  {
    gate: 'seller',
    readsArchive: 'together',
    input: ShiftId,
    unreadable: 'not-found',
    problems: ['not-found'],
  },
  async function viewShift({ deps: { db }, actor }, shiftId): Promise<Shift> {
    const shift = await readShift(db, shiftId);
    if (!shift || !canCloseShift(actor, shift)) throw new Problem('not-found');
    return shift;
  },
);

/** Lists the counters at which a shift of the actor's operator may be opened, by place; the actor's last counter first. */
export const listCounters = call(
  { gate: 'seller' },
  async function listCounters({ deps: { db }, actor }): Promise<SalesCounter[]> {
    const { operatorId, userId } = sellerOf(actor);
    const last = await readLastCounter(db, { operatorId, userId });
    const counters = await readSalesCounters(db, operatorId);
    const isLast = ({ counterId }: SalesCounter) => counterId === last;
    return [...counters.filter(isLast), ...counters.filter((counter) => !isLast(counter))];
  },
);
