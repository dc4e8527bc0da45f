import type { Database } from '../../../db/database.ts';
import type { Gateway } from '../gateway.ts';
import { sharedToken } from '../shared-token.ts';
import { type BkashConfig, createBkashCaller } from './call.ts';
import { grantToken } from './grant.ts';
import { startRefund } from './refund.ts';
import { openSession, readReturn } from './session.ts';
import { askVerdict, execute } from './verdict.ts';

/** bKash's own URL checkout without agreement; one contract for its live hosts, its own sandbox and ours. */
export const bkash = (config: BkashConfig, db: Database): Gateway => {
  const { username, password, appSecret, appKey } = config;
  const account = { account: `bkash:${appKey}`, secret: [username, password, appSecret].join('\n') };
  const speak = createBkashCaller(config, sharedToken(db, account, grantToken(config)));
  return {
    name: 'bkash',
    openSession: (order) => openSession(config, speak, order),
    ask: (attempt, hint) => askVerdict(config, speak, attempt, hint),
    capture: (attempt) => execute(config, speak, attempt),
    readCallback: () => undefined,
    readReturn: (query, { gatewaySession }) => readReturn(query, gatewaySession),
    sendsRefundsTwice: true,
    refund: (order) => startRefund(config, speak, order),
    // Every refund is settled or refused by the answer to it.
    askRefund: async () => ({ kind: 'unknown', reason: 'bKash has no refunds under way' }),
  };
};
