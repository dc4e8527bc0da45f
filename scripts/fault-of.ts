/** The sentence of what was thrown; Node gives a connection that is refused on several addresses a code alone. */
export const faultOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ('code' in thrown ? String(thrown.code) : thrown.name);
};
