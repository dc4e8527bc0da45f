import { createRoute, z } from '@hono/zod-openapi';
import { passengerKinds } from '../booking/booking.ts';
import { channels } from '../booking/channel.ts';
import { bookingStates } from '../booking/lifecycle.ts';
import { answers, body, calledBy, failures } from '../contract.ts';
import { BilingualView } from '../language-view.ts';
import { languages } from '../language.ts';
import { refundStates } from '../refund/lifecycle.ts';
import { RowId } from '../row-id.ts';
import { StopPointView } from '../trip/stop-point-view.ts';
import { EnterCodeInput, LookUpInput, PnrTyped, SendCodeInput } from './input.ts';
import { ticketStates } from './lifecycle.ts';

const When = z.iso.datetime();

const TicketView = z
  .object({
    ticketId: RowId,
    seatNo: z.string(),
    issueNo: z.int(),
    state: z.enum(ticketStates),
    passengerName: z.string(),
    passengerKind: z.enum(passengerKinds),
    farePaisa: z.int(),
    /** Discount on that fare for buying both ways at once. */
    bothWaysOffPaisa: z.int(),
    /** Signed text of the QR; null for callers who have not proved that they own the booking. */
    code: z.string().nullable(),
  })
  .openapi('Ticket');

/** Refund of a booking as its owner follows it. */
const RefundView = z
  .object({
    refundId: RowId,
    /** Reference that the owner quotes when asking about the refund. */
    refundNo: z.string(),
    seatNos: z.array(z.string()),
    amountPaisa: z.int(),
    state: z.enum(refundStates),
    /** True if the booking was paid for at a counter: the refund is collected there. */
    atCounter: z.boolean(),
    requestedAt: When,
    sentAt: When.nullable(),
    settledAt: When.nullable(),
    /** Day by which the money should reach the account that paid; null where it is collected. */
    promisedBy: z.iso.date().nullable(),
  })
  .openapi('Refund');

/** Booking with its journey, tickets and refunds. */
export const BookedJourneyView = z
  .object({
    tripId: RowId,
    bookingId: RowId,
    pnr: z.string(),
    state: z.enum(bookingStates),
    channel: z.enum(channels),
    /** Expiry of the hold on unpaid seats. */
    heldUntil: When,
    operator: BilingualView,
    coachNumber: z.string(),
    coachType: z.string(),
    coachClass: z.string(),
    from: BilingualView,
    to: BilingualView,
    departsAt: When,
    arrivesAt: When,
    /** Delay against the published times; every time here includes it. */
    delayMinutes: z.int(),
    /** True once the operator has cancelled the trip. */
    tripCancelled: z.boolean(),
    boarding: StopPointView,
    dropping: StopPointView,
    /**
     * True if names, number, address and codes are masked, because the caller has not proved that they own the booking.
     */
    masked: z.boolean(),
    contactName: z.string(),
    contactPhone: z.string(),
    contactEmail: z.string().nullable(),
    tickets: z.array(TicketView),
    farePaisa: z.int(),
    serviceChargePaisa: z.int(),
    paidPaisa: z.int(),
    refunds: z.array(RefundView),
  })
  .openapi('BookedJourney');
export type BookedJourneyView = z.infer<typeof BookedJourneyView>;

const tags = ['tickets'];

export const lookUpTicketCall = createRoute({
  method: 'post',
  path: '/look-ups',
  operationId: 'lookUpTicket',
  tags,
  ...calledBy('everybody'),
  summary: 'A booking by its PNR and the number it was bought with; masked until its owner is proved',
  request: { body: body(LookUpInput) },
  responses: answers(BookedJourneyView, 'ticket-not-found', 'too-many-tries'),
});

export const sendCodeCall = createRoute({
  method: 'post',
  path: '/codes',
  operationId: 'sendCode',
  tags,
  ...calledBy('buyer'),
  summary: 'Send a one-time code to the number of a booking, or to its e-mail; good for the token that asked',
  request: { body: body(SendCodeInput) },
  responses: answers(
    z.object({ codeId: RowId }),
    'ticket-not-found',
    'not-found', // a booking without an e-mail, or one that nobody has paid for
    'too-many-tries',
    'number-has-its-codes',
    'sms-not-sent',
  ),
});

export const enterCodeCall = createRoute({
  method: 'post',
  path: '/proofs',
  operationId: 'enterCode',
  tags,
  ...calledBy('buyer'),
  summary: 'Prove by the code to own a booking; later calls bring the proof in the header x-poth-proof',
  request: { body: body(EnterCodeInput) },
  responses: answers(
    z.object({ proof: z.string(), pnr: z.string() }),
    'ticket-not-found',
    'too-many-tries',
    'code-wrong', // also says how many tries are left
    'code-expired',
  ),
});

const ByPnr = z.object({ pnr: PnrTyped });

export const viewTicketCall = createRoute({
  method: 'get',
  path: '/tickets/{pnr}',
  operationId: 'viewTicket',
  tags,
  ...calledBy('holder'),
  summary: 'A booking with its tickets, for its buyer, its account, or who brings its proof',
  request: { params: ByPnr },
  responses: answers(
    BookedJourneyView,
    'not-found', // for all other callers, whether the booking exists or not
  ),
});

export const downloadTicketCall = createRoute({
  method: 'get',
  path: '/tickets/{pnr}/pdf',
  operationId: 'downloadTicket',
  tags,
  ...calledBy('holder'),
  summary: 'The tickets of a booking as a PDF',
  request: { params: ByPnr, query: z.object({ language: z.enum(languages).optional() }) },
  responses: {
    200: {
      description: 'The file',
      content: {
        'application/pdf': { schema: z.string().openapi({ type: 'string', format: 'binary' }) },
      },
    },
    // Not-found also if the caller does not own it or no ticket was issued; unavailable while too many callers wait for
    // PDFs.
    ...failures('not-found'),
  },
});
