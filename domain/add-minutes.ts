/** Adds minutes to a moment; negative minutes make it earlier. */
export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
