import { personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readMark } from './store.ts';

/** Name, mark and logo of the owner's company as the pages show them. */
export type OwnLogo = { name: Bilingual; mark: string; colour: string; logoId: string | null };

/** Shows the logo of the owner's company, or the mark in its place. */
export const ownLogo = call(
  { gate: 'operatorOwner', problems: ['not-found'] },
  async function ownLogo({ deps: { db }, actor }): Promise<OwnLogo> {
    const { membership } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    return readMark(db, membership.operatorId);
  },
);
