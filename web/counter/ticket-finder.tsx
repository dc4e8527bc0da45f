import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { FieldRow } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { counterText } from './text.ts';

/** Form that finds a counter's ticket by its PNR or its passenger's number. */
export const TicketFinder = ({ typed = '' }: { typed?: string }) => {
  const t = useText(counterText).tickets;
  const language = useLanguage();
  const kept = useKeptFocus(typed);
  return (
    <Form
      key={typed}
      {...kept}
      method="get"
      action={localPath(language, '/counter/tickets')}
      role="search"
      aria-label={t.title}
    >
      <FieldRow>
        <TextField name="q" type="search" label={t.what} defaultValue={typed} spellCheck={false} />
        <Button type="submit" look="line">
          {t.find}
        </Button>
      </FieldRow>
    </Form>
  );
};
