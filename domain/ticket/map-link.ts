/** Beginning of every address at which a phone opens its map at a counter. */
export const mapAddress = 'https://www.google.com/maps/search/?';

/** Makes a link that opens a counter in the phone's map; it names the counter and nothing of the passenger. */
export const mapLink = (...parts: readonly string[]): string =>
  mapAddress + String(new URLSearchParams({ api: '1', query: [...new Set(parts)].join(', ') }));
