import type { Visitor } from '@poth/domain/account/actor.ts';
import type { StaffDevice } from '@poth/domain/account/staff-device.ts';
import { readDevices } from '../account/device-store.ts';
import type { Deps } from '../deps.ts';
import { companyToStaff } from './staff-company.ts';

/** The devices of the owner's staff: those that wait to be let in, then those that are. Problems: not-found. */
export const listDevices =
  ({ db }: Pick<Deps, 'db'>) =>
  (actor: Visitor): Promise<readonly StaffDevice[]> =>
    readDevices(db, companyToStaff(actor).operatorId);
