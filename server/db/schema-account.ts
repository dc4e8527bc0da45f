import type { Generated } from 'kysely';
import type { RequestableAccountType } from '@poth/domain/identity/account.ts';
import type { FactorResetState } from '@poth/domain/identity/factor-reset.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import type { GrantableRole } from '@poth/domain/people/rights.ts';
import type { SavedPassenger } from '@poth/domain/people/saved-passenger.ts';

/** Accounts: their data, ways in and rights. */
export type AccountSchema = {
  authUser: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    image: string | null;
    createdAt: Date;
    updatedAt: Date;
    twoFactorEnabled: boolean | null;
    accountType: RequestableAccountType;
    phone: string | null;
    language: Language;
    disabledAt: Date | null;
    signedUpBy: string | null;
  };
  authSession: {
    id: string;
    expiresAt: Date;
    token: string;
    createdAt: Date;
    updatedAt: Date;
    ipAddress: string | null;
    userAgent: string | null;
    userId: string;
    secondFactor: Generated<boolean>;
    lastSeenAt: Generated<Date>;
    provenAt: Generated<Date>;
    /** Device whose PIN has opened the desk in this session. */
    deskDeviceId: string | null;
  };
  authAccount: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: Date | null;
    refreshTokenExpiresAt: Date | null;
    scope: string | null;
    password: string | null;
    createdAt: Date;
    updatedAt: Date;
  };
  authPasskey: {
    id: string;
    name: string | null;
    publicKey: string;
    userId: string;
    credentialId: string;
    counter: number;
    deviceType: string;
    backedUp: boolean;
    transports: string | null;
    createdAt: Date | null;
    aaguid: string | null;
  };
  authTwoFactor: {
    id: string;
    secret: string;
    backupCodes: string;
    userId: string;
    verified: boolean | null;
    failedVerificationCount: number | null;
    lockedUntil: Date | null;
  };
  authVerification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: Date;
    createdAt: Date;
    updatedAt: Date;
  };
  accountRole: { userId: string; role: GrantableRole; grantedBy: string; grantedAt: Generated<Date> };
  factorReset: {
    resetId: string;
    userId: string;
    state: Generated<FactorResetState>;
    askedAt: Generated<Date>;
    dueAt: Date;
    lapsesAt: Date;
    stopHash: string;
    firstApprovalBy: string | null;
    closedBy: string | null;
    closedAt: Date | null;
  };
  savedPassenger: SavedPassenger & { userId: string; savedAt: Generated<Date> };
  knownDevice: { userId: string; device: string; seenAt: Generated<Date> };
  staffDevice: {
    deviceId: string;
    userId: string;
    operatorId: string;
    secretHash: string;
    browser: string | null;
    system: string | null;
    code: string;
    askedAt: Generated<Date>;
    letInAt: Date | null;
    letInBy: string | null;
    takenBackAt: Date | null;
    pinHash: string | null;
    pinFailures: Generated<number>;
    pinWaitUntil: Generated<Date>;
    usedAt: Date | null;
  };
  signInBrake: { accountHash: string; failures: number; waitUntil: Date };
  phoneCode: {
    codeId: string;
    phone: string;
    purpose: 'sign-in' | 'sign-in-by-mail' | 'change-phone' | 'hold-seats' | 'guest-data' | 'waitlist';
    device: string;
    codeHash: string;
    triesLeft: number;
    expiresAt: Date;
    usedAt: Date | null;
    /** The account that the code was mailed to. */
    userId: string | null;
  };
  emailChange: { userId: string; newEmail: string; tokenHash: string; expiresAt: Date };
  usedTotp: { userId: string; code: string; usedAt: Generated<Date> };
  accountBooking: { userId: string; serviceDate: DhakaDate; tripId: string; bookingId: string };
};
