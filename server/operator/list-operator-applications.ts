import type { Application } from '@poth/domain/operator/application.ts';
import { ListApplicationsInput } from '@poth/domain/operator/input.ts';
import { pageOfList } from '@poth/domain/page-of-list.ts';
import { call } from '../call.ts';
import { countApplications, readApplications } from './application-store.ts';

export type ApplicationPage = { applications: Application[]; total: number; page: number; pages: number };

const perPage = 50;

/** Lists bus companies for an admin, the newest application first, fifty to a page; past the last page, the last. */
export const listOperatorApplications = call(
  { gate: 'admin', mayReadBehind: true, input: ListApplicationsInput },
  async function listOperatorApplications({ deps: { db } }, wanted): Promise<ApplicationPage> {
    const total = await countApplications(db, wanted);
    const { skip, ...at } = pageOfList(wanted.page, { total, perPage });
    return { applications: await readApplications(db, wanted, { most: perPage, skip }), total, ...at };
  },
);
