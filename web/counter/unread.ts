type Unread = { unread: true };

/** Reads the counter; without a network the page stays as it was read last and says that the line is down. */
export const orUnread = async <Answer>(read: () => Promise<Answer>): Promise<Answer | Unread> => {
  try {
    return await read();
  } catch (thrown) {
    // A browser's failed fetch; what the server throws is something else.
    if (thrown instanceof TypeError) return { unread: true };
    throw thrown;
  }
};

export const isUnread = (answer: unknown): answer is Unread =>
  typeof answer === 'object' && answer !== null && 'unread' in answer;
