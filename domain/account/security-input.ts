import { z } from 'zod';
import { languages } from '../language.ts';

const Text = z.string().max(200);
const Password = z.string().max(1_000);
const Token = z.string().max(2_000);
const Language = z.enum(languages);

export const AskResetInput = z.strictObject({ email: Text });
export type AskResetInput = z.infer<typeof AskResetInput>;

export const ResetPasswordInput = z.strictObject({ token: Token, password: Password });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

export const EmailTokenInput = z.strictObject({ token: Token });
export type EmailTokenInput = z.infer<typeof EmailTokenInput>;

/** The password that the account has; empty where it has none and a fresh sign-in stands in for it. */
const current = { password: Password };

export const ReauthenticateInput = z.strictObject(current);
export type ReauthenticateInput = z.infer<typeof ReauthenticateInput>;

export const ChangePasswordInput = z.strictObject({ ...current, newPassword: Password });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const ChangeEmailInput = z.strictObject({ ...current, email: Text });
export type ChangeEmailInput = z.infer<typeof ChangeEmailInput>;

export const StartPhoneChangeInput = z.strictObject({
  ...current,
  phone: z.string().max(40),
  language: Language.default('en'),
});
export type StartPhoneChangeInput = z.infer<typeof StartPhoneChangeInput>;

export const FinishPhoneChangeInput = z.strictObject({
  phone: z.string().max(40),
  codeId: z.string().max(40),
  code: z.string().max(20),
});
export type FinishPhoneChangeInput = z.infer<typeof FinishPhoneChangeInput>;

export const FactorCodeInput = z.strictObject({ code: z.string().max(40) });
export type FactorCodeInput = z.infer<typeof FactorCodeInput>;

export const RemoveSecondFactorInput = z.strictObject({ ...current, code: z.string().max(40) });
export type RemoveSecondFactorInput = z.infer<typeof RemoveSecondFactorInput>;

export const SessionInput = z.strictObject({ sessionId: z.string().max(40) });
export type SessionInput = z.infer<typeof SessionInput>;

export const RemovePasskeyInput = z.strictObject({ ...current, passkeyId: z.string().max(40) });
export type RemovePasskeyInput = z.infer<typeof RemovePasskeyInput>;

/** What a browser's authenticator answered, as navigator.credentials gives it in JSON; the library reads it. */
export const PasskeyAnswer = z.looseObject({ id: z.string().max(2_000) });
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;
