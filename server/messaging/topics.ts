import type { UnseatReason } from '@poth/domain/booking/paid-outcome.ts';
import type { MemberRole } from '@poth/domain/identity/account.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import type { Paisa } from '@poth/domain/money.ts';
import type { WishKind } from '@poth/domain/notify-me/wish.ts';
import type { OperatorEvent } from '@poth/domain/operator/lifecycle.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import type { Reminder } from '@poth/domain/ticket/reminder.ts';

/** Channels to an owner; a failure of one neither delays nor repeats the other. */
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

/** SMS about an account. */
export type AccountSms = { kind: 'factor-reset-asked'; token: string };

/** Topics of announcements with their payloads. Their handlers are in chores.ts. */
export type Topics = {
  'booking-confirmed': { bookingId: string; way: Way };
  'booking-unseated': { bookingId: string; paymentId: string; because?: UnseatReason; way: Way };
  'payment-surplus': { bookingId: string; paymentId: string; reasonKey: string };
  'refund-requested': { refundId: string };
  /** Refund of the discount on another way: seats that were cheaper together with it were given back. */
  'way-given-back': { bookingId: string };
  /** Full refund of one booking of a cancelled trip. */
  'booking-called-off': { bookingId: string };
  /** The money of a booking was carried to another one, which is about to get its tickets. */
  'booking-carried': { refundId: string; toTripId: string; toBookingId: string };
  /**
   * Like `booking-carried`, where the passenger chose another trip for the difference; the fee stays with its company.
   */
  'exchange-carried': {
    refundId: string;
    feePaisa: number;
    paysPart: boolean;
    toTripId: string;
    toBookingId: string;
  };
  /** Booking continued on another trip, which has its tickets: the old ones are void. */
  'booking-exchanged': { bookingId: string; way: Way };
  /** New name on a seat: the buyer is told, and the new passenger by their number. */
  'passenger-renamed': { bookingId: string; seatNo: string; way: Way };
  'ticket-given': { bookingId: string; seatNo: string; way: 'sms' };
  /** backPaisa: amount that comes back where a bank has taken a part back before; else all comes back. */
  'trip-cancelled': { bookingId: string; backPaisa?: number; way: Way };
  'trip-changed': { bookingId: string; changeNo: number; way: Way };
  /** Reminder to a passenger of a journey that begins soon. */
  'journey-near': { bookingId: string; reminder: Reminder; way: Way };
  'refund-stage': { refundId: string; bookingId: string; stage: RefundState; way: Way };
  /** Waiting list: seats were offered, seats are on sale for everybody, the trip was cancelled. */
  'seat-offered': { offerId: string };
  'seats-free': { entryId: string };
  'waitlist-closed': { entryId: string };
  /** Wish that came true, to be told once; the wish is deleted with this announcement. */
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
  /** Arrival of a coach with at least one passenger of the booking aboard. */
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
