import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { Stack } from '../ui/layout.tsx';
import type { PlaceView } from './place-view.ts';
import { placeText, waitlistText } from './text.ts';

type PartProps = { view: PlaceView; answer: { problem?: ProblemNote | undefined } | undefined };

const Refusal = ({ answer }: Pick<PartProps, 'answer'>) => {
  const language = useLanguage();
  return answer?.problem ? <Alert>{problemText(answer.problem, language)}</Alert> : null;
};

const Leave = () => {
  const t = useText(placeText);
  return (
    <ActionForm intent="leave" answer={undefined}>
      <SubmitButton intent="leave" look="line">
        {t.leave}
      </SubmitButton>
    </ActionForm>
  );
};

/** Place with an offer: the seats' price, how long they are kept, and buttons to take or decline them. */
export const OfferedPlace = ({ view, answer }: PartProps) => {
  const t = useText(placeText);
  const { seatCount } = view;
  return (
    <Stack as={Card}>
      <h2>{t.offered(seatCount)}</h2>
      <Refusal answer={answer} />
      <Facts
        look="grid"
        facts={[
          [t.seats(seatCount), view.seats],
          [t.price, view.price],
          [t.keptUntil, view.until],
        ]}
      />
      <ActionForm
        intent="take"
        answer={undefined}
        hiddenFields={{ key: view.key, ...(view.buyer && { buyer: view.buyer }) }}
        isStacked
      >
        <SubmitButton intent="take">{t.take(seatCount)}</SubmitButton>
        <p className="small muted">{t.takeHint(seatCount)}</p>
      </ActionForm>
      <ActionForm intent="pass" answer={undefined} isStacked>
        <SubmitButton intent="pass" look="line">
          {t.pass(seatCount)}
        </SubmitButton>
        <p className="small muted">{t.passHint(seatCount, view.declineMinutes)}</p>
      </ActionForm>
      <Leave />
    </Stack>
  );
};

/** Waiting place: the number before it and, if seats are on sale meanwhile, a link to them. */
export const WaitingPlace = ({ view, answer }: PartProps) => {
  const t = useText(placeText);
  const list = useText(waitlistText);
  return (
    <Stack as={Card}>
      <h2>{view.isNotice ? t.notice : t.waiting}</h2>
      <Refusal answer={answer} />
      {view.map && (
        <Alert kind="notice">
          <p>{list.free(view.seatsLeft)}</p>
          <ButtonLink look="line" to={view.map}>
            {list.toMap}
          </ButtonLink>
        </Alert>
      )}
      <Facts
        look="grid"
        facts={[
          [t.ahead, !view.isNotice && view.ahead],
          [t.wanted, view.wanted],
          [t.women, view.onlyWomen && t.onlyWomen],
        ]}
      />
      <p>{view.isNotice ? t.noticeText : t.waitingText(view.minutes)}</p>
      <Leave />
    </Stack>
  );
};

/** Ended place: the reason, and a link to go on. */
export const EndedPlace = ({ view, answer }: PartProps) => {
  const t = useText(placeText);
  return (
    <Stack as={Card}>
      <h2>{t.ended}</h2>
      <Refusal answer={answer} />
      {view.because && <p>{view.because === 'took' ? t.took(view.seatCount) : t.because[view.because]}</p>}
      {view.checkout ? (
        <ButtonLink to={view.checkout}>{t.toCheckout}</ButtonLink>
      ) : (
        <LocalLink className="link link-alone" to={view.waitlist}>
          {t.again}
        </LocalLink>
      )}
    </Stack>
  );
};
