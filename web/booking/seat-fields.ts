/** The names of the controls of a seat in the checkout form. */
export const seatFields = (seatNo: string) =>
  ({ name: `passenger-${seatNo}`, kind: `kind-${seatNo}`, gender: `gender-${seatNo}` }) as const;
