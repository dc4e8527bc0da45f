/* oxlint-disable jsx-a11y/no-autofocus -- the counter's page is worked by keyboard: a sale begins where one can type */
import type { CounterSale } from '@poth/domain/counter/sale.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney, sum } from '@poth/domain/money.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { fareOfSeat } from '@poth/domain/schedule/fares.ts';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { HiddenFields } from '../shell/action-button.tsx';
import { useFirstError } from '../shell/use-first-error.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FormContext } from '../ui/form-values.ts';
import { Stack } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { counterPath } from './counter-address.ts';
import type { OpenCounter } from './load-counter.ts';
import { focusNextOnEnter } from './next-field.ts';
import { OwnSale } from './own-sale.tsx';
import { type SayDetail, saleFaults } from './sale-faults.ts';
import { PointField, ReferenceField, UntilField, WayChoice, WomenField } from './sale-fields.tsx';
import type { SaleTyped } from './sale-typed.ts';
import { counterText } from './text.ts';
import type { useTypedSeats } from './use-typed-seats.ts';
import styles from './counter.module.css';

type SaleFormProps = {
  chosen: NonNullable<OpenCounter['chosen']>;
  day: Pick<OpenCounter, 'date' | 'fromPlaceId' | 'shift'>;
  seats: ReturnType<typeof useTypedSeats>;
  /** Agent's own sale that already has the typed seats. */
  own: CounterSale | undefined;
  answer: { problem: ProblemNote; typed: SaleTyped } | undefined;
  /** Key by which this form does its work only once. */
  drawnKey: string;
  busy: boolean;
  down: boolean;
  sayDetail: SayDetail;
  /** Seat map, which is part of the form. */
  children: ReactNode;
};

/** Seats, passenger and money in one form; Enter leads through it and sells at its end. */
export const SaleForm = ({
  chosen,
  day,
  seats,
  own,
  answer,
  drawnKey,
  busy,
  down,
  sayDetail,
  children,
}: SaleFormProps) => {
  const t = useText(counterText);
  const language = useLanguage();
  const navigate = useNavigate();
  const scripted = useScriptRuns();
  const form = useFirstError<HTMLFormElement>(answer);
  const typed = answer?.typed;
  const [way, setWay] = useState(typed?.way ?? 'cash');
  const { offer } = chosen;
  const faults = saleFaults(
    answer?.problem,
    { ...seats, gone: own ? [] : seats.gone, limit: chosen.seatLimit },
    language,
    sayDetail,
  );
  const first = (['seats', 'name', 'phone', 'reference'] as const).find((field) => faults[field]) ?? 'seats';
  const total = formatMoney(
    sum(
      seats.seatNos.map((seatNo) =>
        fareOfSeat(offer, { layout: chosen.layout, coachClass: offer.coachClass }, seatNo),
      ),
    ),
    language,
  );
  const away = counterPath({ date: day.date, from: day.fromPlaceId });

  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') void navigate(localPath(language, away), { preventScrollReset: true });
    else focusNextOnEnter(event);
  };
  const verb =
    way === 'phone' ? t.sale.keep : seats.seatNos.length > 0 ? t.sale.sell(total) : t.sale.sellNothing;
  const values = {
    typed: { name: typed?.name, phone: typed?.phone, reference: typed?.reference },
    faultOf: (name: string) => faults[name as keyof typeof faults] || undefined,
    sending: undefined,
  };
  return (
    <FormContext value={values}>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        onKeyDown={press}
        onSubmit={(event) => (down || busy) && event.preventDefault()}
      >
        <HiddenFields
          fields={{ trip: offer.tripId, leg: `${offer.fromStopNo}-${offer.toStopNo}`, key: drawnKey }}
        />
        <div className={styles.sale}>
          {faults.elsewhere && <Alert>{faults.elsewhere}</Alert>}
          <TextField
            name="seats"
            label={t.sale.seats}
            hint={t.sale.seatsHint(digits(chosen.seatLimit, language))}
            value={seats.typed}
            onChange={(event) => seats.setTyped(event.target.value)}
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={first === 'seats'}
          />
          {own && <OwnSale own={own} seatNos={seats.gone} day={day} />}
          <Stack className={styles.map}>{children}</Stack>
          <TextField name="name" label={t.sale.name} autoFocus={first === 'name'} />
          <TextField
            type="tel"
            inputMode="tel"
            name="phone"
            label={t.sale.phone}
            autoFocus={first === 'phone'}
          />
          {chosen.asksGender && <WomenField seatNos={seats.seatNos} ticked={typed?.women ?? []} />}
          <PointField
            name="boarding"
            points={offer.boarding}
            chosen={typed?.boardingCounterId ?? day.shift.counter.counterId}
          />
          <PointField name="dropping" points={offer.dropping} chosen={typed?.droppingCounterId} />
          <WayChoice way={way} onWay={setWay} />
          {(way === 'mobile-money' || !scripted) && <ReferenceField />}
          {(way === 'phone' || !scripted) && <UntilField at={chosen.at} latest={chosen.latestPhoneHold} />}
          <Button type="submit" name="intent" value="sell" busy={busy} aria-disabled={down || undefined}>
            {busy ? t.sale.busy : down ? t.line.refused : verb}
          </Button>
        </div>
      </Form>
    </FormContext>
  );
};
