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

/** One passenger's ticket; its code stands in the QR and is checked without a network. */
export type Ticket = {
  ticketId: string;
  seatNo: string;
  issueNo: number;
  state: TicketState;
  passengerName: string;
  passengerKind: PassengerKind;
  farePaisa: Paisa;
  /** Amount that is off that fare because both ways were bought at once. */
  bothWaysOffPaisa: Paisa;
  /** The signed text of the QR; null for who may not see it. */
  code: string | null;
};

/** One refund as its owner follows it, in dated stages. */
export type RefundStage = {
  refundId: string;
  /** Number by which its owner asks for it, and support finds it. */
  refundNo: string;
  seatNos: readonly string[];
  amountPaisa: Paisa;
  state: RefundState;
  /** Paid at a counter: it is collected there, no gateway sends it. */
  atCounter: boolean;
  requestedAt: Date;
  sentAt: Date | null;
  settledAt: Date | null;
  /** The day by which it should have arrived, as it was told; null: collected at a counter, or told without a day. */
  promisedBy: DhakaDate | null;
  /** Until when it waits, where its owner may have another coach instead; then it is sent by itself. */
  chooseBy?: Date | null;
  /** PNR of the booking that its money went on to. */
  carriedTo?: string | null;
  /** Cause that neither seats nor payment tell. */
  cause: RefundCause | null;
};

/** Document of a booking: all that its confirmation page, print or PDF shows. */
export type TicketDocument = {
  tripId: string;
  bookingId: string;
  pnr: string;
  state: BookingState;
  /** Where it was sold; seats kept for a caller are paid for at a counter. */
  channel: Channel;
  /** Until when unpaid seats are kept. */
  heldUntil: Date;
  language: Language;
  operator: { slug: string; name: Bilingual; mark: string; colour: string };
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  routeName: Bilingual;
  from: Bilingual;
  to: Bilingual;
  /** This and every other time as it is expected now, the delay counted in. */
  departsAt: Date;
  arrivesAt: Date;
  boarding: StopPoint;
  dropping: StopPoint;
  /** Masked unless the reader has proved to own the booking. */
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
  /** The payment that bought it, where that bought other trips too: there and back are one purchase. */
  purchase: { paymentId: string; otherTripIds: readonly string[] } | null;
  /** News of the trip since it was bought. */
  news: TripNews;
};
