/** Returns only the newest ticket of each seat: the earlier ones of a reissued seat are void. */
export const newestTickets = <T extends { seatNo: string; issueNo: number }>(tickets: readonly T[]): T[] =>
  tickets.filter(
    ({ seatNo, issueNo }) => !tickets.some((later) => later.seatNo === seatNo && later.issueNo > issueNo),
  );
