import type { Tender } from '@poth/domain/counter/tender.ts';
import type { Tx } from '../db/database.ts';

type TillMove = {
  tripId: string;
  /** Payment that was taken, or refund that was handed out. */
  sourceId: string;
  shiftId: string;
  tender: Tender;
  /** Below zero where it was handed out. */
  amountPaisa: number;
  reference: string | null;
};

/**
 * Records money that went over a counter, in the transaction that books it; a payment or refund goes over one counter
 * once.
 */
export const addTillMove = async (tx: Tx, move: TillMove): Promise<void> => {
  await tx.insertInto('tillMove').values(move).execute();
};
