import { ListInput } from '@poth/domain/back-office/input.ts';
import type { ReversalLine } from '@poth/domain/back-office/money.ts';
import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { call } from '../call.ts';
import { type Paged, pageOf } from './paged.ts';
import { readOpenReversals } from './reversal-store.ts';

/** Page of open cases. me: name under which the reader's own requests are kept, which another admin must agree to. */
export type ReversalList = Paged<ReversalLine> & { me: string };

/** Lists cases of money that a bank took back, the earliest deadline first. One statement. */
export const listReversals = call(
  { gate: 'admin', input: ListInput },
  async function listReversals({ deps: { db }, actor }, { page }): Promise<ReversalList> {
    return { ...pageOf(await readOpenReversals(db, page), page), me: nameOfActor(actor) };
  },
);
