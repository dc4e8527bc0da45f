import { countText, digits } from '@poth/domain/language.ts';
import type { Health } from '@poth/domain/back-office/health.ts';
import { smsGatewayTitles } from '@poth/domain/messaging/sms-gateway.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { type Fact, Facts } from '../ui/facts.tsx';
import { Section } from '../ui/section.tsx';
import { healthText } from './health-text.ts';
import { momentText } from '../text/moment.ts';

type FactsCardProps = { title: string; rows: readonly Fact[]; children?: ReactNode };

const FactsCard = ({ title, rows, children }: FactsCardProps) => (
  <Section title={title}>
    {rows.length > 0 && <Facts facts={rows} />}
    {children}
  </Section>
);

const megabytesOf = (bytes: number): string => String(Math.round(bytes / 1_048_576));

/** Shows messages that wait to be sent, and those that fail. */
export const OutboxCard = ({ outbox }: Pick<Health, 'outbox'>) => {
  const t = useText(healthText);
  const language = useLanguage();
  const { waiting, late, oldest, failing } = outbox;
  return (
    <FactsCard
      title={t.outbox}
      rows={[
        [t.waiting, digits(waiting >= 1000 ? `${waiting}+` : waiting, language)],
        [t.late, countText(late, language)],
        [t.oldest, oldest ? momentText(oldest, language) : t.nothing],
      ]}
    >
      {failing.length > 0 && (
        <>
          <h3>{t.failing}</h3>
          <ul className="small">
            {failing.map(({ topic, attempts, availableAt, lastError }) => (
              <li key={`${topic}${availableAt.getTime()}${lastError}`}>
                <strong>{topic}</strong> · {t.tries(countText(attempts, language))} ·{' '}
                <span lang="en">{lastError}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </FactsCard>
  );
};

/** Shows when each payment gateway last answered, and when it last failed. */
export const GatewayCards = ({ gateways }: Pick<Health, 'gateways'>) => {
  const t = useText(healthText);
  const language = useLanguage();
  if (gateways.length === 0)
    return (
      <FactsCard title={t.gateway} rows={[]}>
        <p className="muted">{t.notWatched}</p>
      </FactsCard>
    );
  return gateways.map(({ name, goodAt, failedAt, failure }) => (
    <FactsCard
      key={name}
      title={t.gateway}
      rows={[
        [t.name, name],
        [t.good, goodAt ? momentText(goodAt, language) : t.never],
        [t.failure, failedAt ? `${momentText(failedAt, language)} · ${failure}` : t.never],
      ]}
    />
  ));
};

/** Shows how each gateway of SMS has answered, in the order in which they are tried. */
export const SmsCard = ({ sms }: Pick<Health, 'sms'>) => {
  const t = useText(healthText);
  const language = useLanguage();
  return (
    <FactsCard title={t.sms} rows={[]}>
      {sms.map(({ name, goodAt, failedAt, failure, restsUntil }) => (
        <section key={name}>
          <h3>{smsGatewayTitles[name]}</h3>
          <Facts
            facts={[
              [t.good, goodAt ? momentText(goodAt, language) : t.never],
              [t.failure, failedAt ? `${momentText(failedAt, language)} · ${failure}` : t.never],
              [t.rests, restsUntil ? t.restsUntil(momentText(restsUntil, language)) : t.restsNot],
            ]}
          />
        </section>
      ))}
      <p className="small muted">{t.smsHere}</p>
    </FactsCard>
  );
};

/** Shows the size of the database and its connections. */
export const DatabaseCard = ({ database }: Pick<Health, 'database'>) => {
  const t = useText(healthText);
  const language = useLanguage();
  const count = (n: number) => countText(n, language);
  return (
    <FactsCard
      title={t.database}
      rows={[
        [t.version, `PostgreSQL ${database.version}`],
        [t.size, t.megabytes(digits(megabytesOf(database.bytes), language))],
        [t.connections, t.of(count(database.connections), count(database.mostConnections))],
        [t.started, momentText(database.startedAt, language)],
      ]}
    />
  );
};

/** Shows which version runs here, and since when. */
export const ProgramCard = ({ program }: Pick<Health, 'program'>) => {
  const t = useText(healthText);
  const language = useLanguage();
  return (
    <FactsCard
      title={t.program}
      rows={[
        [t.version, `Poth ${program.version} · Node ${program.node}`],
        [t.started, momentText(program.startedAt, language)],
        [t.memory, t.megabytes(digits(megabytesOf(program.memoryBytes), language))],
      ]}
    />
  );
};
