/** Passengers that an account keeps at most: a large family, and no address book. */
export const mostSavedPassengers = 12;
