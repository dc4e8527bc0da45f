import { isProblem, noteOf, type ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Stack } from '../ui/layout.tsx';
import type { Route } from './+types/guest-data-page.ts';
import { guestDataAction } from './guest-data-action.ts';
import { GuestFound } from './guest-data-found.tsx';
import { GuestCodeForm, GuestNumberForm } from './guest-data-forms.tsx';
import { guestDataText } from './guest-data-text.ts';

export const meta = pageMeta(guestDataText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const codeId = new URL(request.url).searchParams.get('code')?.slice(0, 40) ?? '';
  const over: ProblemNote | null = null;
  if (!codeId) return { codeId, guest: null, over };
  try {
    return { codeId, guest: await portal.privacy.viewGuestData(actor, { codeId }), over };
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.code !== 'code-expired') throw thrown;
    return { codeId, guest: null, over: noteOf(thrown) };
  }
};

export const action = guestDataAction;

/** Takes out or erases what is kept of a guest who proves a number by reading back a code. */
export default function GuestDataPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useText(guestDataText);
  const language = useLanguage();
  const { codeId, guest, over } = loaderData;
  const isOnItsWay = answer?.typed.codeId && answer.problem?.code !== 'code-expired';
  return (
    <Desk title={t.title} lead={t.lead}>
      <Stack maxWidth={640}>
        {over && !answer && <Alert>{problemText(over, language)}</Alert>}
        {guest ? (
          <GuestFound guest={guest} codeId={codeId} answer={answer} />
        ) : isOnItsWay ? (
          <GuestCodeForm answer={answer} />
        ) : (
          <GuestNumberForm answer={answer} />
        )}
      </Stack>
    </Desk>
  );
}
