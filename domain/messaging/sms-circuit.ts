/** Circuit breaker of a gateway: recent failures with no message accepted between them, and the end of its pause. */
export type SmsCircuit = { failedAt: readonly Date[]; restsUntil: Date | null };

/**
 * Limits of the circuit breaker: after five failures in a row within a minute a gateway is paused for half a minute;
 * then one message tries it. In a row, as among many messages some always fail; within a minute, so that a few failures
 * a night do not add up to an outage.
 */
const smsCircuitLimits = { failures: 5, withinMs: 60_000, restsForMs: 30_000 } as const;

export const closedCircuit: SmsCircuit = { failedAt: [], restsUntil: null };

/** Tells whether a gateway is paused, so that messages try the others first. */
export const isResting = ({ restsUntil }: SmsCircuit, now: Date): boolean =>
  restsUntil !== null && now < restsUntil;

/** Counts a failure of the gateway; a refusal of one message is none. A gateway that fails its trial is paused again. */
export const afterFailure = ({ failedAt, restsUntil }: SmsCircuit, now: Date): SmsCircuit => {
  const { failures, withinMs, restsForMs } = smsCircuitLimits;
  const lately = [...failedAt, now].filter((at) => now.getTime() - at.getTime() < withinMs).slice(-failures);
  const rests = restsUntil !== null || lately.length >= failures;
  return { failedAt: lately, restsUntil: rests ? new Date(now.getTime() + restsForMs) : null };
};

/** Pauses a gateway anew while one message tries it: until it has answered, other messages keep off. */
export const duringTrial = (circuit: SmsCircuit, now: Date): SmsCircuit =>
  circuit.restsUntil === null
    ? circuit
    : { ...circuit, restsUntil: new Date(now.getTime() + smsCircuitLimits.restsForMs) };
