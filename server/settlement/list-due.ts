import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Paisa } from '@poth/domain/money.ts';
import { ListSettlementsInput } from '@poth/domain/settlement/input.ts';
import { carriedOver, dueOf, type Settlement } from '@poth/domain/settlement/settlement.ts';
import { call } from '../call.ts';
import { readSellers } from './operator-store.ts';
import { readClosed, readUnfinished } from './store.ts';
import { noOpenSums, type OpenSums, readOpenSums } from './totals-store.ts';

const pageSize = 25;
const mostUnfinished = 100;
const mostClosed = 10;

/** Sums of the statement that an operator would get, up to yesterday. */
export type Due = OpenSums & {
  operatorId: string;
  name: Bilingual;
  /** Last day of the newest statement; null before the first. */
  lastUntil: DhakaDate | null;
  carriedInPaisa: Paisa;
  duePaisa: Paisa;
};

export type DueList = {
  /** Last day up to which a statement can be prepared today. */
  until: DhakaDate;
  due: Due[];
  page: number;
  hasMore: boolean;
  unfinished: Settlement[];
  closed: Settlement[];
};

/**
 * Lists for an admin what each operator is owed, 25 to a page by name, the statements to approve or pay, and the last
 * ones closed.
 */
export const listDue = call(
  { gate: 'admin', mayReadBehind: true, input: ListSettlementsInput },
  async function listDue({ deps }, { page }): Promise<DueList> {
    const { db } = deps;
    const until = addDays(dhakaDate(deps.now()), -1);
    const [sellers, unfinished, closed] = await Promise.all([
      readSellers(db, { limit: pageSize + 1, offset: (page - 1) * pageSize }),
      readUnfinished(db, mostUnfinished),
      readClosed(db, { limit: mostClosed, offset: 0 }),
    ]);
    const shown = sellers.slice(0, pageSize);
    const sums = await readOpenSums(db, {
      operatorIds: shown.map(({ operatorId }) => operatorId),
      until,
      basisPoints: deps.settings().commissionBasisPoints,
    });
    const due = shown.map(({ lastDuePaisa, ...seller }) => {
      const open = sums.get(seller.operatorId) ?? noOpenSums;
      const carriedInPaisa = carriedOver({ duePaisa: lastDuePaisa ?? 0 });
      return { ...seller, ...open, carriedInPaisa, duePaisa: dueOf({ ...open, carriedInPaisa }) };
    });
    return { until, due, page, hasMore: sellers.length > pageSize, unfinished, closed };
  },
);
