/** Prefix of the fields of the way back: both directions may have a seat of the same name. */
export const backPrefix = 'back.';

/** Returns the names of the controls of a seat in the checkout form. */
export const seatFields = (seatNo: string, prefix: '' | typeof backPrefix = '') =>
  ({
    name: `passenger-${prefix}${seatNo}`,
    kind: `kind-${prefix}${seatNo}`,
    gender: `gender-${prefix}${seatNo}`,
  }) as const;
