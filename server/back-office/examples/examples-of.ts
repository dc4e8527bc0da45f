import type { Topic } from '../../messaging/topics.ts';
import { accountMailExamples, accountSmsExamples } from './account-examples.ts';
import {
  answeredExamples,
  cancelledExamples,
  changedExamples,
  exchangedExamples,
  ratingExamples,
  givenExamples,
  refundExamples,
  renamedExamples,
  reminderExamples,
  ticketExamples,
  unseatedExamples,
} from './booking-examples.ts';
import { enquiryExamples, reportedExamples, settlementExamples } from './company-examples.ts';
import type { Example, ExampleScene } from './example.ts';
import { listClosedExamples, offeredExamples, seatsFreeExamples, wishExamples } from './waiting-examples.ts';

/** Announcements that start work on money and send no message themselves. */
const toldToNobody = (): Example[] => [];

/** Examples of the messages that each announcement of the outbox sends; a topic without an entry does not compile. */
export const examplesOf: Readonly<Record<Topic, (scene: ExampleScene) => Example[]>> = {
  'booking-confirmed': ticketExamples,
  'booking-unseated': unseatedExamples,
  'payment-surplus': toldToNobody,
  'refund-requested': toldToNobody,
  'way-given-back': toldToNobody,
  'booking-called-off': toldToNobody,
  'booking-carried': toldToNobody,
  'exchange-carried': toldToNobody,
  'booking-exchanged': exchangedExamples,
  'passenger-renamed': renamedExamples,
  'ticket-given': givenExamples,
  'trip-cancelled': cancelledExamples,
  'trip-changed': changedExamples,
  'refund-stage': refundExamples,
  'enquiry-received': enquiryExamples,
  'settlement-paid': settlementExamples,
  'passenger-reported': reportedExamples,
  'report-answered': answeredExamples,
  'seat-offered': offeredExamples,
  'seats-free': seatsFreeExamples,
  'waitlist-closed': listClosedExamples,
  'wish-met': wishExamples,
  'journey-near': reminderExamples,
  'rating-wanted': ratingExamples,
  'account-mail': accountMailExamples,
  'account-sms': accountSmsExamples,
};
