/** What the boarding pages of this tab last showed: a page that is drawn anew without a network is drawn from it. */
const lists = new Map<string, unknown>();

export const rememberList = (tripId: string, data: unknown): void => void lists.set(tripId, data);

/** Asks the server; where it cannot be reached, answers what was shown last. */
export const orLastList = async <Data>(tripId: string, ask: () => Promise<Data>): Promise<Data> => {
  try {
    const data = await ask();
    rememberList(tripId, data);
    return data;
  } catch (thrown) {
    const last = lists.get(tripId) as Data | undefined;
    // Browsers throw a TypeError where there is no network; what the server throws is something else.
    if (thrown instanceof TypeError && last) return last;
    throw thrown;
  }
};
