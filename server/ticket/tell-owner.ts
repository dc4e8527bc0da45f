import type { Deps } from '../deps.ts';
import type { Message } from '../messaging/mail-content.ts';
import { messageRef } from '../messaging/message-ref.ts';
import { refundMessage } from '../messaging/refund-message.ts';
import { ticketSms } from '../messaging/ticket-sms.ts';
import { unseatedMessage } from '../messaging/unseated-message.ts';
import type { UnseatReason } from '@poth/domain/booking/paid-outcome.ts';
import type { Announcement, Way } from '../messaging/topics.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import type { SmsGatewayName } from '@poth/domain/messaging/sms-gateway.ts';
import { shortTicketLink, ticketLink } from './open-link.ts';
import { searchLink } from '../search/search-link.ts';
import { type HeldDocument, readTicketDocument, readTicketDocuments } from './store.ts';
import { ticketMailDrawing } from './ticket-drawing.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';

export type Told = Pick<Announcement, 'tripId' | 'outboxId'> & {
  bookingId: string;
  way: Way;
  leaveOut?: SmsGatewayName;
};

/** Returns the document of the booking that a message is about. */
export type DocumentOf = (told: Told) => Promise<TicketDocument>;

/** Reads the documents for a batch of announcements in one statement, when the first is asked for. */
export const documentsOf = (db: Deps['db'], batch: readonly Announcement[]): DocumentOf => {
  const refs = new Map(
    batch.flatMap(({ tripId, payload }) =>
      'way' in payload ? [[payload.bookingId, { tripId, bookingId: payload.bookingId }] as const] : [],
    ),
  );
  let reading: Promise<Map<string, HeldDocument | undefined>> | undefined;
  const readAll = async () =>
    new Map((await readTicketDocuments(db, [...refs.values()])).map((held) => [held?.bookingId ?? '', held]));
  return async (told) => {
    reading ??= readAll();
    const held = await reading.then(
      (read) => read.get(told.bookingId),
      // If the batch cannot be read each booking is read alone, so that one unreadable booking fails alone.
      () => readTicketDocument(db, told),
    );
    if (!held) throw new Error(`booking ${told.bookingId} has no ticket to tell of`);
    return held.document;
  };
};

/**
 * Sends a message to the owner of a booking by SMS or mail, if it has a text for that way; returns the receipt of an
 * SMS.
 */
export const send = async (
  deps: Deps,
  told: Told,
  document: TicketDocument,
  { sms, mail }: Partial<Message>,
): Promise<SmsReceipt | undefined> => {
  const ref = messageRef(told.outboxId);
  // A booking past its retention, or of an erased person, has no address to send to.
  if (told.way === 'sms') {
    const { contactPhone: to } = document;
    return to && sms ? deps.sms.send({ to, text: sms, ref, leaveOut: told.leaveOut }) : undefined;
  }
  if (document.contactEmail && mail)
    await deps.mailer.send({ to: document.contactEmail, content: mail, ref });
  return undefined;
};

/** Makes the mail link of a ticket, in the language of its booking. */
export const mailedLink = (deps: Deps, { pnr, language }: TicketDocument): string =>
  ticketLink(deps, pnr, language === 'bn' ? '/bn' : '');

/** Mails the ticket with its PDF, its codes and a calendar file, all composed outside the main thread. */
const mailTicket = async (deps: Deps, { outboxId }: Told, document: TicketDocument): Promise<void> => {
  const { contactEmail: to } = document;
  if (!to) return;
  const { mailer, pdfs, now } = deps;
  const ref = messageRef(outboxId);
  const link = mailedLink(deps, document);
  const { sender } = mailer;
  const message = await pdfs.draw(ticketMailDrawing({ sender, to, document, link, ref, now: now() }), 'mail');
  await mailer.sendComposed({ to, message });
};

/** Sends the confirmation with its signed link; a mail also has the ticket, as PDF and as codes to show. */
export const tellConfirmed = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told,
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  if (told.way === 'mail') {
    await mailTicket(deps, told, document);
    return undefined;
  }
  return send(deps, told, document, { sms: ticketSms(document, shortTicketLink(deps, document.pnr)) });
};

/** Tells the owner why a payment got no seats, usually because it came too late, and that it is refunded. */
export const tellUnseated = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told & { because?: UnseatReason },
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  const links = { search: searchLink(deps, document.language, document.news.search) };
  return send(deps, told, document, unseatedMessage(document, links, told.because));
};

/** Tells a stage of a refund, as it was when it was announced. */
export const tellRefundStage = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told & { refundId: string; stage: RefundState },
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  const refund = document.refunds.find(({ refundId }) => refundId === told.refundId);
  if (!refund) return undefined;
  const asTold = { ...refund, state: told.stage };
  const message = refundMessage(document, asTold, deps.settings(), mailedLink(deps, document));
  return send(deps, told, document, message);
};
