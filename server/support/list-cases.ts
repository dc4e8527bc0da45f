import type { SupportCase } from '@poth/domain/support/case.ts';
import { ListCasesInput } from '@poth/domain/support/input.ts';
import type { CaseState } from '@poth/domain/support/lifecycle.ts';
import { onPageOf, type Paged, pageOf } from '../back-office/paged.ts';
import { call } from '../call.ts';
import { countCases, readCasesInState } from './case-store.ts';

/** Lists all cases for an admin, the newest first, twenty to a page. */
export const listCases = call(
  { gate: 'admin', readsArchive: 'together', mayReadBehind: true, input: ListCasesInput },
  async function listCases(
    { deps: { db } },
    { state, page },
  ): Promise<Paged<SupportCase> & { counts: Record<CaseState, number> }> {
    const [rows, counts] = await Promise.all([readCasesInState(db, state, onPageOf(page)), countCases(db)]);
    return { ...pageOf(rows, page), counts };
  },
);
