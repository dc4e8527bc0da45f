import { formatDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { readWishedPrice, type WishKind, wishKinds } from '@poth/domain/notify-me/wish.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { Problem } from '@poth/domain/problem.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { accountFaultText } from '../identity/faults.ts';
import { NumberProof } from '../identity/number-proof.tsx';
import { joinByNumber, type NumberStep, statusOf } from '../identity/number-step.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { faultsOf, notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Choices } from '../ui/check-field.tsx';
import { Stack } from '../ui/layout.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/notify-page.ts';
import { notifyText } from './text.ts';

export const meta = pageMeta(notifyText.title);

const roadOf = ({ from, to, date }: { from: string; to: string; date: string }) => {
  const day = parseDhakaDate(date);
  if (!day) throw data(null, { status: 404 });
  return { from, to, date: day };
};

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const road = roadOf(params);
  const seen = await portal.notifyMe.viewRoad(actor, road).catch(notFoundPage);
  return {
    from: seen.from[language],
    to: seen.to[language],
    date: formatDate(road.date, language, 'long'),
    list: `/search?${new URLSearchParams(road)}`,
    lowest: seen.lowestPaisa === null ? null : formatMoney(seen.lowestPaisa, language),
    ownPhone: seen.ownPhone && formatPhone(seen.ownPhone, language),
  };
};

type Typed = { kind: WishKind; mostTaka: string };

/** Refuses an invalid price before a code is sent for it. Problems: invalid-input (mostTaka). */
const checkPrice = ({ kind, mostTaka }: Typed): void => {
  if (kind === 'price' && !readWishedPrice(mostTaka))
    throw new Problem('invalid-input', { faults: { mostTaka: 'wrong' } });
};

/** Returns the problem of a step if it is about the price, whose field is outside the proof. */
const priceProblemOf = ({ problem }: NumberStep) =>
  problem && faultsOf(problem).mostTaka ? problem : undefined;

export const action = async (args: Route.ActionArgs) => {
  const { values, form, text, language, goTo } = await readForm(args);
  const { portal, actor } = values;
  const kind: WishKind = wishKinds.find((one) => one === form.get('kind')) ?? 'price';
  const typed: Typed = { kind, mostTaka: text('mostTaka', 20) };
  const wish = { ...roadOf(args.params), ...typed, language };
  try {
    const answer = await joinByNumber(
      {
        send: async (asked) => {
          checkPrice(typed);
          return portal.seatWaitlist.sendWaitlistCode(actor, asked);
        },
        join: (proof) => portal.notifyMe.makeWish(actor, { ...wish, proof }),
      },
      form,
      language,
    );
    if ('proof' in answer)
      return data(
        { typed, problem: priceProblemOf(answer.proof), ...answer },
        { status: statusOf(answer.proof) },
      );
    return goTo(`/n/${answer.joined.token}`);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page that asks for an SMS, once, when a date goes on sale or a seat costs no more than a limit. */
export default function NotifyPage({ loaderData: road, actionData: answer }: Route.ComponentProps) {
  const t = useText(notifyText);
  const language = useLanguage();
  const proof = answer && 'proof' in answer ? answer.proof : undefined;
  const kinds = road.lowest ? (['price'] as const) : wishKinds;
  return (
    <NarrowPage
      title={t.title}
      about={t.about(road.from, road.to, road.date)}
      back={{ to: road.list, label: t.back }}
    >
      <Stack as={Card}>
        <p>{road.lowest ? t.now(road.lowest) : t.none}</p>
        <ActionForm
          answer={answer}
          says={(fault, field) => (field === 'mostTaka' ? t.mostWrong : accountFaultText(fault, language))}
          isStacked
        >
          <Choices
            name="kind"
            label={t.kind}
            options={kinds.map((value) => ({ value, label: t[value] }))}
            chosen={[answer?.typed.kind ?? kinds[0]]}
          />
          <TextField
            label={t.most}
            hint={t.mostHint}
            name="mostTaka"
            inputMode="numeric"
            autoComplete="off"
          />
          {road.ownPhone ? (
            <>
              <p className="num">{t.ownPhone(road.ownPhone)}</p>
              <SubmitButton>{t.submit}</SubmitButton>
            </>
          ) : (
            <NumberProof title={t.proof} step={proof} typed="here" send={t.send} />
          )}
          <p className="small muted">{t.rules}</p>
        </ActionForm>
      </Stack>
    </NarrowPage>
  );
}
