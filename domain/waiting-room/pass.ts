/** An admission: the right of one buyer to take seats of the date of a room, for some minutes. */
export type Pass = { roomId: string; buyerId: string; until: Date };

/** Tells whether a pass lets the buyer past one of the rooms. Without a room there is nothing to pass. */
export const hasPassFor = (
  passes: readonly Pass[],
  rooms: readonly { roomId: string }[],
  buyerId: string,
  now: Date,
): boolean =>
  rooms.length === 0 ||
  passes.some(
    (pass) =>
      pass.buyerId === buyerId && pass.until > now && rooms.some(({ roomId }) => roomId === pass.roomId),
  );
