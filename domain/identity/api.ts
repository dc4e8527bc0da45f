import { createRoute, z } from '@hono/zod-openapi';
import { answers, body, calledBy } from '../contract.ts';
import { RowId } from '../row-id.ts';
import { PhoneCodeInput, PhoneInput, SecondFactorInput, SignInInput, SignUpInput } from './input.ts';

/** Session as a client of the API sees it. */
const SessionView = z
  .object({
    account: z
      .object({
        name: z.string(),
        email: z.string().nullable(),
        emailVerified: z.boolean(),
        phone: z.string().nullable(),
        accountType: z.enum(['user', 'busProvider', 'admin']),
      })
      .nullable(),
    secondFactorOwed: z.boolean(),
  })
  .openapi('Session');

const Owed = z.object({ secondFactorOwed: z.boolean() });
const Done = z.object({ done: z.literal(true) });

export const sessionCall = createRoute({
  operationId: 'viewSession',
  tags: ['auth'],
  method: 'get',
  path: '/session',
  ...calledBy('everybody'),
  summary: 'Who is signed in by the session cookie that came along',
  responses: answers(SessionView),
});

export const signUpCall = createRoute({
  operationId: 'signUp',
  tags: ['auth'],
  method: 'post',
  path: '/sign-up',
  ...calledBy('everybody'),
  summary:
    'Ask for an account with e-mail and password; a mail has the link that confirms it, or says that the address has one',
  request: { body: body(SignUpInput) },
  responses: answers(Done, 'invalid-input', 'too-many-tries'),
});

export const signInCall = createRoute({
  operationId: 'signIn',
  tags: ['auth'],
  method: 'post',
  path: '/sign-in',
  ...calledBy('everybody'),
  summary: 'Sign in with a confirmed e-mail and its password; sets the session cookie',
  request: { body: body(SignInInput) },
  responses: answers(Owed, 'invalid-input', 'credentials-wrong', 'too-many-tries', 'account-disabled'),
});

export const sendSignInCodeCall = createRoute({
  operationId: 'sendSignInCode',
  tags: ['auth'],
  method: 'post',
  path: '/codes',
  ...calledBy('everybody'),
  summary: 'Send a one-time code to a mobile number',
  request: { body: body(PhoneInput) },
  responses: answers(
    z.object({ codeId: RowId, phone: z.string() }),
    'invalid-input',
    'too-many-tries',
    'number-has-its-codes',
    'sms-not-sent',
  ),
});

export const signInByPhoneCall = createRoute({
  operationId: 'signInByPhone',
  tags: ['auth'],
  method: 'post',
  path: '/sign-in/phone',
  ...calledBy('everybody'),
  summary: 'Sign in with the code that the number was sent; a new number becomes an account',
  request: { body: body(PhoneCodeInput) },
  responses: answers(
    z.object({ isNew: z.boolean() }),
    'invalid-input',
    'code-wrong',
    'code-expired',
    'account-disabled',
  ),
});

export const secondFactorCall = createRoute({
  operationId: 'enterSecondFactor',
  tags: ['auth'],
  method: 'post',
  path: '/second-factor',
  ...calledBy('everybody'),
  summary: 'Give the second factor that a sign-in still owes',
  request: { body: body(SecondFactorInput) },
  responses: answers(
    Done,
    'second-factor-wrong',
    'sign-in-required', // no sign-in is under way
    'too-many-tries',
    'already-decided', // the factor was removed meanwhile
    'account-disabled',
  ),
});

export const signOutCall = createRoute({
  operationId: 'signOut',
  tags: ['auth'],
  method: 'post',
  path: '/sign-out',
  ...calledBy('everybody'),
  summary: 'End the session on the server',
  responses: answers(Done),
});
