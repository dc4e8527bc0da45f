import { useState } from 'react';
import { whatsAppLink } from '../shell/whats-app-link.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { shareText } from './share-text.ts';
import { Row } from '../ui/layout.tsx';

type ShareLinkProps = { url: string; message: string; until: string };

/** Share link with buttons: the phone's own share sheet where it has one, copying, and WhatsApp. */
export const ShareLink = ({ url, message, until }: ShareLinkProps) => {
  const t = useText(shareText);
  const runs = useScriptRuns();
  const [copied, setCopied] = useState(false);
  const canSend = runs && 'share' in navigator;
  const canCopy = runs && 'clipboard' in navigator;
  return (
    <>
      <Field label={t.link} hint={until}>
        {(control) => (
          <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} {...control} />
        )}
      </Field>
      <Row gap="m">
        {canSend && (
          // Closing the share sheet is a change of mind and no failure.
          <Button
            type="button"
            onClick={() => void navigator.share({ text: message, url }).catch(() => undefined)}
          >
            {t.send}
          </Button>
        )}
        {canCopy && (
          <Button
            type="button"
            look={canSend ? 'line' : 'go'}
            onClick={() =>
              void navigator.clipboard.writeText(url).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            <span role="status">{copied ? t.copied : t.copy}</span>
          </Button>
        )}
        <a className="btn btn-line" href={whatsAppLink(`${message} ${url}`)} target="_blank" rel="noreferrer">
          {t.whatsApp}
        </a>
        <a className="btn btn-line" href={url} target="_blank" rel="noreferrer">
          {t.see}
        </a>
      </Row>
    </>
  );
};
