import type { Receipt } from '@poth/domain/payment/receipt.ts';
import { Problem } from '@poth/domain/problem.ts';
import { Pnr } from '@poth/domain/ticket/input.ts';
import { call } from '../call.ts';
import { viewTicket } from '../ticket/view-ticket.ts';
import { readSeller, receivedPaymentsOf } from './receipt-store.ts';

/** Shows what was paid for a booking that has or had tickets, to callers who may see them. */
export const viewReceipt = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: Pnr,
    unreadable: 'not-found',
    problems: ['not-found'],
  },
  async function viewReceipt(context, pnr): Promise<Receipt> {
    const document = await viewTicket(context, pnr);
    if (document.tickets.length === 0) throw new Problem('not-found');
    const { db } = context.deps;
    const [seller, payments] = await Promise.all([
      readSeller(db, document),
      receivedPaymentsOf(db, document),
    ]);
    return { document, seller, payments };
  },
);
