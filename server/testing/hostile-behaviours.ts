import type { GatewayName } from '@poth/domain/payment/payment.ts';

/** Hostile or faulty behaviours of a gateway that each of ours has to withstand, by their number in the list of twenty-five. */
export const hostileBehaviours: Readonly<Record<number, string>> = {
  1: 'the same notice many times',
  2: 'the notice before the browser',
  3: 'the browser, and a notice later or never',
  4: 'notice and browser in the same moment',
  5: 'a forged notice',
  6: "a genuine notice of one attempt at another's address",
  7: 'the receipt of a cheap payment for a dear one',
  8: 'an old success after the tickets were cancelled',
  9: 'another amount than asked',
  10: 'an amount written as a number',
  11: 'another currency',
  12: 'the browser says paid, the gateway does not',
  13: 'the browser says failed, the gateway says paid',
  14: 'notices out of order',
  15: 'a success after the hold',
  16: 'two attempts, both paid',
  17: 'the browser never returns',
  18: 'nobody says anything',
  19: 'the gateway does not answer, or in no words',
  20: 'a page that was made and never told',
  21: 'a payment that the gateway calls risky',
  22: 'a refund without an answer',
  23: 'a refund that never ends',
  24: 'a refund that is refused',
  25: 'an execute without an answer or done before, a lock of grants, a link that comes twice or early',
};

const noNotices = 'it posts no notices: browsers come back by a link, and the poller asks';
const noRisk = 'its answers name no risk';
const noRefunds = 'it has no refunds by program: each goes to the list of a person, as number 24';

/** Behaviours that have no meaning at a gateway, and why; all others have a test there. */
export const notThere: Readonly<Record<number, Partial<Record<GatewayName, string>>>> = {
  2: { bkash: noNotices, nagad: noNotices },
  11: { nagad: 'its answers name no currency, and its orders are in taka alone' },
  21: { bkash: noRisk, nagad: noRisk },
  22: { nagad: noRefunds },
  23: { nagad: noRefunds },
  25: {
    sslcommerz: 'it takes the money itself: there is no execute and no token',
    nagad:
      'it takes the money itself: there is no execute and no token; a link twice is number 1, early number 5',
  },
};
