import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { resetText } from './reset-text.ts';
import type { ResetView } from './reset-view.ts';
import { Row } from '../ui/layout.tsx';

type ResetStepProps = {
  reset: ResetView;
  /** Field that names the account in the page's forms, and where they go. */
  userId: string;
  action?: string;
};

/** Asks who answers for an account whether its lost second factor is taken off. */
export const ResetStep = ({ reset: { asked, waitsUntil, agreedOnce }, userId, action }: ResetStepProps) => {
  const t = useText(resetText);
  const sent = useNavigation().formData;
  const busy = (intent: string) => sent?.get('intent') === intent && sent.get('userId') === userId;
  return (
    <AskFirst label={t.label}>
      <p className="small">{t.says}</p>
      <p className="small num">{t.asked(asked)}</p>
      {waitsUntil && <p className="small num">{t.waits(waitsUntil)}</p>}
      {agreedOnce && <p className="small">{t.second}</p>}
      <Form method="post" {...(action && { action })} preventScrollReset>
        <input type="hidden" name="userId" value={userId} />
        <Row>
          {!waitsUntil && (
            <Button
              type="submit"
              name="intent"
              value="approve-reset"
              look="danger"
              busy={busy('approve-reset')}
            >
              {t.approve}
            </Button>
          )}
          <Button type="submit" name="intent" value="decline-reset" look="line" busy={busy('decline-reset')}>
            {t.decline}
          </Button>
        </Row>
      </Form>
    </AskFirst>
  );
};
