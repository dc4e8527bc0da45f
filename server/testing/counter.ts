import { randomUUID } from 'node:crypto';
import type { HoldByPhoneInput, SellAtCounterInput } from '@poth/domain/counter/input.ts';
import { taka } from '@poth/domain/money.ts';
import { newPhone } from './buyer.ts';
import { makeStaff, type Person, signUpPerson } from './people.ts';
import { sampleTrip } from './sample-trip.ts';
import type { World } from './world.ts';

/** A sale of two seats to the end of the line as an agent enters it, for cash unless changed. */
export const aSale = (tripId: string, change: Partial<SellAtCounterInput> = {}): SellAtCounterInput => ({
  tripId,
  fromStopNo: 0,
  toStopNo: 2,
  seatNos: ['B3', 'B4'],
  name: 'Nasrin Akter',
  phone: newPhone(),
  passengers: [],
  boardingCounterId: null,
  droppingCounterId: null,
  language: 'en',
  tender: 'cash',
  reference: '',
  key: randomUUID(),
  ...change,
});

/** A phone hold of two seats for an hour as an agent enters it. */
export const aCall = (tripId: string, change: Partial<HoldByPhoneInput> = {}): HoldByPhoneInput => {
  const { tender: _tender, reference: _reference, ...customer } = aSale(tripId);
  return { ...customer, until: new Date(Date.now() + 3_600_000), ...change };
};

/** The counter of an operator at a place. */
export const counterAt = async (world: World, operatorId: string, placeId = 'dhaka'): Promise<string> => {
  const { counterId } = await world.db
    .selectFrom('counter')
    .select('counterId')
    .where('operatorId', '=', operatorId)
    .where('placeId', '=', placeId)
    .executeTakeFirstOrThrow();
  return counterId;
};

/** An agent of an operator, by default with an open shift and 500 taka in the till. */
export const anAgent = async (
  world: World,
  operatorId: string,
  { shift = true }: { shift?: boolean } = {},
): Promise<Person & { shiftId: string }> => {
  const person = await makeStaff(world, await signUpPerson(world), operatorId, 'counter-agent');
  if (!shift) return { ...person, shiftId: '' };
  const counterId = await counterAt(world, operatorId);
  const { shiftId } = await world.portal.counter.openShift(person.actor, {
    counterId,
    floatPaisa: taka(500),
  });
  return { ...person, shiftId };
};

/** Makes a coach, with an agent of its operator at an open till at its first stop. */
export const aCounter = async (world: World) => {
  const { tripId, operatorId } = await sampleTrip(world.db);
  const agent = await anAgent(world, operatorId);
  return { tripId, operatorId, agent, actor: agent.actor, shiftId: agent.shiftId };
};
