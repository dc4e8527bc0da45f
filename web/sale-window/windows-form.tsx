import type { ProblemNote } from '@poth/domain/problem.ts';
import { openingWays, type WindowsTyped } from '@poth/domain/sale-window/input.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Choices } from '../ui/check-field.tsx';
import { FieldGrid } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './sale-window.module.css';
import { saleWindowText } from './text.ts';

export type WindowsAnswer = { problem: ProblemNote; typed: WindowsTyped };

/** Form of a range of dates; without a script it shows the fields of all ways, and those of the chosen way count. */
export const WindowsForm = ({ answer }: { answer: WindowsAnswer | undefined }) => {
  const t = useText(saleWindowText).form;
  return (
    <Card aria-labelledby="set-windows">
      <h2 id="set-windows">{t.heading}</h2>
      <ActionForm isStacked className={styles.form} answer={answer} says={useText(saleWindowText).faults}>
        <FieldGrid>
          <TextField name="from" label={t.from} type="date" hint={t.dateHint} />
          <TextField name="until" label={t.until} type="date" />
        </FieldGrid>
        <Choices
          name="way"
          label={t.way}
          options={openingWays.map((way) => ({ value: way, label: t.ways[way] }))}
          chosen={[answer?.typed.way ?? 'days-before']}
        />
        <FieldGrid className={styles.when}>
          <TextField className={styles.before} name="daysBefore" label={t.daysBefore} inputMode="numeric" />
          <TextField className={styles.day} name="day" label={t.day} type="date" />
          <TextField name="time" label={t.time} hint={t.timeHint} />
        </FieldGrid>
        <p className="small muted">{t.effect}</p>
        <SubmitButton intent="set">{t.save}</SubmitButton>
      </ActionForm>
    </Card>
  );
};
