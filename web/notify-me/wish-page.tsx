import { formatDate } from '@poth/domain/dhaka.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { data, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { languageOf, localPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import type { Route } from './+types/wish-page.ts';
import { notifyText } from './text.ts';

/** Sent without scripts: the page has one button. */
export const handle = { scripts: false } as const;

/**
 * Keeps the address from other sites, as anybody who has it can end the wish; the page's own form still sends its
 * origin, without which it would be refused.
 */
export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(notifyText.wishTitle)(args),
  { name: 'referrer', content: 'same-origin' },
];

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const t = textIn(language, notifyText);
  try {
    const { from, to, date, mostPaisa } = await portal.notifyMe.viewWish(actor, params.wish);
    const road = await portal.notifyMe.viewRoad(actor, { from, to, date });
    return {
      view: {
        about: t.about(road.from[language], road.to[language], formatDate(date, language, 'long')),
        list: `/search?${new URLSearchParams({ from, to, date })}`,
        says: mostPaisa === null ? t.ofOpening : t.ofPrice(formatMoney(mostPaisa, language)),
      },
    };
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.code !== 'not-found') throw thrown;
    return data({ view: null }, { status: thrown.status });
  }
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { portal, actor } = context.get(requestContext);
  await portal.notifyMe.withdrawWish(actor, params.wish);
  return redirect(localPath(languageOf(request), `/n/${params.wish}`), 303);
};

/** Page that shows what a number will be told of, with a button that ends the wish. */
export default function WishPage({ loaderData: { view } }: Route.ComponentProps) {
  const t = useText(notifyText);
  if (!view)
    return (
      <NarrowPage title={t.wishTitle}>
        <Alert kind="notice">{t.over}</Alert>
        <ButtonLink to="/search">{t.search}</ButtonLink>
      </NarrowPage>
    );
  return (
    <NarrowPage title={t.wishTitle} about={view.about} back={{ to: view.list, label: t.back }}>
      <Stack as={Card}>
        <h2>{t.made}</h2>
        <p>{view.says}</p>
        <p>{t.keep}</p>
        <p className="small muted">{t.rules}</p>
        <ActionForm intent="end" answer={undefined}>
          <SubmitButton intent="end" look="line">
            {t.end}
          </SubmitButton>
        </ActionForm>
      </Stack>
    </NarrowPage>
  );
}
