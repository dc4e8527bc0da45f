import { redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { notFoundPage } from '../shell/form-answer.ts';
import { refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import { leaveNotice, type Notice } from '../shell/notice.ts';
import { type ActionArgs, readForm } from '../shell/read-form.ts';
import { localPath } from '../text/language.ts';
import { backToPeople, personAddress } from './people-address.ts';

/** The steps an admin takes with an account, as the forms name them. */
const peopleSteps = ['grant', 'revoke', 'grant-support', 'revoke-support', 'disable', 'enable'] as const;
export type PeopleStep = (typeof peopleSteps)[number];
const rightsSteps = [...peopleSteps, 'approve-reset', 'decline-reset'] as const;
type RightsStep = (typeof rightsSteps)[number];

/** Fields typed when a step was refused. */
export type RightsTyped = { step: RightsStep; reason: string };

const take = async (
  { portal, actor }: Pick<RequestContext, 'portal' | 'actor'>,
  userId: string,
  { step, reason }: RightsTyped,
): Promise<Notice> => {
  const role = { userId, role: step.endsWith('-support') ? 'support' : 'admin' } as const;
  switch (step) {
    case 'grant':
    case 'grant-support':
      await portal.people.grantRole(actor, role);
      return 'role-granted';
    case 'revoke':
    case 'revoke-support':
      await portal.people.revokeRole(actor, role);
      return 'role-revoked';
    case 'disable':
      await portal.people.disableAccount(actor, { userId, reason });
      return 'account-disabled';
    case 'enable':
      await portal.people.enableAccount(actor, { userId });
      return 'account-enabled';
    case 'approve-reset':
    case 'decline-reset': {
      const decision = step === 'approve-reset' ? 'approve' : 'decline';
      const { state } = await portal.identity.decideFactorReset(actor, { userId, decision });
      return state === 'approved-once' ? 'second-admin-asked' : 'decided';
    }
  }
};

/** Takes the step that a form names, and redirects to the page that the form was on. */
export const changeRights = async (args: ActionArgs, userId: string) => {
  const { values, form, intent, text, language } = await readForm(args);
  const step = rightsSteps.find((name) => name === intent);
  const typed = { step: step ?? 'grant', reason: text('reason') };
  const home = localPath(language, personAddress(userId));
  try {
    if (step)
      leaveNotice(values, await take(await withProof(values, form), userId, typed).catch(notFoundPage));
    return redirect(backToPeople(form, home), 303);
  } catch (thrown) {
    return refuseOrAskProof(thrown, typed, form);
  }
};
