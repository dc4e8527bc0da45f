import { retrying } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { claimDeliveries, type DueDelivery, writeDeliveries } from './delivery-store.ts';

/** Messages that one poll of a gateway asks about. */
const batchSize = 50;

/**
 * Polls SMS gateways for the messages that they took, and hands undelivered ones to another gateway. A gateway that
 * does not answer is polled again later, without sending anything again. Returns whether more is due.
 */
export const followDeliveries =
  ({ db, sms, log }: Pick<Deps, 'db' | 'sms' | 'log'>) =>
  async (): Promise<boolean> => {
    const due = await retrying(() => claimDeliveries(db, batchSize));
    const told = await Promise.all(
      [...Map.groupBy(due, ({ gateway }) => gateway)].map(async ([gateway, asked]) =>
        sms
          .deliveriesOf(
            gateway,
            asked.map(({ gatewayId }) => gatewayId),
          )
          .then((answers) => joinAnswers(asked, answers))
          .catch((thrown: unknown) => {
            log(`deliveries of ${gateway}: ${String(thrown)}`);
            return [];
          }),
      ),
    );
    const known = told.flat();
    if (known.length > 0)
      await writeDeliveries(
        db,
        known,
        known.map(() => timeOrderedId()),
        sms.health().length > 1,
      );
    return due.length === batchSize;
  };

type Answers = Awaited<ReturnType<Deps['sms']['deliveriesOf']>>;

/** Matches answers with the messages asked about; those unknown to the gateway are left out. */
const joinAnswers = (asked: readonly DueDelivery[], answers: Answers) => {
  const byId = new Map(answers.map((answer) => [answer.gatewayId, answer]));
  return asked.flatMap(({ tripId, outboxId, gatewayId }) => {
    const answer = byId.get(gatewayId);
    return answer ? [{ tripId, outboxId, state: answer.state, said: answer.said }] : [];
  });
};
