import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { type KeyboardEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
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
  typed: { way: Way; reference: string } | undefined;
  problem: ProblemNote | undefined;
  may: boolean;
};

/** Seats that are kept for a caller: the money is taken, or they are let go. */
export const CollectCard = ({ view, drawnKey, typed, problem, may }: CollectCardProps) => {
  const t = useText(counterText);
  const language = useLanguage();
  const scripted = useScriptRuns();
  const [way, setWay] = useState<Way>(typed?.way ?? 'cash');
  const busy = useNavigation().formData?.get('intent') === 'collect';
  const used = problem?.code === 'reference-used' ? problemText(problem, language) : undefined;
  const fault = referenceFaultText(faultsOf(problem).reference, language) ?? used;
  return (
    <Card aria-labelledby="collect">
      <h2 id="collect">{t.one.collectTitle}</h2>
      <p className="num">{view.hold}</p>
      <Form
        method="post"
        noValidate
        preventScrollReset
        className={styles.fields}
        onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => focusNextOnEnter(event)}
      >
        <input type="hidden" name="key" value={drawnKey} />
        <WayChoice way={way} onWay={setWay} among={['cash', 'mobile-money']} />
        {(way === 'mobile-money' || !scripted) && (
          <ReferenceField typed={typed?.reference ?? ''} error={fault} />
        )}
        <Button type="submit" name="intent" value="collect" busy={busy} disabled={!may}>
          {t.one.collect(view.total)}
        </Button>
      </Form>
      <p className="small muted">{t.one.releaseLead}</p>
      <ReleaseForm tripId={view.tripId} bookingId={view.bookingId} />
    </Card>
  );
};
