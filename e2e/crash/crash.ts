import { openClient, Unanswered } from './client.ts';
import { setGateway } from './gateway.ts';
import type { Installation } from './installation.ts';
import type { Kill } from './kills.ts';
import { pause } from './pause.ts';
import type { CrashPoint } from './points.ts';
import { demandGoodEnd, demandNothingLost, demandSameAnswer } from './purchase.ts';
import type { Row } from './report.ts';
import { repeatUntilAnswered, until } from './step.ts';
import type { StepTimes } from './step-times.ts';
import { becomeBuyer, findJourney, newTraveller, type Traveller } from './traveller.ts';

/** A purchase that only waits does not delay the next crash for longer than this. */
const foregroundMs = 1_000;

type Asked = {
  point: CrashPoint;
  kill: Kill;
  times: StepTimes;
  number: number;
};

/**
 * Brings a new traveller to a point of the purchase, kills, lets the client meet the dead portal, brings the portal back,
 * demands that nothing acknowledged was lost and continues as a client does. Resolves when the next crash may come; `row`
 * then tells how the purchase ended, and how many seconds after the portal was back, later crashes included.
 */
export const crash = async (installation: Installation, { point, kill, times, number }: Asked) => {
  await setGateway(installation, point.gateway ?? {});
  const client = openClient(installation.portalUrl, number % 2 === 0 ? 'cookie' : 'token');
  await until(installation, 'a buyer', () => becomeBuyer(client));
  const wish = await until(installation, 'two free seats', () => findJourney(client));
  const traveller = newTraveller(number, client, wish);
  for (const step of point.before) {
    const startedAt = performance.now();
    await repeatUntilAnswered(step, traveller, installation);
    times.note(step, performance.now() - startedAt);
  }
  const lastSeen = Math.max(0, traveller.saw.length - 1);
  const unheard: Traveller = { ...traveller, saw: [], acked: new Set() };
  if (point.unheard) await repeatUntilAnswered(point.unheard, unheard, installation);
  const strike = await kill.aim(installation);

  const underWay = point.during && repeatUntilAnswered(point.during, traveller, installation);
  // Awaited below, once the portal is back.
  underWay?.catch(() => undefined);
  if (point.during) await pause(point.duringMs ?? times.momentOf(point.during));
  const told = new Set(traveller.acked);
  await strike();
  await setGateway(installation, {});
  traveller.saw.push('KILLED');
  for (const step of point.meanwhile ?? []) await repeatUntilAnswered(step, traveller, installation);
  const next = point.after[0];
  if (!underWay && next?.asksPortal)
    await next.take(traveller, installation).catch((thrown: unknown) => {
      if (!(thrown instanceof Unanswered)) throw thrown;
      traveller.saw.push(thrown.message);
    });
  const backMs = await kill.bringBack(installation);
  const backAt = performance.now();
  installation.backAt = backAt;

  const end = async (): Promise<string> => {
    const asTold = { ...traveller, acked: told };
    await until(installation, 'a look at the books', () => demandNothingLost(installation, asTold));
    await underWay;
    for (const step of point.after) await repeatUntilAnswered(step, traveller, installation);
    demandSameAnswer(unheard, traveller);
    return until(installation, 'everything to be told', () => demandGoodEnd(installation, traveller));
  };
  const row = end()
    .then((ended) => ({ ended, passed: true }))
    .catch((thrown: unknown) => ({ ended: String(thrown), passed: false }))
    .then(
      (outcome): Row => ({
        ...outcome,
        killed: kill.says,
        says: point.says,
        saw: traveller.saw.slice(lastSeen, lastSeen + 5).join(' > '),
        seconds: (performance.now() - backAt) / 1000,
      }),
    );
  await Promise.race([row, pause(foregroundMs)]);
  return { row, backMs };
};
