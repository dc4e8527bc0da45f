/** Beginning of every address at which a phone opens its map at a counter. */
export const mapAddress = 'https://www.google.com/maps/search/?';

/** Address at which a phone opens its map at a counter; it tells the counter, and nothing of who travels. */
export const mapLink = (...parts: readonly string[]): string =>
  mapAddress + String(new URLSearchParams({ api: '1', query: [...new Set(parts)].join(', ') }));
