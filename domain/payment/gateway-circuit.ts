/** Failure of a gateway, by its own fault, to open a payment page. by: the network of the buyer. */
export type FailedOpening = { at: Date; by: string };

/** Circuit breaker of a gateway: its failures since it last opened a page, and until when it is left out of the choice. */
export type GatewayCircuit = { failures: readonly FailedOpening[]; restsUntil: Date | null };

/**
 * Limits of the circuit breaker: a gateway that failed to open a page for three networks in a row, within a minute, is left
 * out of the choice for half a minute; then one payment tries it. In a row, because one opened page proves that the gateway
 * works; several networks, so that input typed at one place cannot take a payment method from everybody else.
 */
export const gatewayCircuitLimits = { networks: 3, withinMs: 60_000, restsForMs: 30_000 } as const;

export const closedGatewayCircuit: GatewayCircuit = { failures: [], restsUntil: null };

/** Tells whether a gateway is left out of the choice for now. */
export const isCircuitOpen = ({ restsUntil }: GatewayCircuit, now: Date): boolean =>
  restsUntil !== null && now < restsUntil;

/** Counts a failed opening, at most one per network. A gateway that fails its trial after a rest is left out again. */
export const afterFailedOpening = (
  { failures, restsUntil }: GatewayCircuit,
  failure: FailedOpening,
): GatewayCircuit => {
  const { networks, withinMs, restsForMs } = gatewayCircuitLimits;
  const now = failure.at.getTime();
  const others = failures.filter(({ at, by }) => now - at.getTime() < withinMs && by !== failure.by);
  const lately = [...others, failure].slice(-networks);
  const rests = restsUntil !== null || lately.length >= networks;
  return { failures: lately, restsUntil: rests ? new Date(now + restsForMs) : null };
};

/** Lets one payment try a gateway after its rest: until that opens a page, the gateway stays out of the choice of others. */
export const duringTrialOpening = (circuit: GatewayCircuit, now: Date): GatewayCircuit =>
  circuit.restsUntil === null
    ? circuit
    : { ...circuit, restsUntil: new Date(now.getTime() + gatewayCircuitLimits.restsForMs) };
