/** The names of the two controls of a seat in the checkout form. */
export const seatFields = (seatNo: string) =>
  ({ name: `passenger-${seatNo}`, kind: `kind-${seatNo}` }) as const;
