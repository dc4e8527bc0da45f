import type { Settings } from '@poth/domain/settings.ts';
import { admitNext } from '@poth/domain/waiting-room/admit-next.ts';
import { isRoomFinished } from '@poth/domain/waiting-room/room.ts';
import type { Database } from '../db/database.ts';
import { claimAdmissionTurn, measureRoom, writeAdmission } from './admission-store.ts';
import type { RoomRow } from './store.ts';

/** Weight of the last second in the rate by which pages estimate the time to go. */
const freshness = 0.2;

type Admitting = { db: Database; settings: () => Settings; now: Date; isBehind: () => boolean };

/** Admits the next numbers of a room, if it is this process's turn. */
export const admit = async ({ db, settings, now, isBehind }: Admitting, room: RoomRow): Promise<boolean> => {
  const seconds = await claimAdmissionTurn(db, room);
  if (seconds === undefined) return false;
  const measured = await measureRoom(db, room);
  const { pace, proven, unproven } = admitNext(
    room,
    { ...measured, isBehind: isBehind() },
    { mostPerSecond: settings().admissionsPerSecond, seconds },
  );
  const rate = (proven + unproven) / Math.max(1, seconds);
  return writeAdmission(db, {
    roomId: room.roomId,
    tickNo: room.tickNo + 1,
    proven,
    unproven,
    pace,
    perSecond: room.perSecond * (1 - freshness) + rate * freshness,
    seatsFree: measured.seatsFree,
    ends: isRoomFinished(room, now),
  });
};
