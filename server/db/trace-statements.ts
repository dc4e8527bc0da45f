import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { withInnerSpan } from '../tracing/spans.ts';

/** Letters of a statement that its span tells. */
const longestText = 1_000;

const tracing = (client: PostgresPoolClient): PostgresPoolClient => ({
  query: ((text: unknown, values: readonly unknown[]) => {
    const send = client.query.bind(client) as (...sent: unknown[]) => Promise<unknown>;
    if (typeof text !== 'string') return send(text, values);
    const [word = ''] = text.trim().split(/\s/, 1);
    return withInnerSpan(
      `statement ${word.toLowerCase()}`,
      () => send(text, values),
      () => ({ 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) }),
    );
  }) as unknown as PostgresPoolClient['query'],
  release: (error) => client.release(error),
});

/** Keeps a span of each statement within a request, by its text, which carries no value. */
export const withStatementSpans = (pool: PostgresPool): PostgresPool => ({
  connect: async () => tracing(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
});
