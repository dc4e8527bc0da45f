import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { withInnerSpan } from '../tracing/spans.ts';

/** Characters of a statement that its span shows. */
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

/** Records a span for each statement within a request, with its text, which contains no value. */
export const withStatementSpans = (pool: PostgresPool): PostgresPool => ({
  connect: async () => tracing(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
});
