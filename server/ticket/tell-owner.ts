import type { Deps } from '../deps.ts';
import type { Message } from '../messaging/mail-content.ts';
import { messageRef } from '../messaging/message-ref.ts';
import { refundMessage } from '../messaging/refund-message.ts';
import { ticketSms } from '../messaging/ticket-sms.ts';
import { unseatedMessage } from '../messaging/unseated-message.ts';
import type { UnseatedBecause } from '@poth/domain/booking/paid-outcome.ts';
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

/** The document of a booking that is told of. */
export type DocumentOf = (told: Told) => Promise<TicketDocument>;

/** Reads the documents of all whom a batch of announcements tells of, in one statement, when the first is asked for. */
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
      // A booking that cannot be read fails alone.
      () => readTicketDocument(db, told),
    );
    if (!held) throw new Error(`booking ${told.bookingId} has no ticket to tell of`);
    return held.document;
  };
};

/** Sends a message to the owner of a booking by its way, where it is said in that way; answers the receipt of an SMS. */
export const send = async (
  deps: Deps,
  told: Told,
  document: TicketDocument,
  { sms, mail }: Partial<Message>,
): Promise<SmsReceipt | undefined> => {
  const ref = messageRef(told.outboxId);
  // A booking past its date, or of a person who was erased, has nobody to tell.
  if (told.way === 'sms') {
    const { contactPhone: to } = document;
    return to && sms ? deps.sms.send({ to, text: sms, ref, leaveOut: told.leaveOut }) : undefined;
  }
  if (document.contactEmail && mail)
    await deps.mailer.send({ to: document.contactEmail, content: mail, ref });
  return undefined;
};

/** Address of a ticket in the language of its booking, for a mail. */
export const mailedLink = (deps: Deps, { pnr, language }: TicketDocument): string =>
  ticketLink(deps, pnr, language === 'bn' ? '/bn' : '');

/** Mails the ticket with its PDF, its codes to show and a file for a calendar, all composed beside the main thread. */
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

/** Sends the confirmation with its signed link; a mail brings the ticket along, as a PDF and as codes to show. */
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

/** Tells why money bought no seats, that they were gone before it came as a rule, and that it goes back. */
export const tellUnseated = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told & { because?: UnseatedBecause },
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
