/** An opening that a gateway did not do for its own reasons. by: the network of who wanted to pay. */
export type FailedOpening = { at: Date; by: string };

/** How a gateway has opened pages lately: failures with no page opened between them, and until when it is left alone. */
export type GatewayCircuit = { failures: readonly FailedOpening[]; restsUntil: Date | null };

/**
 * A gateway that opened no page for three networks in a row, within a minute, leaves the choice for half a minute; then one
 * payment tries it. In a row, for a page that opens proves it well; of several networks, so that nobody takes a way to pay
 * from others by what is typed at one place.
 */
export const gatewayCircuitLimits = { networks: 3, withinMs: 60_000, restsForMs: 30_000 } as const;

export const closedGatewayCircuit: GatewayCircuit = { failures: [], restsUntil: null };

/** Tells whether a gateway is left out of the choice for now. */
export const isLeftOut = ({ restsUntil }: GatewayCircuit, now: Date): boolean =>
  restsUntil !== null && now < restsUntil;

/** Counts a failed opening, one of each network. A gateway that has rested and fails its trial rests again. */
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

/** Lets one payment try a gateway that has rested: until it has a page, the choice goes on without it. */
export const duringTrialOpening = (circuit: GatewayCircuit, now: Date): GatewayCircuit =>
  circuit.restsUntil === null
    ? circuit
    : { ...circuit, restsUntil: new Date(now.getTime() + gatewayCircuitLimits.restsForMs) };
