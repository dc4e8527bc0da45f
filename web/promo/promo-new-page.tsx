import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { readForm } from '../shell/read-form.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/promo-new-page.ts';
import { savePromoForm } from './promo-action.ts';
import { promoChoices } from './promo-choices.ts';
import { PromoForm } from './promo-form.tsx';
import { newPromo } from './promo-typed.ts';
import { promoText } from './text.ts';

export const meta = pageMeta(promoText.newTitle);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const values = context.get(requestContext);
  return { names: await promoChoices(values), given: newPromo(crypto.randomUUID(), values.now) };
};

export const action = async (args: Route.ActionArgs) => savePromoForm(await readForm(args));

/** Page to make a promo code. */
export default function PromoNewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { names, given } = loaderData;
  const t = useText(promoText);
  return (
    <Desk title={t.newTitle} lead={t.newLead} back={{ to: '/admin/promos', label: t.back }}>
      <PromoForm given={given} names={names} answer={actionData} />
    </Desk>
  );
}
