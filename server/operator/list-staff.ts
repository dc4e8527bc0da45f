import type { Staff } from '@poth/domain/operator/staff.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readResets } from '../identity/factor-reset-store.ts';
import { isPlaceholderEmail } from '../identity/phone-sign-in.ts';
import { call } from '../call.ts';
import { companyToStaff } from './staff-company.ts';
import { readCompany, readInvitations, readStaff } from './staff-store.ts';

/** Lists the staff of the owner's company and its open invitations. */
export const listStaff = call(
  { gate: 'operatorOwner' },
  async function listStaff({ deps: { db }, actor }): Promise<Staff> {
    const { operatorId } = companyToStaff(actor);
    const company = await readCompany(db, operatorId);
    if (!company) throw new Problem('not-found');
    const staff = await readStaff(db, operatorId);
    return {
      company,
      staff: staff.map((member) => ({
        ...member,
        email: member.email && isPlaceholderEmail(member.email) ? null : member.email,
      })),
      invitations: await readInvitations(db, operatorId),
      resets: await readResets(
        db,
        staff.map(({ userId }) => userId),
      ),
    };
  },
);
