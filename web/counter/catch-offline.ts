type Offline = { offline: true };

/** Reads the counter; without a network the page stays as it was read last and says that the line is down. */
export const catchOffline = async <Answer>(read: () => Promise<Answer>): Promise<Answer | Offline> => {
  try {
    return await read();
  } catch (thrown) {
    // A browser's failed fetch; what the server throws is something else.
    if (thrown instanceof TypeError) return { offline: true };
    throw thrown;
  }
};

export const isOffline = (answer: unknown): answer is Offline =>
  typeof answer === 'object' && answer !== null && 'offline' in answer;
