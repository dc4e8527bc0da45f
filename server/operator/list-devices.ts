import type { StaffDevice } from '@poth/domain/identity/staff-device.ts';
import { readDevices } from '../identity/device-store.ts';
import { call } from '../call.ts';
import { companyToStaff } from './staff-company.ts';

/** Lists the devices of the owner's staff: first those that wait to be let in, then those that are. */
export const listDevices = call(
  { gate: 'operatorOwner' },
  function listDevices({ deps: { db }, actor }): Promise<readonly StaffDevice[]> {
    return readDevices(db, companyToStaff(actor).operatorId);
  },
);
