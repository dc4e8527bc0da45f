import { passengerGenders } from '@poth/domain/booking/booking.ts';
import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { requestContext } from '#ctx';
import { redirectToProof } from '../feedback/redirect-to-proof.ts';
import { refuse } from '../shell/form-answer.ts';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { NarrowPage } from '../ui/narrow-page.tsx';
import type { Route } from './+types/rename-page.ts';
import { RenameForm } from './rename-form.tsx';
import { renamingView } from './renaming-view.ts';
import { renamingText } from './text.ts';

export const meta = pageMeta(renamingText.title);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const renaming = await portal.renaming
    .viewRenaming(actor, params.pnr)
    .catch(redirectToProof(request, params.pnr));
  return { view: renamingView(renaming, languageOf(request)), key: drawKey() };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, text, goTo } = await readForm(args);
  const pnr = parsePnr(args.params.pnr) ?? '';
  const typed = {
    seatNo: text('seatNo', 6),
    name: text('name', 200),
    phone: text('phone', 40),
    gender: text('gender'),
  };
  const gender = passengerGenders.find((one) => one === typed.gender) ?? null;
  try {
    await values.portal.renaming.renamePassenger(values.actor, { ...typed, pnr, gender, key: keyOf(form) });
    return goTo(`/ticket/${pnr}`);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page on which the owner of a ticket gives a seat to another passenger. */
export default function RenamePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { view, key } = loaderData;
  const t = useText(renamingText);
  return (
    <NarrowPage title={t.title} about={view.about} back={{ to: `/ticket/${view.pnr}`, label: t.toTicket }}>
      {view.seats.length === 0 ? (
        <p>{t.closed}</p>
      ) : (
        <>
          <p>{t.lead(view.until)}</p>
          <RenameForm view={view} drawnKey={key} answer={answer} />
        </>
      )}
    </NarrowPage>
  );
}
