import type { Visitor } from '@poth/domain/identity/actor.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { keepArchive } from '../archive/keep-archive.ts';
import { letTripBeOver } from './move-trip.ts';
import { runRetentionAfter } from './past-every-date.ts';
import { makeAdmin, signUpPerson } from './people.ts';
import type { World } from './world.ts';

const yearMs = 365 * 86_400_000;
/** Years after which a trip of today is past every retention except that of staff names. */
const yearsLater = 3;

/** The clock by which trips of today are old enough for the archive. */
export const longAfter = (): Date => new Date(Date.now() + (yearsLater + 0.1) * yearMs);

/** Lets the chore see every old trip once, by a clock; returns the number moved. */
export const archiveAll = async (world: World, now: () => Date = longAfter): Promise<number> => {
  const keep = keepArchive({ db: world.db, now }, 3);
  let moved = 0;
  for (let rounds = 0; rounds < 100; rounds++) moved += await keep();
  return moved;
};

/** Ends a trip and pays it out to its company; its names and messages are deleted. */
export const letTripBeSettled = async (
  world: World,
  { tripId, operatorId }: { tripId: string; operatorId: string },
): Promise<{ settlementId: string; admin: Visitor }> => {
  const admin = (await makeAdmin(world, await signUpPerson(world))).actor;
  await letTripBeOver(world, tripId);
  const { settlement } = world.portal;
  const until = addDays(dhakaDate(new Date()), -1);
  const { settlementIds } = await settlement.prepareSettlements(admin, { operatorId, until });
  const settlementId = settlementIds[0] ?? '';
  const { settlement: drafted } = await settlement.viewSettlement(admin, { settlementId });
  if (drafted.duePaisa > 0) {
    const other = (await makeAdmin(world, await signUpPerson(world))).actor;
    await settlement.approveSettlement(other, { settlementId });
    await settlement.paySettlement(admin, { settlementId, bankReference: 'EFT 1' });
  } else await settlement.carrySettlement(admin, { settlementId });
  await world.doChores();
  await runRetentionAfter(world, yearsLater);
  return { settlementId, admin };
};
