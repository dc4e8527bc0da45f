/**
 * Limits of the seat maps that follow every change, in one process. A visible tab has one map, so a buyer reaches six
 * only by connections that have died unnoticed; a mobile network lets hundreds of people share one address.
 */
export const liveMapLimits = { perBuyer: 6, perAddress: 100, inAll: 1_000 };
export type LiveMapLimits = typeof liveMapLimits;

/** Seconds between two requests of a map beyond the limits, which polls the states of its seats. */
export const pollEverySeconds = 15;
