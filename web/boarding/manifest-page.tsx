import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figures } from '../ui/figures.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import type { Route } from './+types/manifest-page.ts';
import { FlagList } from './flag-list.tsx';
import styles from './manifest.module.css';
import { ManifestTable } from './manifest-table.tsx';
import { manifestView } from './manifest-view.ts';
import { manifestText } from './text.ts';

export const meta = pageMeta({ en: 'Passengers of a trip', bn: 'এই যাত্রার যাত্রী' });

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const { tripId } = params;
  const manifest = await portal.boarding.viewManifest(actor, tripId).catch(notFoundPage);
  return { view: manifestView(manifest, languageOf(request)), date: serviceDateOf(tripId) };
};

/** The passenger list of a trip, to look at and to print. */
export default function ManifestPage({ loaderData }: Route.ComponentProps) {
  const t = useText(manifestText);
  const language = useLanguage();
  const scripted = useScriptRuns();
  const { view, date } = loaderData;
  const file = (kind: string) => localPath(language, `/manifests/${view.tripId}/${kind}`);
  return (
    <Desk
      title={view.title}
      lead={[view.operator, view.lead].join(' · ')}
      actions={
        <>
          {scripted && (
            <Button type="button" look="line" onClick={() => window.print()}>
              {t.print}
            </Button>
          )}
          <a className="btn btn-line" href={file('pdf')}>
            {t.pdf}
          </a>
          <a className="btn btn-line" href={file('csv')}>
            {t.csv}
          </a>
          <ButtonLink to={`/board/${view.tripId}`} reloadDocument>
            {t.board}
          </ButtonLink>
        </>
      }
    >
      <Stack className={styles.page}>
        <LocalLink className="link link-alone no-print" to={`/manifests?date=${date}`}>
          {t.back}
        </LocalLink>
        <Row as="p" className="num">
          <Badge tone={view.state === 'cancelled' ? 'off' : 'good'}>{t.states[view.state]}</Badge>
          {view.late && <Badge tone="late">{view.late}</Badge>}
          {view.supervisor && (
            <span>
              {t.supervisor}{' '}
              <a className="link" href={view.supervisor.tel}>
                {view.supervisor.shown}
              </a>
            </span>
          )}
        </Row>
        <div className="no-print">
          <Figures figures={view.figures.map(({ name, value }) => ({ label: name, value }))} />
        </div>
        <FlagList flags={view.flags} departsAt={view.departsAt} />
        {view.stops.length === 0 && <EmptyState>{t.empty}</EmptyState>}
        {view.stops.map((stop) => (
          <ManifestTable key={stop.stopNo} stop={stop} columns={view.columns} />
        ))}
      </Stack>
    </Desk>
  );
}
