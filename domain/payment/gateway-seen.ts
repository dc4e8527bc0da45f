/** How a gateway has behaved since this program started. */
export type GatewaySeen = {
  since: Date;
  /** The last answer that said something. */
  goodAt: Date | null;
  /** The last call that was not answered, or not in words that can be read. */
  failedAt: Date | null;
  failure: string | null;
};
