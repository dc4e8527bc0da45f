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

/** Makes the link of a confirmation; anybody who has it may view and cancel the booking. */
export const ticketLink = (
  { publicUrl, linkSigner }: Pick<Deps, 'publicUrl' | 'linkSigner'>,
  pnr: string,
  prefix = '',
): string => `${publicUrl}${prefix}/ticket/${pnr}?key=${keyOf(linkSigner, pnr)}`;

/**
 * Makes the short form of this link for SMS, where each letter counts; it opens the ticket in the booking's language.
 */
export const shortTicketLink = (
  { publicUrl, linkSigner }: Pick<Deps, 'publicUrl' | 'linkSigner'>,
  pnr: string,
): string => `${publicUrl}/t/${pnr}${keyOf(linkSigner, pnr)}`;

/**
 * Opens a signed link. Returns the proof that the holder's cookie keeps, so that the key leaves the address, and the
 * language of the booking.
 */
export const openLink = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: OpenLinkInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // for a link that this installation did not sign
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
