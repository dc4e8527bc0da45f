import { z } from 'zod';
import { languages } from '../language.ts';
import { PhoneTyped } from '../phone.ts';
import { EmailTyped, NewPassword, PasswordTyped } from './typed.ts';

const Token = z.string().max(2_000);
const Language = z.enum(languages);

export const AskResetInput = z.strictObject({ email: EmailTyped });
export type AskResetInput = z.infer<typeof AskResetInput>;

export const ResetPasswordInput = z.strictObject({ token: Token, password: NewPassword });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

export const EmailTokenInput = z.strictObject({ token: Token });
export type EmailTokenInput = z.infer<typeof EmailTokenInput>;

/** password: a new one, where the link needs it; else empty. */
export const VerifyEmailInput = z.strictObject({ token: Token, password: NewPassword.default('') });
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;

/** Current password of the account; empty if it has none and a fresh sign-in replaces it. */
const current = { password: PasswordTyped };

export const ReauthenticateInput = z.strictObject(current);
export type ReauthenticateInput = z.infer<typeof ReauthenticateInput>;

export const ChangePasswordInput = z.strictObject({ ...current, newPassword: NewPassword });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const ChangeEmailInput = z.strictObject({ ...current, email: EmailTyped });
export type ChangeEmailInput = z.infer<typeof ChangeEmailInput>;

export const StartPhoneChangeInput = z.strictObject({
  ...current,
  phone: PhoneTyped,
  language: Language.default('en'),
});
export type StartPhoneChangeInput = z.infer<typeof StartPhoneChangeInput>;

export const FinishPhoneChangeInput = z.strictObject({
  phone: PhoneTyped,
  codeId: z.string().max(40),
  code: z.string().max(20),
});
export type FinishPhoneChangeInput = z.infer<typeof FinishPhoneChangeInput>;

export const FactorCodeInput = z.strictObject({ code: z.string().max(40) });
export type FactorCodeInput = z.infer<typeof FactorCodeInput>;

export const RemoveSecondFactorInput = z.strictObject({ ...current, code: z.string().max(40) });
export type RemoveSecondFactorInput = z.infer<typeof RemoveSecondFactorInput>;

/** Code of the authenticator app, backup code, or the password of an account without the app. */
export const ProofInput = z.strictObject({ proof: z.string().max(1_000) });
export type ProofInput = z.infer<typeof ProofInput>;

export const SessionInput = z.strictObject({ sessionId: z.string().max(40) });
export type SessionInput = z.infer<typeof SessionInput>;

export const RemovePasskeyInput = z.strictObject({ ...current, passkeyId: z.string().max(40) });
export type RemovePasskeyInput = z.infer<typeof RemovePasskeyInput>;

const Base64Url = z.string().max(16_000);
const credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** A new passkey, as the browser writes it in JSON; every binary part in base64url. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** Signature of a passkey, as the browser writes it in JSON. */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;
