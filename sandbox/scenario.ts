import { z } from 'zod';

const misbehavingSms = z.enum(['ok', 'timeout_after_accept', '500', 'refused', 'nonsense']);
const upToMs = z.int().min(0).max(600_000);

/**
 * Table of every misbehaviour the sandbox can be told: key, values and effect.
 * A session takes over the keys of a payment when it is created; those of SMS, mail and identity act at once.
 */
export const scenarioSchema = z.strictObject({
  init: z
    .enum(['ok', '500', 'hang_after', 'slow'])
    .describe('session create: an error, a session made without an answer, or an answer after initDelayMs'),
  initDelayMs: upToMs.describe('how late init "slow" answers'),
  ipn: z.enum(['normal', 'none']).describe('whether the gateway tells ipn_url anything'),
  ipnCopies: z.int().min(1).max(50).describe('the same IPN so many times, all at once'),
  ipnDelayMs: upToMs.describe('every IPN later by so much'),
  ipnOrder: z
    .enum(['ipn-first', 'return-first', 'race'])
    .describe('IPN up to 300 ms before the browser returns, 1.5 s after it, or together with it'),
  ipnSequence: z
    .enum(['plain', 'fail_then_valid', 'valid_then_fail'])
    .describe('a paid session also sends a signed FAILED, before or after the VALID'),
  forge: z
    .enum(['no', 'nosign', 'badsign'])
    .describe('one more IPN, VALID but unsigned or wrongly signed, before the true one'),
  amountOffTaka: z
    .number()
    .multipleOf(0.01)
    .describe('the customer pays so much more (or, negative, less) than was asked'),
  amountFormat: z
    .enum(['plain', 'short', 'number'])
    .describe('"1250.00", "1250", or a JSON number in the answers of the APIs'),
  currency: z.enum(['BDT', 'USD']).describe('the settled currency that the gateway claims'),
  currencyType: z.enum(['BDT', 'USD']).describe('the asked currency that the gateway claims'),
  validator: z
    .enum(['ok', '500', 'html', 'hang', 'empty', 'invalid'])
    .describe('order validation: errors, a maintenance page, no answer, an empty body, INVALID_TRANSACTION'),
  lie: z
    .enum(['no', 'valid', 'fail'])
    .describe('the browser carries a signed VALID although nothing was paid, or FAILED although it was'),
  risk: z.enum(['0', '1', '', 'NaN']).describe('risk_level of a paid session'),
  noReturn: z.boolean().describe('the browser is never sent back'),
  query: z
    .enum(['ok', '500', 'hang', 'none', 'object', 'int'])
    .describe('transaction query: errors, nothing found, element as an object, the count as a number'),
  refund: z
    .enum(['ok', 'hang', '500', 'fail', 'stuck', 'cancelled'])
    .describe('refund: registered without an answer, an error, refused, processing for ever, or cancelled'),
  bkashGrant: z
    .enum(['ok', 'limit', '500', 'hang'])
    .describe('bKash, at once: the token is refused as after too many grants, an error, no answer'),
  bkashExecute: z
    .enum([
      'ok',
      'exec_hang',
      'hang_before',
      '2062',
      '2117',
      '2056',
      '2029',
      '2023',
      '503',
      '500',
      'nonsense',
    ])
    .describe(
      'bKash: executed without an answer, neither, executed and answered with a code or a web page (2062 2117 2056 nonsense), not executed (2029 2023 503 500)',
    ),
  bkashVerified: z.boolean().describe('bKash: whether a query tells that the customer has confirmed'),
  refundSettleMs: upToMs.describe('how long a refund stays processing'),
  hangMs: upToMs.describe('how long a socket is held that is never answered'),
  sms: misbehavingSms.describe(
    'SMS by SSL Wireless: sent without an answer, or not sent: an error, a refusal, a web page',
  ),
  infobip: misbehavingSms.describe('the same by Infobip'),
  infobipDelivery: z
    .enum(['delivered', 'pending', 'undeliverable'])
    .describe('what Infobip says became of its SMS'),
  mail: z.enum(['ok', '4xx', '5xx']).describe('SMTP: 451 try again, or 550 refused'),
  identity: z.enum(['ok', '500']).describe('sign-in providers: the token endpoint answers an error'),
});

export type Scenario = z.infer<typeof scenarioSchema>;

/** Change of a scenario: any of its keys, no others. */
export const scenarioPatch = scenarioSchema.partial();
export type ScenarioPatch = z.infer<typeof scenarioPatch>;

/** Behaviour of the gateway without a scenario. */
export const normal: Scenario = {
  init: 'ok',
  initDelayMs: 3_000,
  ipn: 'normal',
  ipnCopies: 1,
  ipnDelayMs: 0,
  ipnOrder: 'ipn-first',
  ipnSequence: 'plain',
  forge: 'no',
  amountOffTaka: 0,
  amountFormat: 'plain',
  currency: 'BDT',
  currencyType: 'BDT',
  validator: 'ok',
  lie: 'no',
  risk: '0',
  noReturn: false,
  query: 'ok',
  refund: 'ok',
  bkashGrant: 'ok',
  bkashExecute: 'ok',
  bkashVerified: true,
  refundSettleMs: 2_000,
  hangMs: 60_000,
  sms: 'ok',
  infobip: 'ok',
  infobipDelivery: 'delivered',
  mail: 'ok',
  identity: 'ok',
};

/**
 * Remembers the scenarios that it was told. A session keeps the general one of the moment at which it was created, so
 * that tests running side by side do not disturb each other's payments; one told for its tran_id always takes
 * precedence. Kept in memory only: after a restart the gateway behaves normally.
 */
export function scenarioBook() {
  let general: ScenarioPatch = {};
  const atCreation = new Map<string, ScenarioPatch>();
  const told = new Map<string, ScenarioPatch>();

  return {
    of: (tranId?: string): Scenario => {
      if (tranId === undefined) return Object.assign({ ...normal }, general);
      return Object.assign({ ...normal }, atCreation.get(tranId) ?? general, told.get(tranId));
    },
    keepFor: (tranId: string) => void atCreation.set(tranId, general),
    tell: (patch: ScenarioPatch, tranId?: string) => {
      if (tranId === undefined) general = { ...general, ...patch };
      else told.set(tranId, { ...told.get(tranId), ...patch });
    },
    reset: (tranId?: string) => {
      if (tranId === undefined) {
        general = {};
        atCreation.clear();
        told.clear();
      } else {
        atCreation.set(tranId, {});
        told.delete(tranId);
      }
    },
    told: () => ({ general, sessions: Object.fromEntries(told) }),
  };
}

export type ScenarioBook = ReturnType<typeof scenarioBook>;
