/**
 * Makes a client loader that survives silence: without a network, or while the server does not answer, it returns the
 * latest answer for the same address. Redirects and missing pages are passed on.
 */
export const keepLastAnswer = <Answer>() => {
  let known: { url: string; answer: Answer } | undefined;
  const load = async ({
    request,
    serverLoader,
  }: {
    request: Request;
    serverLoader: () => Promise<Answer>;
  }): Promise<Answer> => {
    try {
      known = { url: request.url, answer: await serverLoader() };
    } catch (thrown) {
      if (!(thrown instanceof TypeError) || known?.url !== request.url) throw thrown;
    }
    return known.answer;
  };
  // Runs on hydration too, to keep the first answer, which came with the page.
  return Object.assign(load, { hydrate: true as const });
};
