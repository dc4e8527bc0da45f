import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/own-windows-page.ts';
import { saleWindowText } from './text.ts';
import { answerWindowsForm, loadWindows } from './windows-action.ts';
import { WindowsDesk } from './windows-desk.tsx';

export const meta = pageMeta(saleWindowText.title);

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadWindows(context.get(requestContext), request, 'own');

export const action = (args: Route.ActionArgs) => answerWindowsForm(args, 'own');

/** Desk where owners set from when their dates are on sale. */
export default function OwnWindowsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(saleWindowText);
  return (
    <Desk title={t.title} lead={t.ownLead}>
      <WindowsDesk windows={loaderData.windows} answer={actionData} />
    </Desk>
  );
}
