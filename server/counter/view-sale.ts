import type { Visitor } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { Deps } from '../deps.ts';
import { readTicketDocument } from '../ticket/store.ts';
import { findByPnr } from '../ticket/view-ticket.ts';
import { readCounterSale } from './read-counter-sale.ts';

/** A counter's booking with all its tickets, and its seats, which it has before it has tickets. */
export type SaleAtDesk = { document: TicketDocument; seatNos: string[] };

/** A booking of the counters for the people who sell for its operator. pnr: ten letters. Problems: not-found. */
export const viewSale =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Visitor, pnr: string): Promise<SaleAtDesk> => {
    const ref = await findByPnr(db, pnr);
    if (!ref) throw new Problem('not-found');
    const { seats } = await readCounterSale(db, actor, ref, 'unlocked');
    const read = await readTicketDocument(db, ref);
    if (!read) throw new Problem('not-found');
    return { document: read.document, seatNos: seats.map(({ seatNo }) => seatNo) };
  };
