import { countText } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { actsText } from '../people/people-text.ts';
import { bookingText } from '../back-office/booking-text.ts';
import { Desk } from '../shell/desk.tsx';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Stack } from '../ui/layout.tsx';
import { NextPager } from '../ui/pager.tsx';
import type { Route } from './+types/audit-log-page.ts';
import { logAddress, logAsked } from './log-asked.ts';
import { LogSearch } from './log-search.tsx';
import { LogTable } from './log-table.tsx';
import { actText, entryView } from './log-view.ts';
import { logText, portalActsText } from './text.ts';

export const meta = pageMeta(logText.title);

const words = { ...actsText, ...bookingText.actNames, ...portalActsText };
const isStream = (about: string): boolean => /^(account|operator|portal):\S+$/.test(about);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const { filter, after, check } = logAsked(request);
  const language = languageOf(request);
  const { entries, next } = await portal.auditLog.listActs(actor, { filter, after });
  return {
    filter,
    isFirst: after === null,
    nextPage: next && logAddress(filter, { after: next }),
    chain: check && isStream(filter.about) ? await portal.auditLog.checkChain(actor, filter.about) : null,
    entries: entries.map((entry) => entryView(entry, words, language)),
    acts: Object.keys(words)
      .map((act) => ({ act, name: actText(act, words, language) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language)),
  };
};

type Chain = NonNullable<Route.ComponentProps['loaderData']['chain']>;

const ChainResult = ({ chain: { stream, entries, brokenAt } }: { chain: Chain }) => {
  const t = useText(logText).chain;
  const language = useLanguage();
  return brokenAt === null ? (
    <Alert kind="success">{t.unbroken(stream, countText(entries, language))}</Alert>
  ) : (
    <Alert>{t.broken(stream, countText(brokenAt, language))}</Alert>
  );
};

/** Page of the audit log, for admins: to search, check and export it; it is never changed. */
export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const { filter, isFirst, nextPage, chain, entries, acts } = loaderData;
  const t = useText(logText);
  const file = localPath(useLanguage(), logAddress(filter, { path: '/admin/audit-log/csv' }));
  return (
    <Desk
      title={t.title}
      lead={t.lead}
      actions={
        <a className="btn btn-line" href={file} download>
          {t.csv}
        </a>
      }
    >
      <LogSearch filter={filter} acts={acts} />
      <Stack>
        {chain && <ChainResult chain={chain} />}
        <LogTable entries={entries} />
      </Stack>
      <NextPager
        first={!isFirst && { to: logAddress(filter), label: t.newest }}
        next={nextPage !== null && { to: nextPage, label: t.older }}
      />
    </Desk>
  );
}
