import type { PassengerKind } from '../booking/booking.ts';
import type { Channel } from '../booking/channel.ts';
import type { BookingState } from '../booking/lifecycle.ts';
import type { RefundCause } from '../refund/cause.ts';
import type { RefundState } from '../refund/lifecycle.ts';
import type { DhakaDate } from '../dhaka.ts';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual, Language } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { TripNews } from '../trip/news.ts';
import type { StopPoint } from '../trip/trip.ts';
import type { TicketState } from './lifecycle.ts';

/** Ticket of one passenger; its code is in the QR and is checked without a network. */
export type Ticket = {
  ticketId: string;
  seatNo: string;
  issueNo: number;
  state: TicketState;
  passengerName: string;
  passengerKind: PassengerKind;
  farePaisa: Paisa;
  /** Discount on that fare for buying both ways at once. */
  bothWaysOffPaisa: Paisa;
  /** Signed text of the QR; null for readers who may not see it. */
  code: string | null;
};

/** One refund as its owner follows it, in dated stages. */
export type RefundStage = {
  refundId: string;
  /** Reference that the owner quotes, and by which support finds the refund. */
  refundNo: string;
  seatNos: readonly string[];
  amountPaisa: Paisa;
  state: RefundState;
  /** True if the booking was paid for at a counter: the refund is collected there, no gateway sends it. */
  atCounter: boolean;
  requestedAt: Date;
  sentAt: Date | null;
  settledAt: Date | null;
  /** Day of arrival that the owner was told; null: collected at a counter, or told without a day. */
  promisedBy: DhakaDate | null;
  /** End of the owner's choice of another coach instead; then the refund is sent by itself. */
  chooseBy?: Date | null;
  /** PNR of the booking to which the money was carried. */
  carriedTo?: string | null;
  /** Cause of the refund that neither seats nor payment show. */
  cause: RefundCause | null;
};

/** Document of a booking: all that its confirmation page, print or PDF shows. */
export type TicketDocument = {
  tripId: string;
  bookingId: string;
  pnr: string;
  state: BookingState;
  /** Channel of the sale; seats kept for a caller are paid for at a counter. */
  channel: Channel;
  /** Expiry of the hold on unpaid seats. */
  heldUntil: Date;
  language: Language;
  operator: { slug: string; name: Bilingual; mark: string; colour: string };
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  routeName: Bilingual;
  from: Bilingual;
  to: Bilingual;
  /** Expected departure; like all times here it includes the delay. */
  departsAt: Date;
  arrivesAt: Date;
  boarding: StopPoint;
  dropping: StopPoint;
  /** True unless the reader has proved that they own the booking. */
  masked: boolean;
  contactName: string;
  contactPhone: string;
  contactEmail: string | null;
  tickets: readonly Ticket[];
  farePaisa: Paisa;
  serviceChargePaisa: Paisa;
  paidPaisa: Paisa;
  instrument: string | null;
  refunds: readonly RefundStage[];
  /** Payment that bought it, if it bought other trips too: there and back are one purchase. */
  purchase: { paymentId: string; otherTripIds: readonly string[] } | null;
  /** News of the trip since it was bought. */
  news: TripNews;
};
