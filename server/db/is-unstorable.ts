/** SQLSTATEs of a text that no column can hold: a NUL, as text and within jsonb. */
const states = new Set(['22021', '22P05']);

/** Tells whether the database refused a text because no column can hold one of its characters: a fault of the input, not ours. */
export const isUnstorable = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && states.has(String(thrown.code));
