import type { Missing } from '@poth/domain/operator/application.ts';
import { DeskGuideLink } from '../shell/desk-guide-link.tsx';
import { localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import {
  ApplicationFacts,
  ApplicationHistory,
  ApplicationMissing,
  ApplicationState,
  ReasonGiven,
} from './application-facts.tsx';
import type { DocumentView, FactsView, MomentView } from './application-view.ts';
import { DocumentsList } from './documents-list.tsx';
import { addBusesText, documentsText } from './provider-text.ts';
import styles from './provider.module.css';
import { Columns, Stack } from '../ui/layout.tsx';

type ApplicationView = {
  facts: FactsView;
  missing: readonly Missing[];
  documents: readonly DocumentView[];
  history: readonly MomentView[];
  /** True while the owner has yet to set up the second factor that the desk requires. */
  factorMissing: boolean;
};

/** Card of the application of a company that may not sell now: its state, and what to do about it. */
export const ApplicationCard = ({ application }: { application: ApplicationView }) => {
  const t = useText(addBusesText);
  const documentWords = useText(documentsText);
  const { facts, missing, documents, history, factorMissing } = application;
  const { state } = facts;
  const to = localPath(useLanguage(), '/add-buses');
  const toFactor = `/security?${new URLSearchParams({ to, need: 'second-factor' })}#second-factor`;
  if (state === 'verified') return null;
  return (
    <Columns>
      <Stack gap="l">
        <Card className={styles.card}>
          <ApplicationState state={state} />
          <h2>{t[state].title}</h2>
          <p>{t[state].text}</p>
          <ReasonGiven reason={facts.reason} />
          <ApplicationMissing missing={missing} />
          {factorMissing && state === 'submitted' && (
            <p>
              {t.factor.text}{' '}
              <LocalLink className="link" to={toFactor}>
                {t.factor.link}
              </LocalLink>
            </p>
          )}
          {state === 'submitted' && (
            <p>
              {t.next} <DeskGuideLink to="put-a-coach-on-sale" />
            </p>
          )}
          <div className={styles.ways}>
            {state === 'rejected' && <ButtonLink to="/bus-provider">{t.rejected.correct}</ButtonLink>}
            {state === 'submitted' && missing.includes('documents') && (
              <ButtonLink to="/bus-provider">{documentWords.add}</ButtonLink>
            )}
            {state === 'suspended' && (
              <>
                <ButtonLink to="/call-center">{t.suspended.call}</ButtonLink>
                <ButtonLink to="/buses" look="line">
                  {t.toBuses}
                </ButtonLink>
              </>
            )}
          </div>
        </Card>
        <Card className={styles.card}>
          <ApplicationFacts facts={facts} />
          <h3>{documentWords.title}</h3>
          <DocumentsList documents={documents} />
        </Card>
      </Stack>
      <Card className={styles.card}>
        <ApplicationHistory history={history} />
      </Card>
    </Columns>
  );
};
