import { isProven } from '@poth/domain/identity/fresh.ts';
import { Problem } from '@poth/domain/problem.ts';
import { useRouteLoaderData } from 'react-router';
import { requestContext } from '#ctx';
import { isProofAsked, refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import { ProofStep } from '../identity/proof-step.tsx';
import { AccountPage } from '../identity/security-section.tsx';
import type { FrameFacts } from '../shell/frame.tsx';
import { readForm } from '../shell/read-form.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Stack } from '../ui/layout.tsx';
import type { Route } from './+types/own-data-page.ts';
import { OwnDataErase } from './own-data-erase.tsx';
import styles from './own-data.module.css';
import { OwnDataFile } from './own-data-take-out.tsx';
import { ownDataText } from './own-data-text.ts';

export const meta = pageMeta(ownDataText.title);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const view = await portal.privacy.viewOwnData(actor);
  return { ...view, isReady: actor.account !== null && isProven(actor.account, now) };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, goTo } = await readForm(args);
  const typed = { sure: form.get('sure') === 'on' };
  try {
    const { portal, actor, now, browser } = await withProof(values, form);
    if (intent === 'erase') {
      await portal.privacy.eraseAccount(actor, typed, browser);
      return goTo('/', 'account-erased');
    }
    if (!actor.account || !isProven(actor.account, now)) throw new Problem('proof-needed');
    return goTo('/your-data');
  } catch (thrown) {
    return refuseOrAskProof(thrown, typed, form);
  }
};

/** Page of the data stored about the person who is signed in: to take out as a file, or to have erased. */
export default function OwnDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(ownDataText);
  const facts = useRouteLoaderData<FrameFacts>('root');
  const asked = isProofAsked(actionData) ? actionData : undefined;
  const { bookings, isReady, hindrances } = loaderData;
  const lead = (
    <>
      {t.lead}{' '}
      <LocalLink className="link" to="/privacy">
        {t.policy}
      </LocalLink>
    </>
  );
  return (
    <AccountPage title={t.title} lead={lead}>
      {asked && <ProofStep asked={asked} hasApp={facts?.who?.hasApp ?? false} />}
      <div className={styles.sections} hidden={asked !== undefined}>
        <Stack>
          <OwnDataFile bookings={bookings} isReady={isReady} />
          <OwnDataErase hindrances={hindrances} answer={asked ? undefined : actionData} />
        </Stack>
      </div>
    </AccountPage>
  );
}
