/**
 * SQLSTATE classes in which the server says that it serves nobody now: connection exception, login refused, no such
 * database, insufficient resources, operator intervention (it ends this connection, starts up or shuts down).
 */
const awayStates = /^(08...|28...|3D...|53...|57P..)$/;
const awayNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
// The driver and its pool give these no code, nor a cluster the last two, about one of its machines.
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|failure on connection marked as essential|server closed the connection unexpectedly)/;

/**
 * Whether a failure means that the database is away: not reached, gone in the middle of a question, or not serving.
 * Whether it still did what it was asked last is then unknown.
 */
export const isDatabaseAway = (thrown: unknown): boolean => {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return awayStates.test(code) || awayNetwork.has(code) || awayWords.test(thrown.message);
};
