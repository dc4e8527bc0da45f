import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import {
  listProvidersCall,
  type ProviderRecord,
  registerProviderCall,
  verifyProviderCall,
  viewProviderCall,
} from '@poth/domain/specification/provider-api.ts';
import { updated } from '@poth/domain/specification/shapes.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';
import { companyOf, providerRecordOf } from './company-of.ts';
import { isOwn } from './as-not-found.ts';

/** The specification's calls about bus companies. */
export const providerRoutes = (portal: Portal) =>
  contractApp()
    .openapi(listProvidersCall, async (c) => {
      const records: ProviderRecord[] = [];
      for (let page = 1, pages = 1; page <= pages; page++) {
        const found = await portal.operator.listOperatorApplications(c.var.actor, { page });
        records.push(...found.applications.map(providerRecordOf));
        pages = found.pages;
      }
      return c.json(records, 200);
    })
    .openapi(viewProviderCall, async (c) => {
      const company = await companyOf(portal, c.var.actor, c.req.valid('param').email);
      return c.json(providerRecordOf(company), 200);
    })
    .openapi(registerProviderCall, async (c) => {
      const { actor } = c.var;
      const { busName, email, licenseNumber } = c.req.valid('json');
      if (!isOwn(email, personOf(actor))) throw new Problem('not-found');
      const company = { busName, licenceNumber: licenseNumber, documents: [] };
      const { operatorId } = await portal.operator.registerOperator(actor, company);
      return c.json({ acknowledged: true as const, insertedId: operatorId }, 200);
    })
    .openapi(verifyProviderCall, async (c) => {
      const { actor } = c.var;
      const { operatorId, state, submittedAt } = await portal.operator.viewOperator(
        actor,
        c.req.valid('param').id,
      );
      if (state === 'verified') return c.json(updated(0), 200);
      await portal.operator.decideOperator(actor, {
        operatorId,
        event: 'verify',
        seenState: state,
        seenSubmittedAt: submittedAt?.toISOString() ?? null,
      });
      return c.json(updated(1), 200);
    });
