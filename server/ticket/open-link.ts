import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { findByPnr } from './view-ticket.ts';

/** The address in a confirmation: whoever has it may see and cancel the booking. */
export const ticketLink = (
  { publicUrl, linkSigner }: Pick<Deps, 'publicUrl' | 'linkSigner'>,
  pnr: string,
  prefix = '',
): string =>
  `${publicUrl}${prefix}/ticket/${pnr}?key=${linkSigner.sign('ticket-link', pnr).slice(pnr.length + 1)}`;

/**
 * Opens a signed link: answers the proof to be kept in the holder's cookie, so that the key leaves the address.
 * Problems: not-found for a link that was not made here.
 */
export const openLink =
  (deps: Deps) =>
  async ({ pnr, key }: { pnr: string; key: string }): Promise<{ holder: string }> => {
    const found = deps.linkSigner.open('ticket-link', `${pnr}.${key}`) && (await findByPnr(deps.db, pnr));
    if (!found) throw new Problem('not-found');
    return { holder: deps.linkSigner.sign('ticket-holder', found.bookingId) };
  };
