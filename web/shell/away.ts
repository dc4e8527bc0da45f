/** Status and headers of a page whose database is away: asked for again after five seconds. */
export const awayAnswer = { status: 503, headers: { 'retry-after': '5' } } as const;
