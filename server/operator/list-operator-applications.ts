import type { Application } from '@poth/domain/operator/application.ts';
import { ListApplicationsInput } from '@poth/domain/operator/input.ts';
import { call } from '../call.ts';
import { readApplications } from './application-store.ts';

export type ApplicationPage = { applications: Application[]; total: number; page: number; pages: number };

const pageSize = 50;

/** Lists bus companies for an admin, the newest application first, fifty to a page. */
export const listOperatorApplications = call(
  { gate: 'admin', mayReadBehind: true, input: ListApplicationsInput },
  async function listOperatorApplications({ deps: { db } }, wanted): Promise<ApplicationPage> {
    const { applications, total } = await readApplications(db, wanted, pageSize);
    return { applications, total, page: wanted.page, pages: Math.max(1, Math.ceil(total / pageSize)) };
  },
);
