import type { FactorReset } from '@poth/domain/identity/factor-reset.ts';
import type { Person } from '@poth/domain/people/person.ts';
import { FindPeopleInput } from '@poth/domain/people/rights.ts';
import { pageOfList } from '@poth/domain/page-of-list.ts';
import { parsePhone } from '@poth/domain/phone.ts';
import { call } from '../call.ts';
import { readResets } from '../identity/factor-reset-store.ts';
import { countPeople, findPeople } from '../identity/people-store.ts';

export type PeoplePage = {
  people: readonly Person[];
  /** Open requests to remove a lost second factor, by account. */
  resets: ReadonlyMap<string, FactorReset>;
  /** Number of accounts on all pages. */
  total: number;
  page: number;
  pages: number;
};

const perPage = 50;

/** Lists the accounts of the portal for an admin, the newest first, fifty to a page; past the last page, the last. */
export const listPeople = call(
  { gate: 'admin', mayReadBehind: true, input: FindPeopleInput },
  async function listPeople({ deps: { db } }, { query, page: asked }): Promise<PeoplePage> {
    const words = query.replace(/\p{Cc}/gu, ' ').trim();
    const read = parsePhone(words);
    // A name may contain digits: only text without letters and @ is read as a number.
    const phone = 'phone' in read && !/\p{L}|@/u.test(words) ? read.phone : undefined;
    const total = await countPeople(db, { words, phone });
    const { skip, ...at } = pageOfList(asked, { total, perPage });
    const people = await findPeople(db, { words, phone }, { most: perPage, skip });
    const resets = await readResets(
      db,
      people.map(({ userId }) => userId),
    );
    return { people, resets, total, ...at };
  },
);
