import { Unanswered } from './client.ts';
import type { Installation } from './installation.ts';
import { pause } from './pause.ts';
import type { Traveller } from './traveller.ts';

/** Time limit of a step once the portal is back. */
const limitSeconds = 120;

const isOverdue = (startedAt: number, { backAt }: Installation): boolean =>
  performance.now() - Math.max(startedAt, backAt) > limitSeconds * 1000;

/**
 * Step of a purchase as a client makes it: returns what the client saw. Throws Unanswered if the step has to be
 * repeated, with the same key. asksPortal: a single request to the portal, neither a visit to the gateway nor waiting.
 */
export type Step = {
  name: string;
  asksPortal?: true;
  take(traveller: Traveller, installation: Installation): Promise<string>;
};

/** Repeats a check until it succeeds, through any crash meanwhile. */
export const until = async <Seen>(
  installation: Installation,
  what: string,
  look: () => Promise<Seen | false | undefined>,
): Promise<Seen> => {
  const startedAt = performance.now();
  for (;;) {
    const seen = await look().catch((thrown: unknown) => {
      if (thrown instanceof Unanswered) return undefined;
      throw thrown;
    });
    if (seen) return seen;
    if (isOverdue(startedAt, installation)) throw new Error(`waited ${limitSeconds} s in vain for ${what}`);
    await pause(50);
  }
};

/** Repeats a step until it is answered, as a patient client does; records what it saw on the way. */
export const repeatUntilAnswered = async (
  step: Step,
  traveller: Traveller,
  installation: Installation,
): Promise<void> => {
  const startedAt = performance.now();
  for (;;) {
    try {
      traveller.saw.push(await step.take(traveller, installation));
      traveller.acked.add(step.name);
      return;
    } catch (thrown) {
      if (!(thrown instanceof Unanswered) || isOverdue(startedAt, installation)) throw thrown;
      if (traveller.saw.at(-1) !== thrown.message) traveller.saw.push(thrown.message);
      await pause(100);
    }
  }
};
