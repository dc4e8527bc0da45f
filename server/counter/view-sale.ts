import { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { call } from '../call.ts';
import { readTicketDocument } from '../ticket/store.ts';
import { findByPnr } from '../ticket/view-ticket.ts';
import { readCounterSale } from './read-counter-sale.ts';

/** A counter's booking with all its tickets, and its seats, which it has before it has tickets. */
export type SaleAtDesk = { document: TicketDocument; seatNos: string[] };

/** A booking of the counters for the people who sell for its operator. pnr: ten letters. */
export const viewSale = call(
  { gate: 'seller', input: z.custom<string>(), problems: ['not-found'] },
  async function viewSale({ deps: { db }, actor }, pnr): Promise<SaleAtDesk> {
    const ref = await findByPnr(db, pnr);
    if (!ref) throw new Problem('not-found');
    const { seats } = await readCounterSale(db, actor, ref, 'unlocked');
    const read = await readTicketDocument(db, ref);
    if (!read) throw new Problem('not-found');
    return { document: read.document, seatNos: seats.map(({ seatNo }) => seatNo) };
  },
);
