import { expect, test } from 'vitest';
import { createMapRoom } from './map-room.ts';

const limits = { perBuyer: 2, perAddress: 3, inAll: 5 };

/**
 * Makes a room in which maps are known by name: `enter` returns whether it let one in, `gone` lists those that gave
 * way.
 */
const aRoom = () => {
  const room = createMapRoom(limits);
  const gone: string[] = [];
  const leave = new Map<string, () => void>();
  const enter = (name: string, address: string, buyerId = name): boolean => {
    const left = room.enter({ buyerId, address, giveWay: () => gone.push(name) });
    if (left) leave.set(name, left);
    return left !== undefined;
  };
  return { room, gone, enter, leave: (name: string) => leave.get(name)?.() };
};

test('a buyer’s newest map takes the room of the buyer’s oldest, from whatever address', () => {
  const { room, gone, enter } = aRoom();
  expect([enter('1', 'a', 'me'), enter('2', 'b', 'me'), enter('3', 'c', 'me')]).toEqual([true, true, true]);
  expect([gone, room.size]).toEqual([['1'], 2]);
});

test('an address that has its share gets no further one, and gets one when one leaves', () => {
  const { gone, enter, leave } = aRoom();
  expect(['1', '2', '3', '4'].map((name) => enter(name, 'a'))).toEqual([true, true, true, false]);
  leave('2');
  expect(enter('5', 'a')).toBe(true);
  expect(gone).toEqual([]);
});

test('in a full room the oldest map of the heaviest address gives way, and the heaviest takes nobody’s', () => {
  const { room, gone, enter } = aRoom();
  for (const name of ['h1', 'h2', 'h3']) enter(name, 'heavy');
  for (const name of ['x', 'y']) enter(name, 'two');
  expect(enter('h4', 'heavy')).toBe(false);
  expect(enter('new', 'other')).toBe(true);
  expect(enter('newer', 'another')).toBe(true);
  expect(gone).toEqual(['h1', 'h2']);
  expect(enter('z', 'two')).toBe(false);
  expect(room.size).toBe(limits.inAll);
});

test('a map that leaves twice, or leaves after it gave way, leaves once', () => {
  const { room, enter, leave } = aRoom();
  enter('1', 'a', 'me');
  enter('2', 'a', 'me');
  enter('3', 'a', 'me');
  leave('1');
  leave('1');
  leave('2');
  leave('2');
  expect(room.size).toBe(1);
});
