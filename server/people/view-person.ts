import { nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import type { FactorReset } from '@poth/domain/identity/factor-reset.ts';
import type { ActOfAccount, Person } from '@poth/domain/people/person.ts';
import { canChangeRightsOf, canSeeProfile } from '@poth/domain/identity/policy.ts';
import { PersonInput } from '@poth/domain/people/rights.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { readStream } from '../audit-log/store.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readResets } from '../identity/factor-reset-store.ts';
import { readNames, readPerson } from '../identity/people-store.ts';

const mostActs = 200;
const seen = 'profile-seen';
const userIdOf = (actor: string): string | undefined => /^account:(.+)$/.exec(actor)?.[1];

/**
 * Shows an admin an account with the newest entries of its audit log, and records there that it was seen, unless the
 * newest entry says so already. reset: the open request to remove a lost factor; mayChange: whether this admin may
 * change its rights.
 */
export const viewPerson = call(
  { gate: 'admin', input: PersonInput, unreadable: 'not-found', problems: ['not-found'] },
  async function viewPerson(
    { deps: { db }, actor },
    { userId },
  ): Promise<{
    person: Person;
    reset: FactorReset | null;
    acts: readonly ActOfAccount[];
    mayChange: boolean;
  }> {
    const person = canSeeProfile(actor, { userId }) ? await readPerson(db, userId) : undefined;
    if (!person) throw new Problem('not-found');
    const stream = `account:${userId}` as const;
    const entries = await readStream(db, stream, mostActs);
    const [newest] = entries;
    const isMine = personOf(actor).userId === userId;
    if (!isMine && !(newest?.act === seen && newest.actor === nameOfActor(actor)))
      await transaction(db, (tx) => recordAct(tx, actor, { stream, act: seen }));
    const names = await readNames(db, [...new Set(entries.flatMap((entry) => userIdOf(entry.actor) ?? []))]);
    const acts = entries.map((entry) => ({
      ...entry,
      byName: names.get(userIdOf(entry.actor) ?? '') ?? null,
    }));
    const reset = (await readResets(db, [userId])).get(userId) ?? null;
    return { person, reset, acts, mayChange: canChangeRightsOf(actor, { userId }) };
  },
);
