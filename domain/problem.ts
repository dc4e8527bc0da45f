/** Example values for fields with a date in Dhaka or a moment in UTC. */
const [sampleDate, sampleMoment]: [string, string] = ['2027-03-25', '2027-03-15T02:00:00.000Z'];

/**
 * Expected failures of Poth: code, HTTP status and the fields that go with it. Sent as application/problem+json (RFC
 * 9457); their sentences are in problem-text.ts.
 */
export const problems = {
  'invalid-input': { status: 422, fields: { faults: {} as Readonly<Partial<Record<string, string>>> } },
  'not-found': { status: 404, fields: {} },
  'call-unknown': { status: 404, fields: {} },
  'method-not-allowed': { status: 405, fields: { allow: [] as string[] } },
  'not-allowed': { status: 403, fields: {} },
  'foreign-origin': { status: 403, fields: {} },
  'too-large': { status: 413, fields: {} },
  'too-many-tries': { status: 429, fields: { retryAfterSeconds: 0 } },
  'number-has-its-codes': { status: 429, fields: { retryAfterSeconds: 0 } },
  'ticket-sent-lately': { status: 429, fields: { retryAfterSeconds: 0 } },
  'key-reused': { status: 422, fields: {} },
  'trip-not-on-sale': { status: 409, fields: {} },
  'sale-not-open': { status: 409, fields: { opensAt: sampleMoment } },
  'opens-before-all': { status: 409, fields: { serviceDate: sampleDate, opensAt: sampleMoment } },
  'sale-closed': { status: 409, fields: {} },
  'waiting-room': { status: 403, fields: { address: '' as string } },
  'room-over': { status: 409, fields: {} },
  'waiting-place-unknown': { status: 422, fields: {} },
  'waiting-place-used': { status: 409, fields: {} },
  'lot-not-drawn': { status: 409, fields: {} },
  'seat-unknown': { status: 422, fields: { seats: [] as string[] } },
  'seat-taken': { status: 409, fields: { seats: [] as string[] } },
  'too-many-seats': { status: 409, fields: { limit: 0 } },
  'too-many-holds': { status: 409, fields: { limit: 0 } },
  'number-proof-needed': { status: 403, fields: {} },
  'unpaid-limit': { status: 409, fields: { limit: 0 } },
  'phone-limit': { status: 409, fields: { limit: 0 } },
  'device-limit': { status: 409, fields: { limit: 0 } },
  'seats-free': { status: 409, fields: {} },
  'waitlist-closed': { status: 409, fields: {} },
  'waitlist-limit': { status: 409, fields: {} },
  'wish-met': { status: 409, fields: {} },
  'notify-limit': { status: 409, fields: { limit: 0 } },
  'offer-over': { status: 410, fields: {} },
  'women-only-seat': { status: 409, fields: { seats: [] as string[] } },
  'hold-expired': { status: 410, fields: {} },
  'booking-closed': { status: 409, fields: {} },
  'payment-open': { status: 409, fields: {} },
  'way-being-paid': { status: 409, fields: {} },
  'price-changed': { status: 409, fields: { totalPaisa: 0 } },
  'terms-not-accepted': { status: 422, fields: {} },
  'gateway-unavailable': { status: 502, fields: {} },
  'sms-not-sent': { status: 503, fields: {} },
  'ticket-not-found': { status: 404, fields: {} },
  'code-wrong': { status: 422, fields: { triesLeft: 0 } },
  'code-expired': { status: 410, fields: {} },
  'not-cancellable': { status: 409, fields: {} },
  'not-rebookable': { status: 409, fields: {} },
  'not-exchangeable': { status: 409, fields: {} },
  'being-exchanged': { status: 409, fields: {} },
  'exchange-dearer': { status: 409, fields: { payPaisa: 0 } },
  'rename-closed': { status: 409, fields: {} },
  'quote-changed': { status: 409, fields: { refundPaisa: 0 } },
  'sign-in-required': { status: 401, fields: {} },
  'second-factor-required': { status: 401, fields: {} },
  'sign-in-again': { status: 401, fields: {} },
  'proof-needed': { status: 401, fields: {} },
  'device-not-let-in': { status: 403, fields: {} },
  'pin-required': { status: 401, fields: {} },
  'pin-wrong': { status: 422, fields: { triesLeft: 0 } },
  'sign-in-failed': { status: 401, fields: {} },
  'credentials-wrong': { status: 401, fields: {} },
  'second-factor-wrong': { status: 422, fields: {} },
  'passkey-failed': { status: 422, fields: {} },
  'account-disabled': { status: 403, fields: {} },
  'email-taken': { status: 409, fields: {} },
  'phone-taken': { status: 409, fields: {} },
  'link-expired': { status: 410, fields: {} },
  'provider-unavailable': { status: 503, fields: {} },
  'licence-taken': { status: 409, fields: {} },
  'already-decided': { status: 409, fields: {} },
  'has-operator': { status: 409, fields: {} },
  'operator-unverified': { status: 409, fields: {} },
  'shift-open': { status: 409, fields: {} },
  'no-shift': { status: 409, fields: {} },
  'shift-closed': { status: 409, fields: {} },
  'counter-open': { status: 409, fields: { agents: [] as string[] } },
  'coach-left': { status: 409, fields: {} },
  'coach-not-due': { status: 409, fields: {} },
  'hold-too-late': { status: 409, fields: {} },
  'reference-used': { status: 409, fields: {} },
  'effect-changed': { status: 409, fields: { bookings: 0, paisa: 0 } },
  'erasure-waits': { status: 409, fields: { reasons: [] as string[], reasonsBn: [] as string[] } },
  'trip-over': { status: 409, fields: {} },
  'still-used': { status: 409, fields: { uses: [] as string[], usesBn: [] as string[] } },
  'seats-missing': { status: 409, fields: { seats: [] as string[] } },
  'promo-unknown': { status: 422, fields: {} },
  'promo-not-yet': { status: 409, fields: {} },
  'promo-over': { status: 409, fields: {} },
  'promo-used-up': { status: 409, fields: {} },
  'promo-other-trip': { status: 409, fields: {} },
  'promo-fare-low': { status: 409, fields: { leastFareTaka: 0 } },
  'promo-phone-used': { status: 409, fields: {} },
  'promo-not-first': { status: 409, fields: {} },
  'refund-too-much': { status: 409, fields: {} },
  'payment-reversed': { status: 409, fields: {} },
  'not-reversible': { status: 409, fields: {} },
  'reversal-too-much': { status: 409, fields: {} },
  'reset-waiting': { status: 409, fields: {} },
  'own-request': { status: 409, fields: {} },
  'request-waiting': { status: 409, fields: {} },
  'nothing-to-settle': { status: 409, fields: {} },
  'second-admin-needed': { status: 409, fields: {} },
  'place-in-use': { status: 409, fields: {} },
  'report-early': { status: 409, fields: {} },
  'report-over': { status: 409, fields: {} },
  'already-reported': { status: 409, fields: {} },
  'report-moved': { status: 409, fields: {} },
  'not-boarded': { status: 409, fields: {} },
  'rating-closed': { status: 409, fields: {} },
  'already-rated': { status: 409, fields: {} },
  unavailable: { status: 503, fields: {} },
} as const satisfies Record<string, { status: number; fields: Record<string, unknown> }>;

export type ProblemCode = keyof typeof problems;
type Widen<T> = T extends number
  ? number
  : T extends string
    ? string
    : T extends readonly string[]
      ? readonly string[]
      : T;
export type ProblemFields<Code extends ProblemCode> = {
  [Field in keyof (typeof problems)[Code]['fields']]: Widen<(typeof problems)[Code]['fields'][Field]>;
};
type FieldArguments<Code extends ProblemCode> = keyof ProblemFields<Code> extends never
  ? []
  : [fields: ProblemFields<Code>];

/** Expected failure to be shown to a person: throw new Problem('seat-taken', { seats }). */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
  readonly code: Code;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: Code, ...fields: FieldArguments<Code>) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.fields = fields[0] ?? {};
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** Problem as it is sent to a page: code and fields, no stack. */
export type ProblemNote = { code: ProblemCode; fields: Readonly<Record<string, unknown>> };
export const noteOf = (problem: Problem): ProblemNote => ({ code: problem.code, fields: problem.fields });
export const isProblem = (thrown: unknown): thrown is Problem => thrown instanceof Problem;
