import type { Device } from './device.ts';

/** Sign-in methods of an account, as the security page shows them. */
export type SecurityView = {
  /** Null for an account created with a phone number that has no address yet. */
  email: string | null;
  emailVerified: boolean;
  /** Requested address that waits for its link to be opened. */
  pendingEmail: string | null;
  /** +8801… */
  phone: string | null;
  hasPassword: boolean;
  /** True if the sign-in is fresh enough to replace a password. */
  isFresh: boolean;
  hasSecondFactor: boolean;
  /** True if the account's rights require a second factor, and none was set up or shown. */
  missesSecondFactor: boolean;
  mayRemoveSecondFactor: boolean;
  /** Identity providers that vouch for the person: google, facebook. */
  providers: string[];
};

/** name: of the password manager or system that stores it, or of the device it was made on; empty if unknown. */
export type PasskeyView = { passkeyId: string; name: string; addedAt: Date | null };

/** Session of a person, as the security page lists it. */
export type SessionView = {
  sessionId: string;
  /** True for the session that makes the request. */
  isThis: boolean;
  device: Device;
  signedInAt: Date;
  lastSeenAt: Date;
};
