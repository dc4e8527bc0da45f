import type { Settings } from '@poth/domain/settings.ts';
import type { QueueName } from '@poth/domain/waiting-room/place.ts';
import { admitsFrom, stageOf } from '@poth/domain/waiting-room/room.ts';
import type { Database } from '../db/database.ts';
import { isDatabaseAway } from '../db/is-away.ts';
import { openKnownClock } from '../db/known-facts.ts';
import type { Log } from '../log/log.ts';
import { admit } from './admit.ts';
import { openCountedPlaces } from './counted-places.ts';
import { drawLot } from './draw-lot.ts';
import { openHoldTimes } from './hold-times.ts';
import { openLatePlaces } from './late-places.ts';
import { countedHash } from './lot-hash.ts';
import { type RoomRow, readRooms } from './store.ts';

/** The waiting rooms as a process knows them, at most a second old while one is near. */
export type Rooms = {
  /** Returns the time of the database. */
  now(): Date;
  all(): readonly RoomRow[];
  find(roomId: string): RoomRow | undefined;
  /** Returns a number that rises with each reading. */
  readNo(): number;
  /** Counts a place in the lot. */
  count(roomId: string, queue: QueueName, placeId: string): void;
  /** Numbers a place that is taken after the opening: a proven one once, whoever asks again. */
  numberLate(roomId: string, queue: QueueName, placeId: string): Promise<number>;
  /** Notes the duration of a hold that gained seats, by which the rooms admit. */
  noteHold(ms: number): void;
  /** Hands in places, reads the rooms, draws a lot that is due and admits: runs by itself every second. */
  beat(): Promise<void>;
  stop(): void;
};

/** Time between two beats: while a room is near, and while none is. */
const [nearMs, farMs] = [1_000, 5_000];
/** Time before its opening from which a room is near. */
const aheadMs = 15 * 60_000;

/**
 * Opens the waiting rooms of a process. Any number of processes share the rooms: their rows settle which one draws and
 * admits.
 */
export const openRooms = (db: Database, settings: () => Settings, log: Log): Rooms => {
  const [clock, places, holdTimes] = [openKnownClock(), openCountedPlaces(db), openHoldTimes()];
  let rooms: readonly RoomRow[] = [];
  let [readNo, isStopped, isAway] = [0, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [beatsAtMs, isCounting] = [0, false];
  const now = (): Date => clock.now() ?? new Date();

  const read = async (): Promise<void> => {
    const seen = await readRooms(db);
    clock.saw(seen.now);
    rooms = seen.rooms;
    readNo += 1;
  };
  const stepOf = async (room: RoomRow, isBehind: () => boolean): Promise<boolean> => {
    const stage = stageOf(room, now());
    if (stage === 'drawing') return drawLot(db, room.roomId);
    if (stage !== 'admitting' || !room.drawnAt || now() < admitsFrom(room, room.drawnAt)) return false;
    return admit({ db, settings, now: now(), isBehind }, room);
  };
  const beatOnce = async (): Promise<void> => {
    for (const { roomId, drawnAt } of rooms) if (!drawnAt) await places.handIn(roomId);
    await read();
    // Asked once for all rooms of a beat, since the answer begins the measurement anew.
    let behind: boolean | undefined;
    const isBehind = (): boolean => (behind ??= holdTimes.isBehind());
    const steps = await Promise.all(rooms.map((room) => stepOf(room, isBehind)));
    if (steps.includes(true)) await read();
  };
  // Beats run one after the other: an older reading never overtakes a newer one.
  let last = Promise.resolve();
  const beat = (): Promise<void> => {
    const next = last.then(beatOnce);
    last = next.catch(() => undefined);
    return next;
  };
  const isNear = (): boolean =>
    rooms.some(
      (room) => stageOf(room, now()) !== 'off' && room.opensAt.getTime() - now().getTime() < aheadMs,
    );
  const beatIn = (ms: number): void => {
    clearTimeout(timer);
    beatsAtMs = performance.now() + ms;
    timer = setTimeout(() => void keepBeating(), ms);
    timer.unref();
  };
  const keepBeating = async (): Promise<void> => {
    isCounting = false;
    try {
      await beat();
      isAway = false;
    } catch (thrown) {
      if (!isStopped && !isAway) log('waiting rooms', { fault: thrown });
      isAway = isDatabaseAway(thrown);
    }
    if (!isStopped) beatIn(isNear() || isCounting ? nearMs : farMs);
  };
  void keepBeating();

  return {
    now,
    all: () => rooms,
    find: (roomId) => rooms.find((room) => room.roomId === roomId),
    readNo: () => readNo,
    count: (roomId, queue, placeId) => {
      places.count(roomId, queue, countedHash(placeId));
      isCounting = true;
      // Handed in within a second however far the opening is: it may be brought forward.
      if (!isStopped && beatsAtMs - performance.now() > nearMs) beatIn(nearMs);
    },
    numberLate: openLatePlaces(db),
    noteHold: holdTimes.note,
    beat,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
