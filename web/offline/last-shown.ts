/** Data that pages of this tab last showed: without a network a page renders from them again. */
const shown = new Map<string, unknown>();

export const rememberShown = (page: string, data: unknown): void => void shown.set(page, data);

/** Empties the memory when the phone changes hands. */
export const forgetShown = (): void => shown.clear();

/** Asks the server; if it cannot be reached, returns the data shown last. */
export const loadOrLastShown = async <Data>(page: string, ask: () => Promise<Data>): Promise<Data> => {
  try {
    const data = await ask();
    rememberShown(page, data);
    return data;
  } catch (thrown) {
    const last = shown.get(page) as Data | undefined;
    // Browsers throw a TypeError when there is no network; what the server throws is something else.
    if (thrown instanceof TypeError && last) return last;
    throw thrown;
  }
};
