import { sql } from 'kysely';
import type { SeatPlan } from '@poth/domain/fleet/seat-plan.ts';
import type { Database, Tx } from '../db/database.ts';
import { touchEveryTrip } from '../db/touch.ts';

type Ref = { operatorId: string; planId: string };

const columns = ['planId', 'name', 'layout', 'version', 'retiredAt'] as const;
type Row = Omit<SeatPlan, 'retired'> & { retiredAt: Date | null };
const planOf = ({ retiredAt, ...plan }: Row): SeatPlan => ({ ...plan, retired: retiredAt !== null });

/** Reads an operator's own plans: the offered ones by name, then the retired ones. */
export const readSeatPlans = async (
  db: Database,
  operatorId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SeatPlan[]> => {
  const rows = await db
    .selectFrom('seatPlan')
    .select(columns)
    .where('operatorId', '=', operatorId)
    .orderBy(sql`retired_at is not null`)
    .orderBy('name')
    .orderBy('planId')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(planOf);
};

export const readSeatPlan = async (
  db: Database | Tx,
  { operatorId, planId }: Ref,
): Promise<SeatPlan | undefined> => {
  const row = await db
    .selectFrom('seatPlan')
    .select(columns)
    .where('operatorId', '=', operatorId)
    .where('planId', '=', planId)
    .executeTakeFirst();
  return row && planOf(row);
};

/**
 * Writes a plan, a new one or a change of the version that was seen; a retired one is offered again. Sending the same
 * plan twice writes it once. Returns false where somebody else has changed it since.
 */
export const writeSeatPlan = async (
  tx: Tx,
  { operatorId, planId, name, layout, version }: Ref & Pick<SeatPlan, 'name' | 'layout' | 'version'>,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into seat_plan as plan (operator_id, plan_id, name, layout)
    values (${operatorId}, ${planId}, ${name}, ${JSON.stringify(layout)}::jsonb)
    on conflict (operator_id, plan_id) do update
      set name = excluded.name, layout = excluded.layout, version = plan.version + 1, changed_at = now(), retired_at = null
      where plan.version = ${version} or (plan.name = excluded.name and plan.layout = excluded.layout)`.execute(
    tx,
  );
  return numAffectedRows === 1n;
};

/**
 * Retires a plan, so that it is no longer offered for new coaches; returns false where there is none, or it is already
 * retired.
 */
export const retirePlan = async (tx: Tx, { operatorId, planId }: Ref): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('seatPlan')
    .set({ retiredAt: sql<Date>`now()` })
    .where('operatorId', '=', operatorId)
    .where('planId', '=', planId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Tells whether an operator keeps the seat next to a woman travelling alone for women. */
export const readProtection = async (db: Database, operatorId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('operator')
    .select('protectWomenTravellingAlone')
    .where('operatorId', '=', operatorId)
    .executeTakeFirst();
  return row?.protectWomenTravellingAlone ?? false;
};

/** Sets whether an operator protects women travelling alone. Returns false where nothing changed. */
export const writeProtection = async (tx: Tx, operatorId: string, protect: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set({ protectWomenTravellingAlone: protect })
    .where('operatorId', '=', operatorId)
    .where('protectWomenTravellingAlone', '<>', protect)
    .executeTakeFirst();
  await touchEveryTrip(tx);
  return numUpdatedRows === 1n;
};
