/**
 * SQLSTATE classes by which the server says that it cannot serve: connection exception, login refused, no such
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
// Messages without a code: those of the driver and its pool, and the last two of a cluster about one of its machines.
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|failure on connection marked as essential|server closed the connection unexpectedly)/;

/**
 * Tells whether a failure means that the database is away: not reached, lost during a query, or not serving. It is then
 * unknown whether the last statement was carried out.
 */
export const isDatabaseAway = (thrown: unknown): boolean => {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return awayStates.test(code) || awayNetwork.has(code) || awayWords.test(thrown.message);
};
