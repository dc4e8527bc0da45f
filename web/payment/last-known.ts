/**
 * Makes a client loader of the server's that bears silence: without a network, or while the server does not answer,
 * it says what the same address said last. Redirects and pages that are not there go on.
 */
export const lastKnown = <Answer>() => {
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
  // It must know the first answer too, which came with the page.
  return Object.assign(load, { hydrate: true as const });
};
