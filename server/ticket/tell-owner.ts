import type { Deps } from '../deps.ts';
import type { Written } from '../messaging/message.ts';
import { refundMessage, ticketMail, unseatedMessage } from '../messaging/messages.ts';
import { ticketSms } from '../messaging/ticket-sms.ts';
import type { UnseatedBecause } from '@poth/domain/booking/paid-outcome.ts';
import type { Announcement, Way } from '../messaging/topics.ts';
import type { Mail, SmsReceipt } from '../messaging/ports.ts';
import type { SmsGatewayName } from '@poth/domain/messaging/sms-gateway.ts';
import { shortTicketLink, ticketLink } from './open-link.ts';
import { type HeldDocument, readTicketDocument, readTicketDocuments } from './store.ts';
import { ticketDrawing } from './ticket-drawing.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';

export type Told = Pick<Announcement, 'tripId' | 'outboxId'> & {
  bookingId: string;
  way: Way;
  leaveOut?: SmsGatewayName;
};

/** The same id for every repeat of one announcement: receivers drop what they had. */
const refOf = ({ outboxId }: Told): string => outboxId.replaceAll('-', '').slice(0, 20);

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

/** Sends a message to the owner of a booking by its way; answers the receipt of an SMS. */
export const send = async (
  deps: Deps,
  told: Told,
  document: TicketDocument,
  sms: string,
  mail: Written,
  attachments: Mail['attachments'] = [],
): Promise<SmsReceipt | undefined> => {
  const ref = refOf(told);
  // A booking past its date, or of a person who was erased, has nobody to tell.
  if (told.way === 'sms') {
    const { contactPhone: to } = document;
    return to ? deps.sms.send({ to, text: sms, ref, leaveOut: told.leaveOut }) : undefined;
  }
  if (document.contactEmail)
    await deps.mailer.send({
      to: document.contactEmail,
      ...mail,
      attachments,
      ref,
    });
  return undefined;
};

/** Sends the confirmation with its signed link, and by mail the ticket as a PDF. */
export const tellConfirmed = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told,
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  const link = ticketLink(deps, document.pnr, document.language === 'bn' ? '/bn' : '');
  const pdf =
    told.way === 'mail' && document.contactEmail
      ? await deps.pdfs.draw(ticketDrawing(document, document.language, deps.now()), 'mail')
      : undefined;
  const attachments = pdf
    ? [{ filename: `poth-${document.pnr}.pdf`, content: pdf, contentType: 'application/pdf' }]
    : [];
  const sms = ticketSms(document, shortTicketLink(deps, document.pnr));
  return send(deps, told, document, sms, ticketMail(document, link), attachments);
};

/** Tells why money bought no seats, that they were gone before it came as a rule, and that it goes back. */
export const tellUnseated = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told & { because?: UnseatedBecause },
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  const message = unseatedMessage(document, told.because);
  return send(deps, told, document, message.sms, message);
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
  const message = refundMessage(document, { ...refund, state: told.stage }, deps.settings());
  return send(deps, told, document, message.sms, message);
};
