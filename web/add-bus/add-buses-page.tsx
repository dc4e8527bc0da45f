import { imageLimits } from '@poth/domain/fleet/picture.ts';
import { useState } from 'react';
import { requestContext } from '#ctx';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { DeskGuideLink } from '../shell/desk-guide-link.tsx';
import { entryOf } from '../search/place-entry.ts';
import { PlaceField } from '../search/place-field.tsx';
import { type Refused, refuse } from '../shell/form-answer.ts';
import { refuseAtGate } from '../shell/require-access.ts';
import { imageOf } from '../shell/picture-file.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import operatorStyles from '../operator/provider.module.css';
import type { Route } from './+types/add-buses-page.ts';
import { AddBusForm } from './add-bus-form.tsx';
import { type BusTyped, noBus, readBusForm } from './add-bus-typed.ts';
import { ApplicationCard } from '../operator/application-card.tsx';
import { documentView, factsView, momentView } from '../operator/application-view.ts';
import { ProviderFrame } from '../operator/bus-provider-frame.tsx';
import { addBusesText } from '../operator/provider-text.ts';

export const meta = pageMeta(addBusesText.title);

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const values = context.get(requestContext);
  const { portal, actor } = values;
  const language = languageOf(request);
  const application = await portal.operator.viewApplication(actor);
  if (!application) return { application: null, bus: null };
  const selling = application.state === 'verified';
  // The owner may always see how an application stands; putting buses on sale needs the owner's gate.
  if (selling) refuseAtGate('operatorOwner', values, url);
  return {
    bus: selling && {
      formKey: drawKey(),
      name: application.name[language],
      offer: await portal.addBus.viewBusForm(actor),
      places: await portal.place.listPlaces(actor),
    },
    application: {
      factorMissing: !(actor.account?.hasSecondFactor || actor.account?.session.secondFactor),
      facts: factsView(application, language),
      missing: application.missing,
      documents: application.documents.map((document) => documentView(document, language)),
      history: application.history.map((moment) => momentView(moment, language)),
    },
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, goTo } = await readForm(args);
  const typed = readBusForm(form);
  const file = imageOf(form);
  try {
    const image = file ? new Uint8Array(await file.arrayBuffer()) : null;
    await values.portal.addBus.addBus(values.actor, { ...typed, image, key: keyOf(form) });
    return goTo('/', 'bus-added');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Refuses a picture that is too large before a phone has sent it. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  if ((imageOf(form)?.size ?? 0) <= imageLimits.bytes) return serverAction();
  const refused: Refused<BusTyped> = {
    problem: { code: 'invalid-input', fields: { faults: { image: 'image-large' } } },
    typed: readBusForm(form),
  };
  return refused;
};

type NewBusProps = {
  bus: Exclude<Route.ComponentProps['loaderData']['bus'], null | false>;
  answer: Route.ComponentProps['actionData'];
};

/** Form with the place fields of the search. */
const NewBus = ({ bus: { formKey, name, offer, places }, answer }: NewBusProps) => {
  const language = useLanguage();
  const typing = useScriptRuns();
  const typed = answer ? answer.typed : undefined;
  const given = typed ?? noBus({ busName: name, date: offer.today });
  const [entries, setEntries] = useState({
    from: entryOf(places, given.from, language),
    to: entryOf(places, given.destination, language),
  });
  const drawPlace = (end: 'from' | 'to', label: string, error: string | undefined) => (
    <PlaceField
      name={end}
      label={label}
      places={places}
      entry={entries[end]}
      onEntry={(entry) => setEntries((before) => ({ ...before, [end]: entry }))}
      error={error}
      typing={typing}
    />
  );
  const placeOf = (placeId: string | undefined) => places.find((place) => place.placeId === placeId);
  return (
    <AddBusForm
      formKey={formKey}
      offer={offer}
      given={given}
      answer={answer}
      ends={{ from: placeOf(entries.from.placeId), to: placeOf(entries.to.placeId) }}
      placeField={drawPlace}
    />
  );
};

/** Page of Add Your Bus: the form for a verified company, for any other the state of its application. */
export default function AddBusesPage({ loaderData: { application, bus }, actionData }: Route.ComponentProps) {
  const t = useText(addBusesText);
  return (
    <ProviderFrame title={t.title}>
      {!application && (
        <Card className={operatorStyles.card}>
          <h2>{t.none.title}</h2>
          <p>{t.none.text}</p>
          <div className={operatorStyles.ways}>
            <ButtonLink to="/bus-provider">{t.none.add}</ButtonLink>
            <DeskGuideLink to="register-your-company" />
          </div>
        </Card>
      )}
      {bus && <NewBus bus={bus} answer={actionData} />}
      {application && !bus && <ApplicationCard application={application} />}
    </ProviderFrame>
  );
}
