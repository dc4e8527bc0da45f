import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { faultsOf } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/guest-data-page.ts';
import { guestDataAction } from './guest-data-action.ts';
import styles from './guest-data.module.css';
import { GuestFound } from './guest-data-found.tsx';
import { GuestCodeForm, GuestNumberForm } from './guest-data-forms.tsx';
import { guestDataText } from './guest-data-text.ts';

export const meta = pageMeta(guestDataText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, sandboxUrl } = context.get(requestContext);
  const codeId = new URL(request.url).searchParams.get('code')?.slice(0, 40) ?? '';
  const messagesUrl = sandboxUrl && `${sandboxUrl}/messages`;
  if (!codeId) return { codeId, messagesUrl, guest: null, over: null };
  try {
    return { codeId, messagesUrl, guest: await portal.privacy.viewGuestData(actor, { codeId }), over: null };
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.code !== 'code-expired') throw thrown;
    return { codeId, messagesUrl, guest: null, over: noteOf(thrown) };
  }
};

export const action = ({ context, request }: Route.ActionArgs) =>
  guestDataAction(context.get(requestContext), request);

/** Takes out or erases what is kept of a guest who proves a number by reading back a code. */
export default function GuestDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(guestDataText);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const { codeId, guest, over, messagesUrl } = loaderData;
  const { problem = over ?? undefined, typed } = actionData ?? {};
  const faults = faultsOf(problem);
  const ofCode = problem?.code === 'code-wrong';
  const said = problem && problem.code !== 'invalid-input' && !ofCode && problemText(problem, language);
  const sentTo = typed?.codeId && problem?.code !== 'code-expired' ? typed : undefined;
  return (
    <Desk title={t.title} lead={t.lead}>
      <div ref={page} className={styles.data}>
        {said && <Alert>{said}</Alert>}
        {guest ? (
          <GuestFound guest={guest} codeId={codeId} notSure={faults.sure !== undefined} />
        ) : sentTo ? (
          <GuestCodeForm
            typed={sentTo}
            error={ofCode ? problemText(problem, language) : faults.code && t.code.missing}
            messagesUrl={messagesUrl}
          />
        ) : (
          <GuestNumberForm phone={typed?.phone ?? ''} fault={faults.phone} />
        )}
      </div>
    </Desk>
  );
}
