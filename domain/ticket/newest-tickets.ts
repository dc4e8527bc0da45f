/** Of a seat that was issued again, only the newest of its tickets: the ones before are void. */
export const newestTickets = <T extends { seatNo: string; issueNo: number }>(tickets: readonly T[]): T[] =>
  tickets.filter(
    ({ seatNo, issueNo }) => !tickets.some((later) => later.seatNo === seatNo && later.issueNo > issueNo),
  );
