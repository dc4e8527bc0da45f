import { personOf } from '@poth/domain/identity/actor.ts';
import { maskPhone } from '@poth/domain/phone-text.ts';
import { GuestInput } from '@poth/domain/privacy/input.ts';
import type { GuestData } from '@poth/domain/privacy/guest-data.ts';
import { call } from '../call.ts';
import { hasAccount, readProvenGuest } from './guest-store.ts';
import { countNamed, readHindrances } from './own-store.ts';

/** Shows what is stored under the number that a guest has proved to the calling admin. */
export const viewGuestData = call(
  { gate: 'admin', input: GuestInput, problems: ['code-expired'] },
  async function viewGuestData({ deps: { db }, actor }, { codeId }): Promise<GuestData> {
    const phone = await readProvenGuest(db, codeId, personOf(actor).userId);
    const owner = { userId: null, phone };
    const [bookings, hindrances, known] = await Promise.all([
      countNamed(db, owner),
      readHindrances(db, owner),
      hasAccount(db, phone),
    ]);
    return { phone: maskPhone(phone), bookings, hasAccount: known, hindrances };
  },
);
