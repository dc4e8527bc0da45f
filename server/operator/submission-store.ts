import { sql } from 'kysely';
import type { Registration } from '@poth/domain/operator/registration.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { Tx } from '../db/database.ts';
import { touchEveryTrip } from '../db/touch.ts';

/** Company as its application describes it, with the slug and mark that follow from its name. */
type Submitted = Registration & {
  slug: string;
  nameEn: string;
  nameBn: string;
  mark: string;
  licenceNumber: string;
  contactEmail: string;
};

const asSubmitted = (company: Submitted) => ({
  ...company,
  state: 'submitted' as const,
  decisionReason: null,
  submittedAt: sql<Date>`now()`,
});

/** Inserts a company that waits for verification; unique keys refuse a licence number or slug that another has. */
export const putOperator = async (
  tx: Tx,
  {
    operatorId,
    colour,
    refundPolicy,
    ...company
  }: Submitted & { operatorId: string; colour: string } & Pick<Settings, 'refundPolicy'>,
): Promise<void> => {
  const values = {
    operatorId,
    ...asSubmitted(company),
    colour,
    refundPolicy: JSON.stringify(refundPolicy),
  };
  await tx.insertInto('operator').values(values).execute();
};

/** Writes the owner of a company; the unique key refuses an account that already works for one. */
export const putOwner = async (tx: Tx, operatorId: string, userId: string): Promise<void> => {
  await tx.insertInto('operatorMember').values({ userId, operatorId, role: 'owner' }).execute();
};

/** Rewrites a rejected company, so that it waits for verification again; returns false where it is no longer rejected. */
export const resubmitOperator = async (tx: Tx, operatorId: string, company: Submitted): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set(asSubmitted(company))
    .where('operatorId', '=', operatorId)
    .where('state', '=', 'rejected')
    .executeTakeFirst();
  await touchEveryTrip(tx);
  return numUpdatedRows === 1n;
};

/**
 * Locks an application: two uploads at once are counted one after the other, and nobody decides meanwhile. Returns
 * false where it is not waiting for verification.
 */
export const lockSubmitted = async (tx: Tx, operatorId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('operator')
    .select('operatorId')
    .where('operatorId', '=', operatorId)
    .where('state', '=', 'submitted')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

type Move = {
  operatorId: string;
  from: OperatorState;
  to: OperatorState;
  reason: string | null;
  /** Undefined moves any application of the company. */
  submittedAt: string | null | undefined;
};

/** Moves a company to another state in one conditional statement: of two admins at once one succeeds. */
export const setOperatorState = async (
  tx: Tx,
  { operatorId, from, to, reason, submittedAt }: Move,
): Promise<boolean> => {
  let update = tx
    .updateTable('operator')
    .set({ state: to, decisionReason: reason })
    .where('operatorId', '=', operatorId)
    .where('state', '=', from);
  if (submittedAt === null) update = update.where('submittedAt', 'is', null);
  // A page has the moment in milliseconds, the database in microseconds.
  else if (submittedAt !== undefined)
    update = update
      .where('submittedAt', '>=', new Date(submittedAt))
      .where('submittedAt', '<', new Date(Date.parse(submittedAt) + 1));
  const { numUpdatedRows } = await update.executeTakeFirst();
  await touchEveryTrip(tx);
  return numUpdatedRows === 1n;
};
