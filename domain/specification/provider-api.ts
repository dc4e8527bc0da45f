import { createRoute, z } from '@hono/zod-openapi';
import { answers, body, calledBy } from '../contract.ts';
import { RowId } from '../row-id.ts';
import { ByEmail, CompanyName, Inserted, LicenceNumber, NotVerified, Short, Updated } from './shapes.ts';

const tags = ['busProvider'];

/** Bus company, with the specification's field names. */
export const ProviderRecord = z
  .object({
    _id: z.string(),
    email: z.string().nullable(),
    busName: z.string(),
    licenseNumber: z.string(),
    isVerified: z.boolean(),
  })
  .openapi('BusProvider');
export type ProviderRecord = z.infer<typeof ProviderRecord>;

const ProviderInput = z.strictObject({
  busName: CompanyName,
  email: Short,
  licenseNumber: LicenceNumber,
  isVerified: NotVerified,
});

export const viewProviderCall = createRoute({
  operationId: 'viewProvider',
  method: 'get',
  path: '/busProvider/{email}',
  tags,
  ...calledBy('selfOrAdmin'),
  summary: 'The bus company of a person',
  request: { params: ByEmail },
  responses: answers(ProviderRecord, 'not-found'),
});

export const listProvidersCall = createRoute({
  operationId: 'listProviders',
  method: 'get',
  path: '/busProvider',
  tags,
  ...calledBy('admin'),
  summary: 'Every bus company, the newest application first',
  responses: answers(z.array(ProviderRecord), 'sign-in-required', 'second-factor-required', 'not-allowed'),
});

export const registerProviderCall = createRoute({
  operationId: 'registerProvider',
  method: 'post',
  path: '/busProvider',
  tags,
  ...calledBy('busProvider'),
  summary: 'Register the own bus company; an admin verifies it',
  request: { body: body(ProviderInput) },
  responses: answers(
    Inserted,
    'sign-in-required',
    'second-factor-required',
    'not-allowed',
    'not-found',
    'licence-taken',
    'has-operator',
    'already-decided',
  ),
});

export const verifyProviderCall = createRoute({
  operationId: 'verifyProvider',
  method: 'patch',
  path: '/busProvider/{id}',
  tags,
  ...calledBy('admin'),
  summary: 'Verify a bus company; modifiedCount is 0 where it was verified before',
  request: { params: z.object({ id: RowId }) },
  responses: answers(
    Updated,
    'sign-in-required',
    'second-factor-required',
    'not-allowed',
    'not-found',
    'already-decided',
  ),
});
