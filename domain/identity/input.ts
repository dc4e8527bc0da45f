import { z } from 'zod';
import { languages } from '../language.ts';
import { PhoneTyped } from '../phone.ts';
import { requestableAccountTypes } from './account.ts';
import { passwordLength } from './password.ts';
import { EmailTyped, NameTyped, NewPassword, PasswordTyped } from './typed.ts';

const Language = z.enum(languages);

/** Sign-up as typed; the account type is user or busProvider, never admin, and nothing is verified yet. */
export const SignUpInput = z.strictObject({
  name: NameTyped,
  email: EmailTyped,
  password: NewPassword,
  accountType: z.enum(requestableAccountTypes).default('user'),
  language: Language.default('en'),
});
export type SignUpInput = z.infer<typeof SignUpInput>;

export const SignInInput = z.strictObject({
  email: EmailTyped,
  password: PasswordTyped.meta({ minLength: 1, maxLength: passwordLength.most }),
  rememberMe: z.boolean().default(false),
});
export type SignInInput = z.infer<typeof SignInInput>;

/** Channels of a one-time code: SMS to the number, or mail to the address of its account. */
export const codeWays = ['sms', 'mail'] as const;

export const PhoneInput = z.strictObject({
  phone: PhoneTyped,
  language: Language.default('en'),
  by: z.enum(codeWays).default('sms'),
});
export type PhoneInput = z.infer<typeof PhoneInput>;

export const PhoneCodeInput = z.strictObject({
  phone: PhoneTyped,
  codeId: z.string().max(40),
  code: z.string().max(20),
  rememberMe: z.boolean().default(false),
  language: Language.default('en'),
});
export type PhoneCodeInput = z.infer<typeof PhoneCodeInput>;

export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const SocialInput = z.strictObject({
  provider: z.enum(socialProviders),
  /** Page to return to after sign-in: a path of ours with its query. */
  to: z.string().max(2_000),
  language: Language.default('en'),
});
export type SocialInput = z.infer<typeof SocialInput>;

export const SecondFactorInput = z.strictObject({
  code: z.string().max(40),
  kind: z.enum(['totp', 'backup']).default('totp'),
});
export type SecondFactorInput = z.infer<typeof SecondFactorInput>;

/** Name of a profile, as in its address: the account's e-mail, or its number if it has no e-mail. */
export const ProfileName = z.string().max(200);

export const ProfileInput = z.strictObject({ profile: ProfileName, name: NameTyped, phone: PhoneTyped });
export type ProfileInput = z.infer<typeof ProfileInput>;

/** email: that of the caller's own account. */
export const CompleteProfileInput = z.strictObject({
  email: EmailTyped,
  name: NameTyped,
  accountType: z.enum(requestableAccountTypes),
});
export type CompleteProfileInput = z.infer<typeof CompleteProfileInput>;
