import type { Language } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import { OpenLinkInput } from '@poth/domain/ticket/input.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import type { LinkSigner } from './signed-link.ts';
import { readTicketDocument } from './store.ts';
import { findByPnr } from './pnr-store.ts';

const keyOf = (linkSigner: LinkSigner, pnr: string): string =>
  linkSigner.sign('ticket-link', pnr).slice(pnr.length + 1);

/** The address in a confirmation: whoever has it may see and cancel the booking. */
export const ticketLink = (
  { publicUrl, linkSigner }: Pick<Deps, 'publicUrl' | 'linkSigner'>,
  pnr: string,
  prefix = '',
): string => `${publicUrl}${prefix}/ticket/${pnr}?key=${keyOf(linkSigner, pnr)}`;

/** The same address for an SMS, where each letter counts; it leads to the ticket in the booking's language. */
export const shortTicketLink = (
  { publicUrl, linkSigner }: Pick<Deps, 'publicUrl' | 'linkSigner'>,
  pnr: string,
): string => `${publicUrl}/t/${pnr}${keyOf(linkSigner, pnr)}`;

/**
 * Opens a signed link: answers the proof to be kept in the holder's cookie, so that the key leaves the address, and the
 * language of the booking.
 */
export const openLink = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: OpenLinkInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // for a link that was not made here
    ],
  },
  async function openLink({ deps }, { pnr, key }): Promise<{ holder: string; language: Language }> {
    const found = deps.linkSigner.open('ticket-link', `${pnr}.${key}`) && (await findByPnr(deps.db, pnr));
    const read = found && (await readTicketDocument(deps.db, found));
    if (!read) throw new Problem('not-found');
    const { bookingId, language } = read.document;
    return { holder: deps.linkSigner.sign('ticket-holder', bookingId), language };
  },
);
