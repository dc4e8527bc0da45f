/** Status and headers of a page while the database is unavailable: clients retry after five seconds. */
export const databaseAwayAnswer = { status: 503, headers: { 'retry-after': '5' } } as const;
