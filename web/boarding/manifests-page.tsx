import { addDays, formatDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { Form } from 'react-router';
import { requestContext } from '#ctx';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { Desk } from '../shell/desk.tsx';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import type { Route } from './+types/manifests-page.ts';
import styles from './manifest.module.css';
import { ManifestTrips } from './manifest-trips.tsx';
import { tripViews } from './manifest-view.ts';
import { manifestText } from './text.ts';

export const meta = pageMeta(manifestText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const asked = { date: parseDhakaDate(query.get('date')) ?? null, page: pageOf(request) };
  const { trips, underWay, ...day } = await portal.boarding.listManifests(actor, asked);
  leaveEmptyPage(request, trips);
  const views = (of: typeof trips) => tripViews(of, languageOf(request), now);
  return { ...day, trips: views(trips), underWay: views(underWay) };
};

/** The trips of a day, each with its passenger list and its door. */
export default function ManifestsPage({ loaderData }: Route.ComponentProps) {
  const t = useText(manifestText);
  const language = useLanguage();
  const { date, today, trips, underWay, page, more } = loaderData;
  const kept = useKeptFocus(date);
  const path = (day: string, at = 1) => `/manifests?date=${day}${at > 1 ? `&page=${at}` : ''}`;
  const earlier = t.underWay(formatDate(addDays(date, -1), language, 'short'));
  const day = formatDate(date, language, 'long');
  const ofDay = (
    <>
      <ManifestTrips
        caption={t.title}
        trips={trips}
        none={page > 1 ? t.noMore : t.none}
        leftLast={date === today}
      />
      <Pager page={page} more={more} to={(other) => path(date ?? today, other)} />
    </>
  );
  return (
    <Desk title={t.title} lead={day}>
      <div className={styles.day}>
        <ButtonLink look="line" to={path(addDays(date, -1))}>
          {t.previous}
        </ButtonLink>
        <Form key={date} {...kept} method="get" action={localPath(language, '/manifests')}>
          <TextField type="date" name="date" label={t.day} defaultValue={date} />
          <Button type="submit" look="green">
            {t.show}
          </Button>
        </Form>
        <ButtonLink look="line" to={path(addDays(date, 1))}>
          {t.next}
        </ButtonLink>
      </div>
      {underWay.length === 0 ? (
        ofDay
      ) : (
        <Stack gap="l">
          <Section look="plain" title={earlier}>
            <ManifestTrips caption={earlier} trips={underWay} none={null} />
          </Section>
          <Section look="plain" title={day}>
            {ofDay}
          </Section>
        </Stack>
      )}
    </Desk>
  );
}
