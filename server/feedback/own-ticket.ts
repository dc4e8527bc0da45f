import type { Actor } from '@poth/domain/identity/actor.ts';
import { canSeeTicket } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { Database } from '../db/database.ts';
import { readTicketDocument } from '../ticket/store.ts';
import { findByPnr } from '../ticket/pnr-store.ts';

/** Reads the ticket of a ten-letter PNR for its proven owner. Problems: not-found for all other callers. */
export const ownTicket = async (db: Database, actor: Actor, pnr: string): Promise<TicketDocument> => {
  const found = await findByPnr(db, pnr);
  const read = found && (await readTicketDocument(db, found));
  if (!read || !canSeeTicket(actor, read)) throw new Problem('not-found');
  return read.document;
};
