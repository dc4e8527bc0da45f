import { setGateway } from './gateway.ts';
import type { Installation } from './installation.ts';
import { buying, persist, returning, type Step } from './journey.ts';
import { demandGoodEnd } from './purchase.ts';
import { newTraveller } from './traveller.ts';

/** A little longer than a step takes, for after a start everything is slower. */
const allowance = 1.3;

/**
 * Makes two purchases that nothing disturbs, one settled by the gateway's notice and one by the browser's return;
 * the second ends with its ticket.
 * Answers within how many milliseconds of its begin each step is under way.
 */
export const measureSteps = async (
  installation: Installation,
  nextNumber: () => number,
): Promise<Map<Step | undefined, number>> => {
  const spanMs = new Map<Step | undefined, number>();
  for (const [ipn, journey] of [
    ['normal', returning],
    ['none', buying],
  ] as const) {
    await setGateway(installation, { ipn });
    const traveller = await newTraveller(installation, nextNumber(), 'undisturbed');
    for (const step of journey) {
      const startedAt = performance.now();
      await persist(step, traveller, installation);
      const took = (performance.now() - startedAt) * allowance;
      spanMs.set(step, Math.max(took, spanMs.get(step) ?? 0));
    }
    await demandGoodEnd(installation, traveller);
  }
  const told = [...spanMs].map(([step, ms]) => `${step?.name} ${Math.round(ms / allowance)}`);
  console.log(`undisturbed, ms: ${told.join(', ')}`);
  return spanMs;
};
