import { z } from 'zod';
import type { Application } from '@poth/domain/operator/application.ts';
import { ListApplicationsInput } from '@poth/domain/operator/input.ts';
import { call } from '../call.ts';
import { readInput } from '../read-input.ts';
import { readApplications } from './application-store.ts';

export type ApplicationPage = { applications: Application[]; total: number; page: number; pages: number };

const pageSize = 50;

/**
 * Bus companies for an admin, the newest application first, fifty at once; query: part of a name, e-mail or licence
 * number.
 */
export const listOperatorApplications = call(
  { gate: 'admin', input: z.custom<ListApplicationsInput>(), problems: [] },
  async function listOperatorApplications({ deps: { db } }, input): Promise<ApplicationPage> {
    const wanted = readInput(ListApplicationsInput, input);
    const { applications, total } = await readApplications(db, wanted, pageSize);
    return { applications, total, page: wanted.page, pages: Math.max(1, Math.ceil(total / pageSize)) };
  },
);
