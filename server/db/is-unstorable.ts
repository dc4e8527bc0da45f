/** SQLSTATEs of a text that no column can hold: a NUL, as text and within jsonb. */
const states = new Set(['22021', '22P05']);

/** Whether the database refused a text because of a letter that it keeps nowhere: what was sent is wrong, not the program. */
export const isUnstorable = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && states.has(String(thrown.code));
