import { isProven } from '@poth/domain/identity/fresh.ts';
import { Problem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { redirect, useRouteLoaderData } from 'react-router';
import { requestContext } from '#ctx';
import { faultsOf } from '../shell/form-answer.ts';
import type { FrameFacts } from '../shell/frame.tsx';
import { isProofAsked, refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import { leaveNotice } from '../shell/notice.ts';
import { ProofStep } from '../identity/proof-step.tsx';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/own-data-page.ts';
import { OwnDataErase } from './own-data-erase.tsx';
import { OwnDataFile } from './own-data-take-out.tsx';
import { ownDataText } from './own-data-text.ts';
import security from '../identity/security.module.css';

export const meta = pageMeta(ownDataText.title);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const view = await portal.privacy.viewOwnData(actor);
  return { ...view, isReady: actor.account !== null && isProven(actor.account, now) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const language = languageOf(request);
  const typed = { sure: form.get('sure') === 'on' };
  try {
    const proven = await withProof(values, form);
    const { portal, actor, now } = proven;
    if (form.get('intent') === 'erase') {
      await portal.privacy.eraseAccount(actor, typed, values.browser);
      leaveNotice(values, 'account-erased');
      return redirect(localPath(language, '/'), 303);
    }
    if (!actor.account || !isProven(actor.account, now)) throw new Problem('proof-needed');
    return redirect(localPath(language, '/your-data'), 303);
  } catch (thrown) {
    return refuseOrAskProof(thrown, typed, form);
  }
};

/** Page of the data kept of the person who is signed in: to take out as a file, or to have erased. */
export default function OwnDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(ownDataText);
  const language = useLanguage();
  const facts = useRouteLoaderData<FrameFacts>('root');
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const asked = isProofAsked(actionData) ? actionData : undefined;
  const fault = faultsOf(actionData?.problem).sure;
  return (
    <div ref={page} className={`wrap ${security.page}`}>
      <h1>{t.title}</h1>
      <p className="muted">
        {t.lead}{' '}
        <LocalLink className="link" to="/privacy">
          {t.policy}
        </LocalLink>
      </p>
      {asked ? (
        <ProofStep asked={asked} hasApp={facts?.who?.hasApp ?? false} />
      ) : (
        actionData && !fault && <Alert>{problemText(actionData.problem, language)}</Alert>
      )}
      <div className={security.sections} hidden={asked !== undefined}>
        <OwnDataFile bookings={loaderData.bookings} isReady={loaderData.isReady} />
        <OwnDataErase hindrances={loaderData.hindrances} notSure={fault !== undefined} />
      </div>
    </div>
  );
}
