import { z } from 'zod';

const fields = z.record(z.string(), z.string());

/** A POST the gateway sent or made a browser carry, kept so that it can be sent again. */
const carried = z.object({ url: z.string(), fields });
export type Carried = z.infer<typeof carried>;

/** A refund: processing until settlesAt (null: for ever), then its outcome. Times in epoch ms. */
const refund = z.object({
  refundTransId: z.string(),
  refundRefId: z.string(),
  amountPaisa: z.int(),
  remarks: z.string(),
  outcome: z.enum(['refunded', 'cancelled']),
  initiatedAt: z.int(),
  settlesAt: z.int().nullable(),
});
export type Refund = z.infer<typeof refund>;

/** One attempt of the customer to pay: the bank's result, and the fields that the gateway posts about it. */
const payment = z.object({
  status: z.enum(['VALID', 'FAILED', 'CANCELLED', 'UNATTEMPTED']),
  method: z.string(),
  valId: z.string(),
  bankTranId: z.string(),
  amountPaisa: z.int(),
  at: z.int(),
  validatedAt: z.int().nullable(),
  fields,
  refunds: z.array(refund),
});
export type Payment = z.infer<typeof payment>;

/** Gateways whose contracts the sandbox implements; each has an origin of its own. */
export const gateways = ['sslcommerz', 'bkash', 'nagad'] as const;

/** A checkout session of the gateway: the portal's request and its outcome. */
const session = z.object({
  gateway: z.enum(gateways).default('sslcommerz'),
  /** paymentID of bKash, paymentReferenceId of Nagad. */
  sessionkey: z.string(),
  tranId: z.string(),
  createdAt: z.int(),
  amountPaisa: z.int(),
  rate: z.number(),
  request: fields,
  payments: z.array(payment),
  /** End of the customer's visit to bKash's page, if it has ended; only an execute moves money. */
  visit: z.enum(['open', 'confirmed', 'failed', 'cancelled']).default('open'),
  /** Number of the wallet that confirmed. */
  wallet: z.string().default(''),
  /** Number of execute calls that a merchant has sent for the session. */
  executes: z.int().default(0),
  lastIpn: carried.nullable(),
  lastReturn: carried.nullable(),
  ipns: z.array(z.object({ url: z.string(), status: z.string(), at: z.int(), answer: z.string() })),
});
export type Session = z.infer<typeof session>;

/** Begins a session: nothing has happened to it. */
export const newSession = () =>
  ({
    visit: 'open',
    wallet: '',
    executes: 0,
    payments: [],
    lastIpn: null,
    lastReturn: null,
    ipns: [],
  }) satisfies Partial<Session>;

const attachment = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** Content id by which the HTML of its mail shows it. */
  cid: z.string().optional(),
});

/** An SMS or a mail that was caught. The bytes of attachments are beside the snapshot, not in it. */
const message = z.object({
  id: z.string(),
  kind: z.enum(['sms', 'mail']),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string().optional(),
  /** Recipient of an answer, where that is another than the sender. */
  replyTo: z.string().optional(),
  text: z.string(),
  html: z.string().optional(),
  at: z.int(),
  sms: z
    .object({
      encoding: z.enum(['GSM-7', 'UCS-2']),
      segments: z.int(),
      /** Id that the sender gave to the message. */
      csmsId: z.string(),
      gateway: z.enum(['ssl-wireless', 'infobip']).default('ssl-wireless'),
    })
    .optional(),
  attachments: z.array(attachment),
});
export type Message = z.infer<typeof message>;

/** An SMS as in Infobip's log; its delivery state follows the scenario of the moment. */
const infobipLog = z.object({
  messageId: z.string(),
  bulkId: z.string(),
  to: z.string(),
  from: z.string(),
  text: z.string(),
  smsCount: z.int(),
  sentAt: z.int(),
});
export type InfobipLog = z.infer<typeof infobipLog>;

/** State that survives a restart. csmsIds are those of one Dhaka day, in which alone they must be unique. */
export const stateSchema = z.object({
  sessions: z.array(session),
  messages: z.array(message),
  csmsIds: z.object({ day: z.string(), ids: z.array(z.string()) }),
  infobipLogs: z.array(infobipLog).default([]),
});
export type State = z.infer<typeof stateSchema>;

export const emptyState = (): State => ({
  sessions: [],
  messages: [],
  csmsIds: { day: '', ids: [] },
  infobipLogs: [],
});
