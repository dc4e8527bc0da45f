import { promoSentence } from '@poth/domain/promo/promo-sentence.ts';
import { Form, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { pageOf } from '../shell/page-of.ts';
import { languageOf, localPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Figures } from '../ui/figures.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/promo-page.ts';
import styles from './promo.module.css';
import { savePromoForm } from './promo-action.ts';
import { promoChoices } from './promo-choices.ts';
import { PromoForm } from './promo-form.tsx';
import { PromoState } from './promo-state.tsx';
import { typedOf } from './promo-typed.ts';
import { PromoUses } from './promo-uses.tsx';
import { promoView, useView } from './promo-view.ts';
import { promoText } from './text.ts';

export const meta = pageMeta({ en: 'One promo code', bn: 'প্রোমো কোডের বিবরণ' });

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const values = context.get(requestContext);
  const { portal, actor, now } = values;
  const language = languageOf(request);
  const asked = { promoId: params.promoId, page: pageOf(request) };
  const { promo, uses, page, pages } = await portal.promo.viewPromo(actor, asked).catch(notFoundPage);
  const names = await promoChoices(values);
  return {
    view: promoView(promo, language, now),
    sentence: promoSentence(promo, names, language),
    given: typedOf(promo),
    uses: uses.map((use) => useView(use, language)),
    names,
    page,
    pages,
  };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent !== 'switch-on' && intent !== 'switch-off') return savePromoForm(values, request, form);
  const { promoId } = params;
  await values.portal.promo
    .switchPromo(values.actor, { promoId, on: intent === 'switch-on' })
    .catch(notFoundPage);
  leaveNotice(values, 'saved');
  return redirect(localPath(languageOf(request), `/admin/promos/${promoId}`), 303);
};

const Switch = ({ isOn }: { isOn: boolean }) => {
  const t = useText(promoText);
  if (!isOn)
    return (
      <Form method="post">
        <Button type="submit" name="intent" value="switch-on" look="green">
          {t.switchOn}
        </Button>
      </Form>
    );
  return (
    <AskFirst label={t.switchOff}>
      <p>{t.switchOffAsk}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="switch-off" look="danger">
          {t.switchOff}
        </Button>
      </Form>
    </AskFirst>
  );
};

/** One promo code: how it stands, what it does, who used it, and its form. */
export default function PromoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, sentence, given, uses, names, page, pages } = loaderData;
  const t = useText(promoText);
  return (
    <Desk
      title={view.code}
      lead={
        <>
          {view.name} <PromoState state={view.state} />
        </>
      }
      actions={
        <ButtonLink to="/admin/promos" look="line">
          {t.back}
        </ButtonLink>
      }
    >
      <p className={styles.sentence}>{sentence}</p>
      <Figures
        figures={(['paid', 'open', 'left', 'given'] as const).map((figure) => ({
          label: t.figures[figure],
          value: view.figures[figure],
        }))}
      />
      <Switch isOn={view.isOn} />
      <section aria-labelledby="used" className={styles.section}>
        <h2 id="used">{t.used}</h2>
        <PromoUses uses={uses} />
        <Pager page={page} pages={pages} to={(at) => `/admin/promos/${view.promoId}?page=${at}`} />
      </section>
      <details className={`${styles.section} ${styles.change}`} open={actionData !== undefined}>
        <summary className="btn btn-line">{t.change}</summary>
        <PromoForm key={given.seenVersion} given={given} names={names} answer={actionData} />
      </details>
    </Desk>
  );
}
