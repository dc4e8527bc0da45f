import type { UnseatedBecause } from '@poth/domain/booking/paid-outcome.ts';
import type { MemberRole } from '@poth/domain/identity/account.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import type { Paisa } from '@poth/domain/money.ts';
import type { WishKind } from '@poth/domain/notify-me/wish.ts';
import type { OperatorEvent } from '@poth/domain/operator/lifecycle.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import type { Reminder } from '@poth/domain/ticket/reminder.ts';

/** How an owner is told; one way that fails does not hold up or repeat the other. */
export const ways = ['sms', 'mail'] as const;
export type Way = (typeof ways)[number];

/** Mails to people about their account or company. */
export type AccountMail =
  | { kind: 'verify-email' | 'reset-password'; token: string }
  | { kind: 'sign-in-code' | 'ticket-code'; code: string }
  | { kind: 'account-exists' }
  | { kind: 'password-changed' | 'phone-changed' | 'factor-changed' | 'factor-reset' }
  | { kind: 'account-erased' }
  | { kind: 'factor-reset-asked'; token: string }
  | { kind: 'email-changed'; newEmail: string }
  | { kind: 'operator-decided'; busName: string; event: OperatorEvent; reason: string | null }
  | { kind: 'staff-invited'; busName: string; role: MemberRole };

/** Writes the SMS about an account. */
export type AccountSms = { kind: 'factor-reset-asked'; token: string };

/** Announcements that may be made, with what each carries. Handlers stand in chores.ts. */
export type Topics = {
  'booking-confirmed': { bookingId: string; way: Way };
  'booking-unseated': { bookingId: string; paymentId: string; because?: UnseatedBecause; way: Way };
  'payment-surplus': { bookingId: string; paymentId: string; reasonKey: string };
  'refund-requested': { refundId: string };
  /** Seats of a booking that were cheaper beside another way were given back: what was kept of that one for them comes back. */
  'way-given-back': { bookingId: string };
  /** One booking of a trip that does not run: what was paid for it goes back. */
  'booking-called-off': { bookingId: string };
  /** The money of a booking was carried to another one, which is about to get its tickets. */
  'booking-carried': { refundId: string; toTripId: string; toBookingId: string };
  /** The same where its passenger chose another trip for the difference; the fee stays with its company. */
  'exchange-carried': {
    refundId: string;
    feePaisa: number;
    paysPart: boolean;
    toTripId: string;
    toBookingId: string;
  };
  /** A booking went on to another trip, which has its tickets: the old ones are void. */
  'booking-exchanged': { bookingId: string; way: Way };
  /** A seat has another name: told to who bought it, and to the number of who travels now. */
  'passenger-renamed': { bookingId: string; seatNo: string; way: Way };
  'ticket-given': { bookingId: string; seatNo: string; way: 'sms' };
  'trip-cancelled': { bookingId: string; way: Way };
  'trip-changed': { bookingId: string; changeNo: number; way: Way };
  /** A journey that begins soon: its passenger is reminded of it. */
  'journey-near': { bookingId: string; reminder: Reminder; way: Way };
  'refund-stage': { refundId: string; bookingId: string; stage: RefundState; way: Way };
  /** Of a waiting list: seats that were offered, that are free for everybody, and that its coach does not run. */
  'seat-offered': { offerId: string };
  'seats-free': { entryId: string };
  'waitlist-closed': { entryId: string };
  /** Something that a number wished to be told of once; its wish is deleted with it. */
  'wish-met': {
    phone: string;
    language: Language;
    kind: WishKind;
    from: string;
    to: string;
    date: DhakaDate;
    lowestPaisa: Paisa;
  };
  'enquiry-received': { enquiryId: string };
  'settlement-paid': { settlementId: string };
  /** Report of a passenger about a company, or that its answer is disputed. */
  'passenger-reported': { reportId: string; moveNo: number };
  'report-answered': { bookingId: string; reportId: string; moveNo: number; way: Way };
  /** Its coach has arrived with somebody of the booking aboard. */
  'rating-wanted': { bookingId: string; way: Way };
  'account-mail': { to: string; name: string; language: Language; mail: AccountMail };
  'account-sms': { phone: string; language: Language; sms: AccountSms };
};
export type Topic = keyof Topics;

export type Announcement<T extends Topic = Topic> = {
  tripId: string;
  outboxId: string;
  topic: T;
  payload: Topics[T];
  attempts: number;
};
