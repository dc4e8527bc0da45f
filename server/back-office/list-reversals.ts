import { ListInput } from '@poth/domain/back-office/input.ts';
import type { ReversalLine } from '@poth/domain/back-office/money.ts';
import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { call } from '../call.ts';
import { type Paged, pageOf } from './paged.ts';
import { readOpenReversals } from './reversal-store.ts';

/** Page of open cases. me: under whose name the reader asks, for the own question is another's to agree to. */
export type ReversalList = Paged<ReversalLine> & { me: string };

/** Lists cases of money that was taken back, the first to be answered first. One statement. */
export const listReversals = call(
  { gate: 'admin', input: ListInput },
  async function listReversals({ deps: { db }, actor }, { page }): Promise<ReversalList> {
    return { ...pageOf(await readOpenReversals(db, page), page), me: nameOfActor(actor) };
  },
);
