/** Hours for which what is left of a purchase may be given back whole, once its other way was lost. */
export const fullRefundHours = 24;

/**
 * Moment until which a way may be given back in full, the service charge too, because the other way of the same purchase was
 * paid and lost: a day from then on. Null where it was not lost, or the day is over.
 */
export const fullRefundUntil = (otherWayLostAt: Date | null, now: Date): Date | null => {
  if (!otherWayLostAt) return null;
  const until = new Date(otherWayLostAt.getTime() + fullRefundHours * 3_600_000);
  return now < until ? until : null;
};
