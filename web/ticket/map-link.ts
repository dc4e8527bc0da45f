/** Address at which a phone opens its map at a counter; it tells the counter, and nothing of who travels. */
export const mapLink = (...parts: readonly string[]): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: [...new Set(parts)].join(', ') })}`;
