import { promoSentence } from '@poth/domain/promo/promo-sentence.ts';
import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { pageOf } from '../shell/page-of.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Figures } from '../ui/figures.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/promo-page.ts';
import styles from './promo.module.css';
import { savePromoForm } from './promo-action.ts';
import { promoChoices } from './promo-choices.ts';
import { PromoForm } from './promo-form.tsx';
import { PromoState } from './promo-state.tsx';
import { typedOf } from './promo-typed.ts';
import { PromoUses } from './promo-uses.tsx';
import { promoView, promoUseView } from './promo-view.ts';
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
    uses: uses.map((use) => promoUseView(use, language)),
    names,
    page,
    pages,
  };
};

export const action = async (args: Route.ActionArgs) => {
  const sent = await readForm(args);
  const { values, intent, goTo } = sent;
  if (intent !== 'switch-on' && intent !== 'switch-off') return savePromoForm(sent);
  const { promoId } = args.params;
  const isOn = intent === 'switch-on';
  await values.portal.promo.switchPromo(values.actor, { promoId, on: isOn }).catch(notFoundPage);
  return goTo(`/admin/promos/${promoId}`, 'saved');
};

const Switch = ({ isOn }: { isOn: boolean }) => {
  const t = useText(promoText);
  return isOn ? (
    <ConfirmForm label={t.switchOff} effect={t.switchOffAsk} intent="switch-off">
      <SubmitButton look="danger">{t.switchOff}</SubmitButton>
    </ConfirmForm>
  ) : (
    <ActionForm intent="switch-on">
      <SubmitButton look="green">{t.switchOn}</SubmitButton>
    </ActionForm>
  );
};

/** Page of a promo code: its state, its terms, its uses, and its form. */
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
      back={{ to: '/admin/promos', label: t.back }}
    >
      <p className={styles.sentence}>{sentence}</p>
      <Figures
        figures={(['paid', 'open', 'left', 'given'] as const).map((figure) => ({
          label: t.figures[figure],
          value: view.figures[figure],
        }))}
      />
      <Switch isOn={view.isOn} />
      <Section look="plain" title={t.used} className={styles.section}>
        <PromoUses uses={uses} />
        <Pager page={page} pages={pages} to={(at) => `/admin/promos/${view.promoId}?page=${at}`} />
      </Section>
      <details className={`${styles.section} ${styles.change}`} open={actionData !== undefined}>
        <summary className="btn btn-line">{t.change}</summary>
        <PromoForm key={given.seenVersion} given={given} names={names} answer={actionData} />
      </details>
    </Desk>
  );
}
