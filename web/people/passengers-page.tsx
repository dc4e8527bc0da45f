import { passengerGenders, passengerKinds } from '@poth/domain/booking/booking.ts';
import { digits } from '@poth/domain/language.ts';
import { mostSavedPassengers } from '@poth/domain/people/saved-passengers-limit.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { AccountPage } from '../identity/security-section.tsx';
import { refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Fold, Folds } from '../ui/fold.tsx';
import { Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/passengers-page.ts';
import { PassengerForm, type PassengerTyped } from './passenger-form.tsx';
import { passengersText } from './passengers-text.ts';

export const meta = pageMeta(passengersText.title);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return { passengers: await portal.people.listSavedPassengers(actor) };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, text, goBack } = await readForm(args);
  const typed: PassengerTyped = {
    intent,
    was: text('was', 200),
    name: text('name', 200),
    kind: text('kind'),
    gender: text('gender'),
  };
  try {
    const { people } = values.portal;
    if (intent === 'remove') await people.removeSavedPassenger(values.actor, { name: typed.was });
    else
      await people.savePassengers(values.actor, {
        passengers: [
          {
            name: typed.name,
            kind: passengerKinds.find((kind) => kind === typed.kind) ?? 'adult',
            gender: passengerGenders.find((gender) => gender === typed.gender) ?? null,
          },
        ],
        instead: typed.was || null,
      });
    return goBack('saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page on which a person adds, changes and removes saved passengers. */
export default function PassengersPage({ loaderData: { passengers }, actionData }: Route.ComponentProps) {
  const t = useText(passengersText);
  const language = useLanguage();
  const typed = actionData?.typed;
  // The passenger was changed or removed elsewhere meanwhile: its form is gone, and what was typed moves to the form
  // for a new one.
  const isGone =
    typed !== undefined && typed.was !== '' && !passengers.some(({ name }) => name === typed.was);
  return (
    <AccountPage title={t.title} lead={`${t.lead} ${t.most(digits(mostSavedPassengers, language))}`}>
      <Stack gap="l">
        {passengers.length === 0 && <p>{t.none}</p>}
        {actionData && isGone && <Alert>{problemText(actionData.problem, language)}</Alert>}
        {passengers.length > 0 && (
          <Folds>
            {passengers.map((passenger) => (
              <Fold
                key={`${passenger.name} ${passenger.kind} ${passenger.gender}`}
                summary={passenger.name}
                open={typed?.was === passenger.name}
              >
                <PassengerForm passenger={passenger} answer={actionData} />
              </Fold>
            ))}
          </Folds>
        )}
        {passengers.length < mostSavedPassengers ? (
          <Section title={t.add} key={passengers.length}>
            <PassengerForm
              passenger={null}
              answer={actionData}
              begun={isGone && typed.intent === 'save' ? typed : undefined}
            />
          </Section>
        ) : (
          <Alert kind="notice">{t.faults['passengers-full']}</Alert>
        )}
      </Stack>
    </AccountPage>
  );
}
