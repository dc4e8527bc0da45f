import { isProblem, noteOf, type Problem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { Language } from '@poth/domain/language.ts';
import { data, Form, useNavigation } from 'react-router';
import type { MoneyTrail } from '@poth/domain/reconciliation/money-trail.ts';
import type { RequestContext } from '../ctx.ts';
import { phoneFaultText } from '../identity/phone-faults.ts';
import { refundStageView } from '../refund/refund-stage-view.ts';
import { RefundLines } from '../refund/refund-stages.tsx';
import { readForm } from '../shell/read-form.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/money-page.ts';
import { MoneyCard } from './money-card.tsx';
import { type MoneyErrors, MoneyForm, type MoneyTyped } from './money-form.tsx';
import { moneyText } from './money-text.ts';
import { moneyView } from './money-view.ts';

export const meta = pageMeta(moneyText.title, moneyText.intro);

export const loader = ({ request }: Route.LoaderArgs) => ({
  number: (new URL(request.url).searchParams.get('number') ?? '').slice(0, 60),
});

const errorsOf = (problem: Problem, language: Language): MoneyErrors => {
  const t = textIn(language, moneyText);
  const faults = (problem.code === 'invalid-input' ? problem.fields.faults : {}) as Record<string, string>;
  const says: Readonly<Record<string, string>> = t.faults;
  const number = faults.number && says[faults.number];
  const phone = phoneFaultText(faults.phone, language);
  if (number || phone) return { number, phone };
  return { form: problem.code === 'ticket-not-found' ? t.nothing : problemText(noteOf(problem), language) };
};

type Answer = {
  typed: MoneyTyped;
  errors: MoneyErrors;
  asked: boolean;
  trails: (ReturnType<typeof moneyView> & { refunds: ReturnType<typeof refundStageView>['refunds'][] })[];
};

type Traced = { trails: MoneyTrail[]; refused?: Problem };

const find = async ({ portal, actor }: RequestContext, typed: MoneyTyped): Promise<Traced> => ({
  trails: await portal.reconciliation.findMoney(actor, typed),
});

/** Asks the gateway once more; where the tries for that are used up, tells what is known. */
const askOrFind = async (values: RequestContext, typed: MoneyTyped): Promise<Traced> => {
  try {
    return { trails: await values.portal.reconciliation.askAboutMoney(values.actor, typed) };
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.code !== 'too-many-tries') throw thrown;
    return { ...(await find(values, typed)), refused: thrown };
  }
};

/** Tells where the money is. The form is posted, so that no address, log or history keeps a phone number. */
export const action = async (args: Route.ActionArgs) => {
  const { values, language, intent, text } = await readForm(args);
  const { settings } = values;
  const typed = { number: text('number', 100), phone: text('phone', 40) };
  const asked = intent === 'ask';
  try {
    const { trails, refused } = await (asked ? askOrFind(values, typed) : find(values, typed));
    return data<Answer>({
      typed,
      errors: refused ? errorsOf(refused, language) : {},
      asked: asked && !refused,
      trails: trails.map((trail) => ({
        ...moneyView(trail, language),
        refunds: trail.payments.map(
          ({ refunds }) => refundStageView(refunds, settings.refundBusinessDays, language).refunds,
        ),
      })),
    });
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return data<Answer>(
      { typed, errors: errorsOf(thrown, language), asked: false, trails: [] },
      { status: thrown.status },
    );
  }
};

type Refunds = { refunds: Answer['trails'][number]['refunds'][number]; numbers: readonly string[] };

/** Refunds of a payment: their stages, the promised day, and their numbers at the gateway. */
const RefundsOfPayment = ({ refunds, numbers }: Refunds) => {
  const t = useText(moneyText);
  return (
    <>
      <RefundLines refunds={refunds} />
      {refunds.map(({ refundId, promise, needsPerson, atCounter, settled }, index) => (
        <p key={refundId} className="small">
          {[
            t.refundNumber(numbers[index] ?? ''),
            !settled && atCounter && t.refundAtCounter,
            needsPerson ? t.refundHeld : promise,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
    </>
  );
};

const AskAgain = ({ typed }: { typed: MoneyTyped }) => {
  const t = useText(moneyText);
  const busy = useNavigation().formData?.get('intent') === 'ask';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="number" value={typed.number} />
      <input type="hidden" name="phone" value={typed.phone} />
      <Button type="submit" name="intent" value="ask" look="line" busy={busy}>
        {busy ? t.asking : t.ask}
      </Button>
    </Form>
  );
};

/** Page on which a payer sees what was taken, what it was for and where it is now. */
export default function MoneyPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useText(moneyText);
  const page = useFirstError<HTMLDivElement>(answer);
  const trails = answer?.trails ?? [];
  return (
    <Page ref={page} width="narrow">
      <h1>{t.title}</h1>
      <Stack gap="l">
        <p className="muted">{t.intro}</p>
        <MoneyForm
          typed={answer?.typed ?? { number: loaderData.number, phone: '' }}
          errors={answer?.errors ?? {}}
          found={trails.length > 0}
        />
        {trails.length > 0 && (
          <h2 tabIndex={-1} data-arrived>
            {t.found}
          </h2>
        )}
        {answer?.asked && <Alert kind="notice">{t.asked}</Alert>}
        {trails.map(({ refunds, ...view }) => (
          <MoneyCard
            key={`${view.title} ${view.payments[0]?.tranId ?? ''}`}
            view={view}
            refunds={(index) => (
              <RefundsOfPayment
                refunds={refunds[index] ?? []}
                numbers={view.payments[index]?.refundNumbers ?? []}
              />
            )}
          />
        ))}
        {answer && trails.some(({ canAsk }) => canAsk) && <AskAgain typed={answer.typed} />}
        <Row gap="l">
          <LocalLink className="link link-alone" to="/ticket">
            {t.toTicket}
          </LocalLink>
          <LocalLink className="link link-alone" to="/call-center">
            {t.call}
          </LocalLink>
        </Row>
      </Stack>
    </Page>
  );
}
