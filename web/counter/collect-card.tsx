import { useState } from 'react';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { focusNextOnEnter } from './next-field.ts';
import { ReferenceField, referenceFaultText } from './reference-field.tsx';
import { ReleaseForm } from './release-form.tsx';
import type { Way } from './sale-typed.ts';
import type { SaleView } from './sale-view.ts';
import { counterText } from './text.ts';
import { WayChoice } from './way-choice.tsx';
import styles from './counter.module.css';

type CollectCardProps = {
  view: SaleView;
  drawnKey: string;
  refused: Refused<{ way: Way; reference: string }> | undefined;
  may: boolean;
};

/** Seats that are kept for a caller: the money is taken, or they are let go. */
export const CollectCard = ({ view, drawnKey, refused, may }: CollectCardProps) => {
  const t = useText(counterText);
  const language = useLanguage();
  const scripted = useScriptRuns();
  const [way, setWay] = useState<Way>(refused?.typed.way ?? 'cash');
  return (
    <Card aria-labelledby="collect">
      <h2 id="collect">{t.one.collectTitle}</h2>
      <p className="num">{view.hold}</p>
      <ActionForm
        answer={refused}
        says={(fault) => referenceFaultText(fault, language)}
        hiddenFields={{ key: drawnKey }}
        className={styles.fields}
        onKeyDown={focusNextOnEnter}
      >
        <WayChoice way={way} onWay={setWay} among={['cash', 'mobile-money']} />
        {(way === 'mobile-money' || !scripted) && <ReferenceField />}
        <SubmitButton intent="collect" isNamed disabled={!may}>
          {t.one.collect(view.total)}
        </SubmitButton>
      </ActionForm>
      <p className="small muted">{t.one.releaseLead}</p>
      <ReleaseForm tripId={view.tripId} bookingId={view.bookingId} />
    </Card>
  );
};
