import { trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { FindMoneyInput } from '@poth/domain/reconciliation/input.ts';
import { askablePlaces, type MoneyTrail } from '@poth/domain/reconciliation/money-trail.ts';
import { call } from '../call.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import { countTry, type Refusal } from '../rate-limit/count-try.ts';
import { findMoneyRows, moneyTrailOf } from './find-money.ts';

/** Attempts that one press asks about: the newest. */
const mostAsked = 5;

/**
 * Asks the gateway once more about the attempts of a booking for which no captured money is known, as the poller would, and
 * then tells where the money is. Using up an attempt's tries keeps nobody from an answer: the poller asks about it all the
 * same.
 */
export const askAboutMoney = call(
  {
    gate: 'everybody',
    input: FindMoneyInput,
    problems: [
      'invalid-input', // number, phone
      'ticket-not-found',
      'too-many-tries',
    ],
  },
  async function askAboutMoney({ deps, actor }, input): Promise<MoneyTrail[]> {
    const rows = await findMoneyRows(deps, actor, input);
    const attempts = rows.flatMap((row) => {
      const { payments } = moneyTrailOf(row, deps.now());
      const isAsked = new Set(
        payments.flatMap(({ tranId, place }) => (askablePlaces.includes(place) ? tranId : [])),
      );
      return row.payments
        .filter(({ tranId, gateway }) => isAsked.has(tranId) && deps.gateways.named(gateway))
        .map(({ tranId, paymentId, gateway, gatewaySession }) => ({
          tripId: row.tripId,
          paymentId,
          tranId,
          gateway,
          gatewaySession,
        }));
    });
    const newest = attempts.slice(0, mostAsked);
    const asked = [];
    let refusal: Refusal | undefined;
    for (const attempt of newest) {
      const refused = await countTry(deps.db, 'money-asked', {
        ...trySubjectsOf(actor),
        attempt: attempt.tranId,
      });
      if (refused) refusal ??= refused;
      else asked.push(attempt);
    }
    // An attempt that was charged a try is asked about, even where another of the booking has used up its tries.
    if (refusal && asked.length === 0)
      throw new Problem('too-many-tries', { retryAfterSeconds: refusal.retryAfterSeconds });
    await Promise.all(asked.map((attempt) => settlePayment(deps)(attempt)));
    return (await findMoneyRows(deps, actor, input)).map((row) => moneyTrailOf(row, deps.now()));
  },
);
