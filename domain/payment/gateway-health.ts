/** Latest success and failure of a gateway since this program started. */
export type GatewayHealth = {
  since: Date;
  /** Time of the last usable answer. */
  goodAt: Date | null;
  /** Time of the last call that got no answer, or an unreadable one. */
  failedAt: Date | null;
  failure: string | null;
};
