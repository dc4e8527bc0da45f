/** Name of the hidden field with the amount that comes back for seats together. */
export const togetherName = (seatNos: readonly string[]): string => `together-${seatNos.join('+')}`;
