import { type ProblemCode, problems } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Fold } from '../ui/fold.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import type { Route } from './+types/developers-page.ts';
import { CallCard } from './call-card.tsx';
import { describeCalls } from './describe-calls.ts';
import styles from './developers.module.css';
import { callsInBangla, developersText, notesInBangla } from './text.ts';

const { title, lead } = developersText;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { description, publicUrl } = context.get(requestContext);
  const language = languageOf(request);
  const groups = describeCalls(description, publicUrl).map(({ tag, calls }) => ({
    tag,
    calls: calls.map((call) => ({
      ...call,
      summary: (language === 'bn' && callsInBangla[call.name]) || call.summary,
      note: (language === 'bn' && notesInBangla[call.name]) || call.note,
    })),
  }));
  const codes = Object.keys(problems) as ProblemCode[];
  const sentences = codes.map((code) => {
    // Fields of a sentence are shown as …, except a wait, which needs a number, and dates and times, which need real
    // values.
    const samples: Readonly<Record<string, unknown>> = problems[code].fields;
    const shown = (field: string) => (field === 'retryAfterSeconds' ? 60 : samples[field] || '…');
    const fields = Object.fromEntries(
      Object.keys(problems[code].fields).map((field) => [field, shown(field)]),
    );
    return { code, status: problems[code].status, sentence: problemText({ code, fields }, language) };
  });
  return { groups, sentences };
};

const Contents = ({ groups }: { groups: Route.ComponentProps['loaderData']['groups'] }) => {
  const t = useText(developersText);
  const names: Readonly<Record<string, string>> = t.groups;
  return (
    <nav aria-label={t.contents}>
      {groups.map(({ tag, calls }) => (
        <Fold
          key={tag}
          look="line"
          className={styles.index}
          summary={
            <>
              {names[tag] ?? tag} <span className="muted">{t.calls(calls.length)}</span>
            </>
          }
        >
          <ul>
            {calls.map(({ id, name }) => (
              <li key={id}>
                <a className="link link-alone" href={`#${id}`}>
                  <code>{name}</code>
                </a>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </nav>
  );
};

/** Page of every call of the contract, from the same description that programs read. */
export default function DevelopersPage({ loaderData: { groups, sentences } }: Route.ComponentProps) {
  const t = useText(developersText);
  const names: Readonly<Record<string, string>> = t.groups;
  return (
    <Article
      title={title}
      lead={lead}
      sections={[{ title: developersText.begin, points: developersText.steps }]}
    >
      <p className="ways">
        <a className="btn btn-line" href="/api/openapi.json">
          {t.document}
        </a>
      </p>
      <Contents groups={groups} />
      {groups.map(({ tag, calls }) => (
        <section key={tag}>
          <h2>{names[tag] ?? tag}</h2>
          {calls.map((call) => (
            <CallCard key={call.id} call={call} />
          ))}
        </section>
      ))}
      <section>
        <h2>{t.problems}</h2>
        <p>{t.problemsLead}</p>
        <PlainTable
          className={styles.problems}
          rows={sentences}
          rowKey={({ code }) => code}
          columns={[
            { head: t.status, cell: ({ status }) => status },
            { head: t.code, cell: ({ code }) => <code>{code}</code> },
            { head: t.sentence, cell: ({ sentence }) => sentence },
          ]}
        />
      </section>
    </Article>
  );
}
