import { Problem } from '@poth/domain/problem.ts';
import { Pnr } from '@poth/domain/ticket/input.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { call } from '../call.ts';
import { readTicketDocument } from '../ticket/store.ts';
import { findByPnr } from '../ticket/pnr-store.ts';
import { wasReleased } from './hold-store.ts';
import { readCounterSale } from './read-counter-sale.ts';

/** Counter's booking with all its tickets, and its seats, which it has even before it has tickets. */
export type SaleAtDesk = {
  document: TicketDocument;
  seatNos: string[];
  /** True if its seats were let go before their time. */
  released: boolean;
};

/** Shows a counter's booking to the people who sell for its operator. */
export const viewSale = call(
  { gate: 'seller', input: Pnr, unreadable: 'not-found', problems: ['not-found'] },
  async function viewSale({ deps: { db }, actor }, pnr): Promise<SaleAtDesk> {
    const ref = await findByPnr(db, pnr);
    if (!ref) throw new Problem('not-found');
    const { seats } = await readCounterSale(db, actor, ref, 'unlocked');
    const read = await readTicketDocument(db, ref);
    if (!read) throw new Problem('not-found');
    const { document } = read;
    const released = document.state === 'expired' && (await wasReleased(db, ref));
    return { document, seatNos: seats.map(({ seatNo }) => seatNo), released };
  },
);
