import { isHomePart } from '@poth/domain/content/home.ts';
import { shownHome } from '@poth/domain/content/shown-home.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { AmenityTiles } from '../home/amenity-tiles.tsx';
import { Banner } from '../home/banner.tsx';
import homeStyles from '../home/home.module.css';
import { PaymentMarks } from '../home/payment-marks.tsx';
import { homeText } from '../home/text.ts';
import { OperatorGrid } from '../operator/operator-grid.tsx';
import { RouteList } from '../search/route-list.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/preview-page.ts';
import styles from './content.module.css';
import { readPart } from './read-parts.ts';
import { contentText } from './text.ts';

export const meta = pageMeta(contentText.previewed.title);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const [content, operators] = await Promise.all([
    portal.content.viewHome(actor),
    portal.operator.listOperators(actor),
  ]);
  return { home: shownHome(content, operators), tomorrow: addDays(dhakaDate(now), 1) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { portal, actor } = context.get(requestContext);
  const form = await request.formData();
  const part = String(form.get('part') ?? '');
  const content = isHomePart(part) ? readPart(part, form) : [];
  try {
    const [typed, operators] = await Promise.all([
      portal.content.previewContent(actor, { part, content }).catch(notFoundPage),
      portal.operator.listOperators(actor),
    ]);
    return { home: shownHome(typed, operators) };
  } catch (thrown) {
    return refuse(thrown, null);
  }
};

/** Preview for admins of the home page with what is typed; nothing is saved. */
export default function PreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(contentText).previewed;
  const said = useText(homeText);
  const language = useLanguage();
  const home = actionData && 'home' in actionData ? actionData.home : loaderData.home;
  if (actionData && 'problem' in actionData)
    return (
      <div className={`wrap ${styles.preview}`}>
        <h1>{t.title}</h1>
        <Alert>{`${t.refused} ${problemText(actionData.problem, language)}`}</Alert>
      </div>
    );
  return (
    <>
      <div className={`wrap ${styles.preview}`}>
        <h1>{t.title}</h1>
        <Alert kind="notice">{actionData ? t.unsaved : t.now}</Alert>
      </div>
      <Banner slides={home.slides} />
      <AmenityTiles tiles={home.amenities} />
      <section className={`wrap ${homeStyles.section}`} aria-labelledby="operators">
        <h2 id="operators">{said.operators}</h2>
        <OperatorGrid operators={home.operators} />
      </section>
      <section className={`wrap ${homeStyles.section}`} aria-labelledby="routes">
        <h2 id="routes">{said.routes}</h2>
        <RouteList routes={home.routes} date={loaderData.tomorrow} />
      </section>
      <PaymentMarks partners={home.payments} />
    </>
  );
}
