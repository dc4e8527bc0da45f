import { z } from 'zod';
import { DhakaDate } from '../dhaka.ts';
import { OperatorId } from '../operator/input.ts';
import { RowId } from '../row-id.ts';
import { highestCommission } from './commission.ts';

const Page = z.int().min(1).max(10_000);

export const SetCommissionInput = z.strictObject({
  operatorId: OperatorId,
  basisPoints: z.int().min(0).max(highestCommission),
});
export type SetCommissionInput = z.input<typeof SetCommissionInput>;

/** Every finished trip with a service date up to a day; of one operator, or with null of all that are owed something. */
export const PrepareSettlementsInput = z.strictObject({
  operatorId: OperatorId.nullable(),
  until: DhakaDate,
});
export type PrepareSettlementsInput = z.input<typeof PrepareSettlementsInput>;

export const SettlementInput = z.strictObject({ settlementId: RowId });
export type SettlementInput = z.input<typeof SettlementInput>;

export const PaySettlementInput = z.strictObject({
  settlementId: RowId,
  /** Bank's number of the transfer. */
  bankReference: z.string().max(200),
});
export type PaySettlementInput = z.input<typeof PaySettlementInput>;

export const ViewSettlementInput = z.strictObject({ settlementId: RowId, page: Page.default(1) });
export type ViewSettlementInput = z.input<typeof ViewSettlementInput>;

export const ListSettlementsInput = z.strictObject({ page: Page.default(1) });
export type ListSettlementsInput = z.input<typeof ListSettlementsInput>;

/**
 * Reads a bank's reference into the form that is stored: 4 to 40 letters, digits and signs between them. Undefined
 * where it is none.
 */
export const readBankReference = (typed: string): string | undefined => {
  const reference = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  return /^[A-Z0-9][A-Z0-9 ./-]{2,38}[A-Z0-9]$/.test(reference) ? reference : undefined;
};
