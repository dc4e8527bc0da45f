import { Unanswered } from './client.ts';
import { setGateway } from './gateway.ts';
import type { Installation } from './installation.ts';
import { persist } from './journey.ts';
import type { Kill } from './kills.ts';
import { pause } from './pause.ts';
import type { CrashPoint } from './points.ts';
import { demandGoodEnd, demandNothingLost } from './purchase.ts';
import type { Row } from './report.ts';
import { newTraveller } from './traveller.ts';

/** A purchase that is over, or that only waits any more, does not keep the next from starting. */
const foregroundMs = 1_500;

type Asked = {
  point: CrashPoint;
  kill: Kill;
  /** How long the step under way has been running when it dies. */
  afterMs: number;
  number: number;
};

const firstLine = (thrown: unknown): string => String(thrown instanceof Error ? thrown.message : thrown);

/**
 * Brings a new traveller to a point of its purchase, kills, lets the client meet the dead portal, brings the portal
 * back, demands that nothing acknowledged was lost and goes on as a client does. Answers when the next crash may
 * come; `row` then tells how the purchase ended, and after how many seconds since the portal was back.
 */
export const crash = async (installation: Installation, { point, kill, afterMs, number }: Asked) => {
  await setGateway(installation, { ipn: point.ipn });
  const traveller = await newTraveller(installation, number, point.says);
  for (const step of point.before) await persist(step, traveller, installation);
  const seenBefore = traveller.saw.length;

  const underWay = point.during && persist(point.during, traveller, installation);
  // It is waited for below, once the portal is back.
  underWay?.catch(() => undefined);
  if (underWay) await pause(afterMs);
  const told = new Set(traveller.acked);
  await kill.strike(installation);
  for (const step of point.meanwhile ?? []) await persist(step, traveller, installation);
  const next = point.after[0];
  if (!underWay && next?.asksPortal)
    await next.take(traveller, installation).catch((thrown: unknown) => {
      if (!(thrown instanceof Unanswered)) throw thrown;
      traveller.saw.push(thrown.message);
    });
  const backMs = await kill.bringBack(installation);
  const backAt = performance.now();

  const goOn = async (): Promise<Row> => {
    const row = { killed: kill.says, says: point.says };
    let lost = '';
    try {
      await demandNothingLost(installation, { ...traveller, acked: told }).catch((thrown: unknown) => {
        lost = firstLine(thrown);
      });
      await underWay;
      for (const step of point.after) await persist(step, traveller, installation);
      const seconds = (performance.now() - backAt) / 1000;
      const ended = await demandGoodEnd(installation, traveller);
      return { ...row, saw: sawOf(traveller.saw, seenBefore), ended: lost || ended, seconds, passed: !lost };
    } catch (thrown) {
      const seconds = (performance.now() - backAt) / 1000;
      const ended = lost || firstLine(thrown);
      return { ...row, saw: sawOf(traveller.saw, seenBefore), ended, seconds, passed: false };
    }
  };
  const row = goOn();
  await Promise.race([row, pause(foregroundMs)]);
  return { row, backMs };
};

/** The last thing seen before the crash, and the first things after it. */
const sawOf = (saw: readonly string[], seenBefore: number): string =>
  saw.slice(Math.max(0, seenBefore - 1), seenBefore + 3).join(' > ');
