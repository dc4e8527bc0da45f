/** Answer of a gateway, without the request: its address holds the store's password. */
export type Asked = { body: unknown; differences: string[]; ms: number };

type Question = { timeoutMs: number; init?: RequestInit };

const mostSkewMs = 60_000;

/** Reports a clock difference to the gateway's server: its moments are kept, and signatures are dated by it. */
const skewOf = (date: string | null): string[] => {
  const skewMs = date ? Math.abs(Date.parse(date) - Date.now()) : 0;
  return skewMs > mostSkewMs ? [`its clock is ${Math.round(skewMs / 1000)} s from ours`] : [];
};

/** Sends one request and reads JSON; any failure becomes a difference in words, without the address. */
export const ask = async (url: URL, { timeoutMs, init = {} }: Question): Promise<Asked> => {
  const from = performance.now();
  const took = () => performance.now() - from;
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
    const text = await answer.text();
    const differences = skewOf(answer.headers.get('date'));
    if (answer.status !== 200) differences.push(`http ${answer.status}, where we read 200`);
    try {
      return { body: JSON.parse(text), differences, ms: took() };
    } catch {
      return { body: undefined, differences: [...differences, 'the answer is no JSON'], ms: took() };
    }
  } catch (thrown) {
    const late = thrown instanceof Error && thrown.name === 'TimeoutError';
    const failure = late ? `no answer within ${timeoutMs} ms` : 'no connection';
    return { body: undefined, differences: [failure], ms: took() };
  }
};
