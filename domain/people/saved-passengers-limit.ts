/** Most passengers that an account can save: enough for a large family, too few for an address book. */
export const mostSavedPassengers = 12;
