import { expect, test } from 'vitest';
import type { Account } from './account.ts';
import { emailLinkNeeds } from './email-link.ts';

const opened = (userId: string | null, buyerId: string) => ({
  account: userId === null ? null : ({ userId } as Account),
  buyerId,
});

test.each([
  ['the browser that signed up', 'phone', opened(null, 'phone'), 'nothing'],
  ['another browser', 'phone', opened(null, 'laptop'), 'new-password'],
  ['another account, in another browser', 'phone', opened('other', 'laptop'), 'new-password'],
  ['the account itself', null, opened('own', 'laptop'), 'nothing'],
  ['nobody, for an account that no sign-up waits for', null, opened(null, 'laptop'), 'sign-in'],
  ['another account, for one that no sign-up waits for', null, opened('other', 'laptop'), 'sign-in'],
] as const)('a link that proves an address, opened by %s', (_, signedUpBy, by, needs) => {
  expect(emailLinkNeeds({ userId: 'own', signedUpBy }, by)).toBe(needs);
});
