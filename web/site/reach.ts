/** A form that did not reach the server: nothing was done, and what was typed is still on the page. */
type Unreached = { unreached: true };

/** Browsers throw a TypeError where there is no network; what the server throws is something else. */
const isSilence = (thrown: unknown): boolean => thrown instanceof TypeError;

/** Makes a client action of the server's: without a network the page stays and says so, instead of breaking. */
export const orUnreached = async <Answer>(call: () => Promise<Answer>): Promise<Answer | Unreached> => {
  try {
    return await call();
  } catch (thrown) {
    if (isSilence(thrown)) return { unreached: true };
    throw thrown;
  }
};

export const isUnreached = (answer: unknown): answer is Unreached =>
  typeof answer === 'object' && answer !== null && 'unreached' in answer;

/**
 * The shouldRevalidate of a page with a form: after any answer the page is read anew, for a refusal too changes what
 * is true (a new key, a new deadline); where the form did not arrive there is nothing new to read.
 */
export const unlessUnreached = ({ actionResult }: { actionResult?: unknown }): boolean =>
  !isUnreached(actionResult);
