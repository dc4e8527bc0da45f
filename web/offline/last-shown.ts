/** Data that pages of this tab last showed: one that is drawn anew without a network is drawn from it. */
const shown = new Map<string, unknown>();

export const rememberShown = (page: string, data: unknown): void => void shown.set(page, data);

/** For when the phone goes to somebody else. */
export const forgetShown = (): void => shown.clear();

/** Asks the server; where it cannot be reached, answers what was shown last. */
export const loadOrLastShown = async <Data>(page: string, ask: () => Promise<Data>): Promise<Data> => {
  try {
    const data = await ask();
    rememberShown(page, data);
    return data;
  } catch (thrown) {
    const last = shown.get(page) as Data | undefined;
    // Browsers throw a TypeError where there is no network; what the server throws is something else.
    if (thrown instanceof TypeError && last) return last;
    throw thrown;
  }
};
