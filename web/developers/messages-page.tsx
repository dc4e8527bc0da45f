import type { ExampleMessage } from '@poth/domain/messaging/example.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requestContext } from '#ctx';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './messages.module.css';
import { messagesText } from './messages-text.ts';

export const meta = pageMeta(messagesText.title);

// React Router generates route types only for pages of a build, and this is none.
export const loader = ({ context, request }: LoaderFunctionArgs): Promise<ExampleMessage[]> => {
  const { portal, actor } = context.get(requestContext);
  return portal.backOffice.listExamples(actor, { language: languageOf(request) });
};

const Mail = ({ mail }: { mail: NonNullable<ExampleMessage['mail']> }) => (
  <>
    <b>{mail.subject}</b>
    {/* Like in a mail program: its scripts do not run, and it has no origin. */}
    <iframe className={styles.mail} sandbox="" loading="lazy" title={mail.subject} srcDoc={mail.html} />
    <details>
      <summary>{useText(messagesText).plain}</summary>
      <pre className={styles.text}>{mail.text}</pre>
    </details>
  </>
);

const Sms = ({ sms }: { sms: NonNullable<ExampleMessage['sms']> }) => (
  <>
    <span className="small muted">{useText(messagesText).sms(sms.parts, sms.letters, sms.alphabet)}</span>
    <pre className={styles.text}>{sms.text}</pre>
  </>
);

/** Page of every mail and SMS with example data; only npm run dev has it, in both languages, not a build. */
export default function MessagesPage() {
  const examples = useLoaderData<typeof loader>();
  const t = useText(messagesText);
  return (
    <div className="wrap article">
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      <a className="link link-alone" href={t.otherPath}>
        {t.other}
      </a>
      <Stack>
        {examples.map(({ kind, of, mail, sms }) => (
          <Card key={`${kind} ${of}`}>
            <h2>{`${kind}: ${of}`}</h2>
            <Stack>
              {mail && <Mail mail={mail} />}
              {sms && <Sms sms={sms} />}
            </Stack>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
