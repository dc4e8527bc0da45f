import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { newBuyer } from '../testing/buyer.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { openRoom, takePlace } from '../testing/waiting-room.ts';
import { createWorld, type World } from '../testing/world.ts';
import { commitmentTo } from './lot-hash.ts';
import { earlier } from '../testing/earlier.ts';
import { syncRoomsWithOpenings } from './set-up-rooms.ts';

let world: World;
let admin: Awaited<ReturnType<typeof makeAdmin>>['actor'];
beforeAll(async () => {
  world = await createWorld({ chores: false });
  ({ actor: admin } = await makeAdmin(world, await signUpPerson(world)));
});
afterAll(() => world.stop());

let days = 20;
/** Sets an opening for all companies, an hour from now. */
const anOpening = async (): Promise<string> => {
  const serviceDate = addDays(dhakaDate(new Date()), (days += 1));
  await sql`insert into sale_window (service_date, opens_at, set_by)
    values (${serviceDate}::date, now() + interval '1 hour', 'test')`.execute(world.db);
  return serviceDate;
};
const roomOn = async (serviceDate: string) => {
  const rooms = await world.portal.waitingRoom.listDeskRooms(admin, { reach: 'all' });
  return rooms.find((one) => one.serviceDate === serviceDate);
};
const keep = async () => {
  await syncRoomsWithOpenings(world.deps);
  await world.deps.rooms.beat();
};

test('an opening for all companies has a room by itself, with a promise, until an admin switches it off', async () => {
  const serviceDate = await anOpening();
  expect(await roomOn(serviceDate)).toMatchObject({ isOn: false, room: null });
  await keep();
  const set = await roomOn(serviceDate);
  expect(set).toMatchObject({ isOn: true, room: { stage: 'before', seed: null } });
  await world.portal.waitingRoom.switchRoom(admin, { serviceDate, reach: 'all', isOn: false });
  await keep();
  expect(await roomOn(serviceDate)).toMatchObject({ isOn: false });
  await world.portal.waitingRoom.switchRoom(admin, { serviceDate, reach: 'all', isOn: true });
  expect((await roomOn(serviceDate))?.room?.commitment).toBe(set?.room?.commitment);
});

test('a room follows its opening to another moment, and is off where it is taken away', async () => {
  const serviceDate = await anOpening();
  await keep();
  await sql`update sale_window set opens_at = ${earlier('opens_at', -3_600_000)} where service_date = ${serviceDate}::date`.execute(
    world.db,
  );
  const before = (await roomOn(serviceDate))?.room?.opensAt.getTime() ?? 0;
  await keep();
  expect((await roomOn(serviceDate))?.room?.opensAt.getTime()).toBe(before + 3_600_000);
  await sql`delete from sale_window where service_date = ${serviceDate}::date`.execute(world.db);
  await keep();
  expect((await roomOn(serviceDate))?.isOn ?? false).toBe(false);
});

test('a public value is announced before the opening, entered after it, once, and the lot waits for it', async () => {
  const serviceDate = await anOpening();
  await keep();
  const { waitingRoom } = world.portal;
  const announce = (valueSource: string) =>
    waitingRoom.switchRoom(admin, { serviceDate, reach: 'all', isOn: true, valueSource });
  await announce('DSEX at the close');
  await announce('another source');
  const roomId = (await roomOn(serviceDate))?.room?.roomId ?? '';
  expect((await roomOn(serviceDate))?.room?.valueSource).toBe('DSEX at the close');
  await takePlace(world, newBuyer(), roomId);
  const early = waitingRoom.enterValue(admin, { roomId, value: '5,231.07' });
  await expect(early).rejects.toMatchObject({ code: 'already-decided' });
  await openRoom(world, roomId);
  expect((await waitingRoom.viewRoom(newBuyer(), { roomId })).stage).toBe('drawing');
  await waitingRoom.enterValue(admin, { roomId, value: '5,231.07' });
  const again = waitingRoom.enterValue(admin, { roomId, value: '1' });
  await expect(again).rejects.toMatchObject({ code: 'already-decided' });
  const lot = await waitingRoom.viewLot(newBuyer(), { roomId });
  expect(lot.publicValue).toBe('5,231.07');
  expect(commitmentTo(lot.secret)).toBe(lot.commitment);
});

test('a source given with the switch-off after the opening is not announced: not on the room, not in the record', async () => {
  const serviceDate = await anOpening();
  await keep();
  const roomId = (await roomOn(serviceDate))?.room?.roomId ?? '';
  await openRoom(world, roomId);
  const { waitingRoom } = world.portal;
  expect((await waitingRoom.viewLot(newBuyer(), { roomId })).publicValue).toBeNull();
  await waitingRoom.switchRoom(admin, { serviceDate, reach: 'all', isOn: false, valueSource: 'the lottery' });
  const off = await waitingRoom.viewRoom(newBuyer(), { roomId });
  expect(off).toMatchObject({ stage: 'off', valueSource: null });
  const recorded = await world.db
    .selectFrom('auditLog')
    .select('detail')
    .where('act', '=', 'waiting-room-switched')
    .execute();
  const ofDate = recorded.filter(
    ({ detail }) => (detail as { serviceDate: string }).serviceDate === serviceDate,
  );
  expect(ofDate.map(({ detail }) => detail)).toEqual([{ serviceDate, isOn: false, valueSource: null }]);
});

test('a lot whose public value does not come is drawn without it when the wait is over', async () => {
  const serviceDate = await anOpening();
  await keep();
  const { waitingRoom } = world.portal;
  await waitingRoom.switchRoom(admin, { serviceDate, reach: 'all', isOn: true, valueSource: 'the lottery' });
  const roomId = (await roomOn(serviceDate))?.room?.roomId ?? '';
  await openRoom(world, roomId, 4 * 60);
  expect((await waitingRoom.viewRoom(newBuyer(), { roomId })).seed).toBeNull();
  await openRoom(world, roomId, 6 * 60);
  expect((await waitingRoom.viewLot(newBuyer(), { roomId })).publicValue).toBeNull();
});
