import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Application } from '@poth/domain/operator/application.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { ProviderRecord } from '@poth/domain/specification/provider-api.ts';
import type { Portal } from '../portal.ts';
import { asNotFound, isOwn } from './as-not-found.ts';

/** Converts a company into a record with the specification's field names. */
export const providerRecordOf = (company: Application): ProviderRecord => ({
  _id: company.operatorId,
  email: company.contactEmail,
  busName: company.name.en,
  licenseNumber: company.licenceNumber,
  isVerified: company.state === 'verified',
});

/**
 * Finds the company of an e-mail address, for its owner or an admin. Problems: not-found for everybody else, and where
 * there is none.
 */
export const companyOf = async (
  { operator }: Pick<Portal, 'operator'>,
  actor: Visitor,
  email: string,
): Promise<Application> => {
  if (isOwn(email, actor.account) && !actor.account?.isAdmin) {
    const own = await asNotFound(operator.viewApplication(actor));
    if (!own) throw new Problem('not-found');
    return own;
  }
  const { applications } = await asNotFound(operator.listOperatorApplications(actor, { query: email }));
  const company = applications.find(({ contactEmail }) => contactEmail === email.trim().toLowerCase());
  if (!company) throw new Problem('not-found');
  return company;
};
