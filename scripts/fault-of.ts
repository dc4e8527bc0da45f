/** Returns the message of what was thrown; a connection refused on several addresses has only a code in Node. */
export const faultOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message || ('code' in thrown ? String(thrown.code) : thrown.name);
};
