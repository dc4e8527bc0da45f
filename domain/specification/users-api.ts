import { createRoute, z } from '@hono/zod-openapi';
import { requestableAccountTypes } from '../identity/account.ts';
import { answers, body, calledBy } from '../contract.ts';
import { PhoneTyped } from '../phone.ts';
import { ByEmail, Inserted, NotVerified, PersonName, Short, Updated } from './shapes.ts';

const tags = ['users'];

/** Record of a person, with the specification's field names. */
export const UserRecord = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    accountType: z.enum([...requestableAccountTypes, 'admin']),
    /** True where the person's bus company is verified. */
    isVerified: z.boolean(),
    /** Phone number as +8801…; null until it is proved by a code. */
    phone: z.string().nullable(),
  })
  .openapi('User');
export type UserRecord = z.infer<typeof UserRecord>;

const UserInput = z.strictObject({
  name: PersonName,
  email: Short,
  accountType: z.enum(requestableAccountTypes),
  isVerified: NotVerified,
});

/** Phone as text or number: some clients use a number field, which loses the leading 0; both are accepted. */
const UpdateUserInput = z.strictObject({
  name: PersonName,
  email: Short,
  phone: z.union([
    PhoneTyped,
    z.int().min(0).max(9_999_999_999_999).meta({ minimum: 1_300_000_000, maximum: 1_999_999_999 }),
  ]),
});

export const tokenCall = createRoute({
  operationId: 'takeToken',
  method: 'get',
  path: '/users/jwt',
  tags,
  ...calledBy('self'),
  summary: 'The bearer token of this very session; it ends when the session ends',
  request: { query: z.strictObject({ email: Short.min(1) }) },
  responses: answers(z.object({ accessToken: z.string() }), 'not-found'),
});

export const viewUserCall = createRoute({
  operationId: 'viewUser',
  method: 'get',
  path: '/users/{email}',
  tags,
  ...calledBy('selfOrAdmin'),
  summary: 'A person by e-mail; a client that asks for text/html gets a page instead',
  request: { params: ByEmail },
  responses: answers(UserRecord, 'not-found'),
});

export const completeUserCall = createRoute({
  operationId: 'completeUser',
  method: 'post',
  path: '/users',
  tags,
  ...calledBy('self'),
  summary: 'Complete the profile of whoever signed in at /auth: name, and what the account is for',
  request: { body: body(UserInput) },
  responses: answers(Inserted, 'sign-in-required', 'second-factor-required', 'not-found', 'has-operator'),
});

export const updateUserCall = createRoute({
  operationId: 'updateUser',
  method: 'put',
  path: '/users/{email}',
  tags,
  ...calledBy('self'),
  summary: 'Change the own name; phoneToProve names a number that becomes the own one by the code sent to it',
  request: { params: ByEmail, body: body(UpdateUserInput) },
  responses: answers(Updated.extend({ phoneToProve: z.string().nullable() }), 'not-found'),
});
