type Offline = { offline: true };

/**
 * Runs a read of the counter's data; without a network it returns `offline`, and the page keeps its last data and says
 * that the line is down.
 */
export const catchOffline = async <Answer>(read: () => Promise<Answer>): Promise<Answer | Offline> => {
  try {
    return await read();
  } catch (thrown) {
    // A failed fetch of the browser throws a TypeError; what the server throws is something else.
    if (thrown instanceof TypeError) return { offline: true };
    throw thrown;
  }
};

export const isOffline = (answer: unknown): answer is Offline =>
  typeof answer === 'object' && answer !== null && 'offline' in answer;
