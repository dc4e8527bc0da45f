/** Picks the criteria of a search, to carry them to another page and back; empty where nothing was searched for. */
export const searchedFor = (query: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of ['from', 'to', 'date', 'back', 'period', 'coachType']) {
    const said = query.get(name);
    if (said) kept.set(name, said);
  }
  return kept.size > 0 ? `?${kept}` : '';
};
