import type { ContentPart } from '@poth/domain/content/content.ts';
import { isHomePart } from '@poth/domain/content/home.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { SubmitEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { SavedMeanwhile } from '../shell/saved-meanwhile.tsx';
import { siteText } from '../shell/text.ts';
import { phoneFaultText } from '../identity/phone-faults.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Row as Buttons } from '../ui/layout.tsx';
import type { PartView, RowValues } from './content-view.ts';
import { partRows } from './part-rows.tsx';
import { isList } from './read-parts.ts';
import { contentText } from './text.ts';
import styles from './content.module.css';

type RowsProps = {
  part: ContentPart;
  rows: readonly RowValues[];
  fault: (index: number, name: string) => string | undefined;
};

const Rows = ({ part, rows, fault }: RowsProps) => {
  const Row = partRows[part];
  return (
    <ol className={styles.rows} data-part={part}>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no other name than its number
        <li key={index}>
          <Row index={index} value={(name) => row[name] ?? ''} fault={(name) => fault(index, name)} />
        </li>
      ))}
    </ol>
  );
};

type PartFormProps = {
  view: PartView;
  /** Rows that another admin saved meanwhile, if any. */
  saved: readonly RowValues[] | undefined;
  problem: ProblemNote | undefined;
};

/**
 * Form of one part: its rows and their faults; a preview of the home page opens in another tab, sent by the browser
 * itself.
 */
export const PartForm = ({ view: { part, version, changed, rows }, saved, problem }: PartFormProps) => {
  const t = useText(contentText);
  const { where } = useText(siteText).savedMeanwhile;
  const language = useLanguage();
  const faults = faultsOf(problem);
  const say = (name: string): string | undefined => {
    const fault = faults[name];
    return fault && (t.faults[fault as keyof typeof t.faults] ?? phoneFaultText(fault, language));
  };
  const submit = useSubmit();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.formTarget) return;
    event.preventDefault();
    void submit(event.currentTarget, { method: 'post' });
  };
  return (
    <details className={`card ${styles.part}`} id={part} open={problem !== undefined || part === 'slides'}>
      <summary>
        <h2>{t.parts[part]}</h2>
        <span className="muted small">{changed}</span>
      </summary>
      <p className="small muted">{t.hints[part]}</p>
      {problem && (
        <Alert>
          {say('list') ?? problemText(problem, language)}
          {saved && ` ${where}`}
        </Alert>
      )}
      <Form method="post" reloadDocument noValidate onSubmit={save}>
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="version" value={version} />
        <Rows
          part={part}
          rows={rows}
          fault={(index, name) => say(isList(part) ? `${index}.${name}` : name)}
        />
        <Buttons>
          <Button type="submit" look="green">
            {t.save}
            <span className="visually-hidden">{t.ofWhat(t.parts[part])}</span>
          </Button>
          {isHomePart(part) && (
            <Button
              type="submit"
              look="line"
              formAction={localPath(language, '/admin/content/preview')}
              formTarget="_blank"
            >
              {t.preview}
              <span className="visually-hidden">{t.ofWhat(t.parts[part])}</span>
            </Button>
          )}
        </Buttons>
      </Form>
      {saved && (
        <SavedMeanwhile>
          <fieldset disabled>
            <Rows part={part} rows={saved} fault={() => undefined} />
          </fieldset>
        </SavedMeanwhile>
      )}
    </details>
  );
};
