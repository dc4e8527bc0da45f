import type { RoomView } from '@poth/domain/waiting-room/room-view.ts';

/** Converts a room to the form in which the API answers it. */
export const presentRoom = ({ opensAt, valueUntil, drawnAt, admitsFrom, now, ...room }: RoomView) => ({
  ...room,
  opensAt: opensAt.toISOString(),
  valueUntil: valueUntil.toISOString(),
  drawnAt: drawnAt?.toISOString() ?? null,
  admitsFrom: admitsFrom?.toISOString() ?? null,
  now: now.toISOString(),
});
