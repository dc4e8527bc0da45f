/** How a gateway has answered lately: failures with no message accepted between them, and until when it is left alone. */
export type SmsCircuit = { failedAt: readonly Date[]; restsUntil: Date | null };

/**
 * A gateway that has failed five times in a row within a minute rests for half a minute; then one message tries it. In a row,
 * for of many messages some always fail; within a minute, so that few messages a night do not add up to an outage.
 */
export const smsCircuitLimits = { failures: 5, withinMs: 60_000, restsForMs: 30_000 } as const;

export const closedCircuit: SmsCircuit = { failedAt: [], restsUntil: null };

/** Tells whether messages leave a gateway out for now. */
export const isResting = ({ restsUntil }: SmsCircuit, now: Date): boolean =>
  restsUntil !== null && now < restsUntil;

/**
 * Counts a failure of the gateway; refusals of one message are none. A gateway that has rested and fails its trial rests again.
 */
export const afterFailure = ({ failedAt, restsUntil }: SmsCircuit, now: Date): SmsCircuit => {
  const { failures, withinMs, restsForMs } = smsCircuitLimits;
  const lately = [...failedAt, now].filter((at) => now.getTime() - at.getTime() < withinMs).slice(-failures);
  const rests = restsUntil !== null || lately.length >= failures;
  return { failedAt: lately, restsUntil: rests ? new Date(now.getTime() + restsForMs) : null };
};

/** Lets one message try a gateway that has rested: until it has answered, the others go on leaving it out. */
export const duringTrial = (circuit: SmsCircuit, now: Date): SmsCircuit =>
  circuit.restsUntil === null
    ? circuit
    : { ...circuit, restsUntil: new Date(now.getTime() + smsCircuitLimits.restsForMs) };
