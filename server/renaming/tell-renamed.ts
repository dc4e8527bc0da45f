import type { Deps } from '../deps.ts';
import { messageRef } from '../messaging/message-ref.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import { givenSms, renamedMessage } from '../messaging/renamed-message.ts';
import { shortTicketLink } from '../ticket/open-link.ts';
import { type DocumentOf, send, type Told } from '../ticket/tell-owner.ts';
import { readPassengerPhone } from './store.ts';

type Renamed = Told & { seatNo: string };

/** Tells the buyer of a ticket that a seat has another name; nothing is sent for a booking that was cancelled meanwhile. */
export const tellRenamed = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Renamed,
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  if (document.state !== 'confirmed') return undefined;
  const link = shortTicketLink(deps, document.pnr);
  return send(deps, told, document, renamedMessage({ document, seatNo: told.seatNo }, link));
};

/** Tells the phone number of the new passenger; nothing is sent where it was erased meanwhile. */
export const tellNewPassenger = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Renamed,
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  const to = await readPassengerPhone(deps.db, told);
  if (document.state !== 'confirmed' || !to) return undefined;
  const text = givenSms({ document, seatNo: told.seatNo });
  return deps.sms.send({ to, text, ref: messageRef(told.outboxId), leaveOut: told.leaveOut });
};
