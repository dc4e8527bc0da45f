import type { Device } from './device.ts';

/** How an account is entered. */
export type SecurityView = {
  /** Null for an account that was made by phone and has none yet. */
  email: string | null;
  emailVerified: boolean;
  /** The address that was asked for and waits for its link. */
  pendingEmail: string | null;
  /** +8801… */
  phone: string | null;
  hasPassword: boolean;
  /** Whether the sign-in is so fresh that it stands in for a password. */
  isFresh: boolean;
  hasSecondFactor: boolean;
  /** Whether the rights of the account need a second factor, and none was set up or shown. */
  missesSecondFactor: boolean;
  mayRemoveSecondFactor: boolean;
  /** Identity providers that vouch for the person: google, facebook. */
  providers: string[];
};

/** name: of the password manager or system that keeps it, or of the device it was made on; empty where nobody knows. */
export type PasskeyView = { passkeyId: string; name: string; addedAt: Date | null };

/** One place where a person is signed in. */
export type SessionView = {
  sessionId: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
  device: Device;
  signedInAt: Date;
  lastSeenAt: Date;
};
