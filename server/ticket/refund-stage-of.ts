import { paisa } from '@poth/domain/money.ts';
import { refundCauseOf } from '@poth/domain/refund/cause.ts';
import type { RefundStage } from '@poth/domain/ticket/ticket.ts';
import type { RefundInJson } from './document-rows-store.ts';

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A refund of a booking as its owner follows it. */
export const refundStageOf = ({
  requestedAt,
  sentAt,
  settledAt,
  chooseBy,
  reasonKey,
  ...refund
}: RefundInJson): RefundStage => ({
  ...refund,
  amountPaisa: paisa(refund.amountPaisa),
  requestedAt: new Date(requestedAt),
  sentAt: moment(sentAt),
  settledAt: moment(settledAt),
  chooseBy: moment(chooseBy),
  cause: refundCauseOf(reasonKey),
});
