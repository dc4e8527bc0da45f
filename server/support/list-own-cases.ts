import { nameOfActor } from '@poth/domain/identity/actor.ts';
import type { SupportCase } from '@poth/domain/support/case.ts';
import { ListOwnCasesInput } from '@poth/domain/support/input.ts';
import { onPageOf, type Paged, pageOf } from '../back-office/paged.ts';
import { call } from '../call.ts';
import { readCasesOpenedBy } from './case-store.ts';

/** Lists the cases that the caller opened for passengers, the newest first, twenty to a page. */
export const listOwnCases = call(
  { gate: 'support', readsArchive: 'together', mayReadBehind: true, input: ListOwnCasesInput },
  async function listOwnCases({ deps: { db }, actor }, { page }): Promise<Paged<SupportCase>> {
    return pageOf(await readCasesOpenedBy(db, nameOfActor(actor), onPageOf(page)), page);
  },
);
