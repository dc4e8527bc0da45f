import { openClient, Unanswered } from './client.ts';
import { lockForSets } from './database.ts';
import { setGateway } from './gateway.ts';
import type { Installation } from './installation.ts';
import type { Kill } from './kills.ts';
import { pause } from './pause.ts';
import type { SetPoint } from './points.ts';
import { demandGoodEnd, demandNothingLost } from './purchase.ts';
import type { Row } from './report.ts';
import { repeatUntilAnswered, until } from './step.ts';
import { becomeBuyer, findJourney, newTraveller, seatsOfTraveller, type Traveller } from './traveller.ts';

/** Concurrent buyers: the first one's step is sent alone, those of the others gather behind it. */
const buyersAtOnce = 5;
/** Time for requests to arrive in the sockets of a frozen server. */
const deliveredMs = 300;
/** Time from the first step at the lock until the others have gathered: shorter than the server's lock timeout. */
const gatheringMs = 500;
/** Most attempts: on a busy machine every buyer's step may come after the previous one was sent. */
const mostTries = 5;

/** Creates travellers who want different seats of one coach. */
const gather = async (installation: Installation, firstNumber: number): Promise<Traveller[]> => {
  const clients = Array.from({ length: buyersAtOnce }, (_, index) =>
    openClient(installation.portalUrl, index % 2 === 0 ? 'cookie' : 'token'),
  );
  await Promise.all(clients.map((client) => until(installation, 'a buyer', () => becomeBuyer(client))));
  const [first] = clients as [(typeof clients)[0], ...typeof clients];
  const { seatNos, ...journey } = await until(installation, 'free seats', () =>
    findJourney(first, seatsOfTraveller * buyersAtOnce),
  );
  return clients.map((client, index) =>
    newTraveller(firstNumber + index, client, {
      ...journey,
      seatNos: seatNos.slice(seatsOfTraveller * index, seatsOfTraveller * (index + 1)),
    }),
  );
};

/**
 * Lets several buyers take the same step at once and stops the server after their sets are committed and before it has
 * read the database's answer; returns the number of buyers in each set.
 */
const stopBeforeAnswers = async (
  installation: Installation,
  { step }: SetPoint,
  travellers: readonly Traveller[],
): Promise<{ sets: number[]; underWay: Promise<PromiseSettledResult<string>[]> }> => {
  const lock = await lockForSets(installation, travellers);
  try {
    installation.freezeServer();
    const underWay = Promise.allSettled(travellers.map((traveller) => step.take(traveller, installation)));
    await pause(deliveredMs);
    installation.thawServer();
    await until(installation, 'a step at the lock', async () => (await lock.countWaiting()) > 0);
    await pause(gatheringMs);
    installation.freezeServer();
    return { sets: await lock.letGo(), underWay };
  } finally {
    await lock.end();
  }
};

/** Retries with new travellers until two of them are in one set, and leaves the server stopped behind it. */
const stopBehindSet = async (
  installation: Installation,
  point: SetPoint,
  firstNumber: number,
): Promise<Awaited<ReturnType<typeof stopBeforeAnswers>> & { travellers: Traveller[]; used: number }> => {
  for (let used = buyersAtOnce; ; used += buyersAtOnce) {
    const travellers = await gather(installation, firstNumber + used - buyersAtOnce);
    for (const step of point.before)
      await Promise.all(travellers.map((traveller) => repeatUntilAnswered(step, traveller, installation)));
    const stopped = await stopBeforeAnswers(installation, point, travellers);
    if ((stopped.sets[0] ?? 0) >= 2 || used === mostTries * buyersAtOnce)
      return { ...stopped, travellers, used };
    installation.thawServer();
    await stopped.underWay;
  }
};

/**
 * Brings travellers to a point at which their steps are written as sets and kills before any is answered. Each then
 * repeats the request and must end well with the seats of that set: a second booking would be refused them. used:
 * numbers of travellers.
 */
export const crashBehindSet = async (
  installation: Installation,
  { point, kill, firstNumber }: { point: SetPoint; kill: Kill; firstNumber: number },
): Promise<{ row: Row; backMs: number; used: number }> => {
  await setGateway(installation, point.gateway);
  const strike = await kill.aim(installation);
  const { sets, underWay, travellers, used } = await stopBehindSet(installation, point, firstNumber);
  await strike();
  await setGateway(installation, {});
  const heard = (await underWay).filter(
    (end) => end.status === 'fulfilled' || !(end.reason instanceof Unanswered),
  );
  const backMs = await kill.bringBack(installation);
  const backAt = performance.now();
  installation.backAt = backAt;

  const goOn = async (traveller: Traveller): Promise<void> => {
    await until(installation, 'a look at the books', () => demandNothingLost(installation, traveller));
    for (const step of point.after) await repeatUntilAnswered(step, traveller, installation);
    await until(installation, 'everything to be told', () => demandGoodEnd(installation, traveller));
  };
  const end = async (): Promise<string> => {
    if (heard.length > 0) throw new Error('an answer was heard');
    if ((sets[0] ?? 0) < 2) throw new Error('no two buyers were in one set');
    await Promise.all(travellers.map(goOn));
    return `${travellers.length} tickets`;
  };
  const outcome = await end().then(
    (ended) => ({ ended, passed: true }),
    (thrown: unknown) => ({ ended: String(thrown), passed: false }),
  );
  const row = {
    ...outcome,
    killed: kill.says,
    says: point.says,
    saw: `sets of ${sets.join(' and ')} buyers written, nothing answered`,
    seconds: (performance.now() - backAt) / 1000,
  };
  return { row, backMs, used };
};
