import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Sums } from '@poth/domain/settlement/settlement.ts';
import type { Database } from '../db/database.ts';
import { ofOperators, openLines, sumsByOperator } from './sums-store.ts';

const kinds = [
  'online_fare_paisa',
  'counter_fare_paisa',
  'online_back_paisa',
  'counter_back_paisa',
  'other_paisa',
  'payable_paisa',
  'cash_paisa',
  'commission_paisa',
  'kept_paisa',
  'service_charge_paisa',
  'discount_paisa',
] as const;

const added = sql.join(
  kinds.map((kind) => sql`coalesce(sum(s.${sql.ref(kind)}), 0)::bigint as ${sql.ref(kind)}`),
);

/** Sums the trips of a statement, by what the money was for. */
export const readTotals = async (db: Database, settlementId: string): Promise<Sums> => {
  const { rows } = await sql<Sums>`
    select ${added} from settlement_trip s where s.settlement_id = ${settlementId}`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error(`settlement ${settlementId} adds up to nothing`);
  return totals;
};

export type OpenSums = { payablePaisa: number; cashPaisa: number; commissionPaisa: number; trips: number };
export const noOpenSums: OpenSums = { payablePaisa: 0, cashPaisa: 0, commissionPaisa: 0, trips: 0 };

/** Sums what the next statements of operators would settle up to a service date, for each operator that has anything. */
export const readOpenSums = async (
  db: Database,
  {
    operatorIds,
    until,
    basisPoints,
  }: { operatorIds: readonly string[]; until: DhakaDate; basisPoints: number },
): Promise<Map<string, OpenSums>> => {
  const { rows } = await sql<OpenSums & { operatorId: string }>`
    ${sumsByOperator(openLines(operatorIds, until), basisPoints)}`.execute(db);
  return new Map(rows.map(({ operatorId, ...sums }) => [operatorId, sums]));
};

/** Balances of an operator's two accounts: owed to it, and in the tills of its counters. */
export const readBalance = async (
  db: Database,
  operatorId: string,
): Promise<{ payablePaisa: number; cashPaisa: number }> => {
  const { rows } = await sql<{ payablePaisa: number; cashPaisa: number }>`
    select coalesce(-sum(l.amount_paisa) filter (where l.account like 'operator\\_payable:%'), 0)::bigint as payable_paisa,
      coalesce(sum(l.amount_paisa) filter (where l.account like 'operator\\_cash:%'), 0)::bigint as cash_paisa
    from ledger_line l where ${ofOperators([operatorId])}`.execute(db);
  return rows[0] ?? { payablePaisa: 0, cashPaisa: 0 };
};
