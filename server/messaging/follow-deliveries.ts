import { retrying } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { claimDeliveries, type DueDelivery, writeDeliveries } from './delivery-store.ts';

/** As many as a gateway is asked about at once. */
const batchSize = 50;

/**
 * Asks gateways of SMS what became of the messages that they took, and lets another gateway send what did not arrive. A gateway
 * that does not answer is asked again later, and nothing is sent a second time for that. Answers whether more is due.
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

/** Joins answers with what was asked about; what a gateway does not know is left out. */
const joinAnswers = (asked: readonly DueDelivery[], answers: Answers) => {
  const byId = new Map(answers.map((answer) => [answer.gatewayId, answer]));
  return asked.flatMap(({ tripId, outboxId, gatewayId }) => {
    const answer = byId.get(gatewayId);
    return answer ? [{ tripId, outboxId, state: answer.state, said: answer.said }] : [];
  });
};
