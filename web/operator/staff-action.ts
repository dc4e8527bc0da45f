import { type StaffRole, staffRoles } from '@poth/domain/identity/account.ts';
import type { RequestContext } from '../ctx.ts';
import { refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import type { Notice } from '../shell/notice.ts';
import { type ActionArgs, readForm } from '../shell/read-form.ts';

const intents = [
  'invite',
  'change-role',
  'revoke',
  'withdraw',
  'approve-reset',
  'decline-reset',
  'let-in',
  'refuse',
  'take-back',
] as const;

/** Fields of the page's forms: the button, and what was sent with it. */
export type StaffTyped = {
  intent: (typeof intents)[number];
  email: string;
  role: StaffRole;
  userId: string;
  /** Device, with the code that the owner saw. */
  deviceId: string;
  code: string;
};

const carryOut = async (
  { portal, actor }: Pick<RequestContext, 'portal' | 'actor'>,
  { intent, email, role, userId, deviceId, code }: StaffTyped,
): Promise<Notice> => {
  switch (intent) {
    case 'invite':
      await portal.operator.inviteStaff(actor, { email, role });
      return 'staff-invited';
    case 'change-role':
      await portal.operator.changeStaffRole(actor, { userId, role });
      return 'staff-role-changed';
    case 'revoke':
      await portal.operator.revokeStaff(actor, { userId });
      return 'staff-revoked';
    case 'withdraw':
      await portal.operator.withdrawInvitation(actor, { email });
      return 'invitation-withdrawn';
    case 'approve-reset':
    case 'decline-reset': {
      const decision = intent === 'approve-reset' ? 'approve' : 'decline';
      await portal.identity.decideFactorReset(actor, { userId, decision });
      return 'decided';
    }
    case 'let-in':
    case 'refuse':
    case 'take-back':
      await portal.operator.decideDevice(actor, { deviceId, code, decision: intent });
      return intent === 'let-in' ? 'device-let-in' : 'device-shut';
  }
};

/** Runs the form of the staff page that was sent. */
export const changeStaff = async (args: ActionArgs) => {
  const { values, form, text, goTo, ...sent } = await readForm(args);
  const intent = intents.find((name) => name === sent.intent);
  if (!intent) return goTo('/staff');
  const typed: StaffTyped = {
    intent,
    email: text('email', 200),
    role: staffRoles.find((name) => name === text('role')) ?? 'counter-agent',
    userId: text('userId', 200),
    deviceId: text('deviceId', 200),
    code: text('code', 200),
  };
  try {
    return goTo('/staff', await carryOut(await withProof(values, form), typed));
  } catch (thrown) {
    return refuseOrAskProof(thrown, typed, form);
  }
};
