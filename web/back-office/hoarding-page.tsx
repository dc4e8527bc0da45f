import { hoardingKinds, type HoardingSignal } from '@poth/domain/back-office/hoarding.ts';
import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/hoarding-page.ts';
import { hoardingText } from './hoarding-text.ts';

export const meta = pageMeta(hoardingText.title);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return { signals: await portal.backOffice.listHoarding(actor) };
};

const Bookings = ({ pnrs }: Pick<HoardingSignal, 'pnrs'>) => {
  const t = useText(hoardingText);
  if (pnrs.length === 0) return <span className="muted">{t.noPnr}</span>;
  return (
    <Row>
      {pnrs.map((pnr) => (
        <LocalLink key={pnr} className="link num" to={`/admin/bookings/${pnr}`}>
          {pnr}
        </LocalLink>
      ))}
    </Row>
  );
};

/** Page for admins of signals that seats are hoarded, with advice on each. */
export default function HoardingPage({ loaderData: { signals } }: Route.ComponentProps) {
  const t = useText(hoardingText);
  const language = useLanguage();
  return (
    <Desk title={t.title} lead={t.lead}>
      <Stack gap="l">
        {hoardingKinds.map((kind) => (
          <Section key={kind} look="plain" title={t.kinds[kind]}>
            <p>{t.means[kind]}</p>
            <p>
              <b>{t.todoHead}</b> {t.todo[kind]}
            </p>
            <DataTable
              rows={signals.filter((signal) => signal.kind === kind)}
              rowKey={({ signalNo }) => signalNo}
              none={t.none}
              columns={[
                {
                  head: t.columns.count,
                  kind: 'num',
                  cell: ({ count }) => t.counts[kind](digits(count, language)),
                },
                { head: t.columns.bookings, kind: 'num', cell: ({ bookings }) => digits(bookings, language) },
                { head: t.columns.pnrs, cell: ({ pnrs }) => <Bookings pnrs={pnrs} /> },
              ]}
            />
          </Section>
        ))}
      </Stack>
    </Desk>
  );
}
