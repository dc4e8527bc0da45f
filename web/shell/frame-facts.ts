import { dhakaDate } from '@poth/domain/dhaka.ts';
import type { RequestContext } from '../ctx.ts';
import { companyShown } from './company.ts';
import type { FrameFacts } from './frame.tsx';
import { noticeText, takeNotice } from './notice.ts';
import { signedInOf } from './signed-in.ts';

/** Facts around every page, refusals included: the installation, the signed-in account, the latest success notice. */
export const frameFacts = (values: RequestContext): FrameFacts => {
  const { now, demo, sandboxUrl, identityProviders, actor, company } = values;
  const notice = takeNotice(values);
  return {
    demo,
    sandboxUrl,
    identityProviders,
    social: companyShown(company, 'social'),
    year: Number(dhakaDate(now).slice(0, 4)),
    who: signedInOf(actor),
    notice: notice && { said: noticeText[notice], at: now.getTime() },
  };
};
