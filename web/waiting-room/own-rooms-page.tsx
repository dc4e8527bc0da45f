import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/own-rooms-page.ts';
import { answerRoomsForm, loadRooms } from './rooms-action.ts';
import { RoomsDesk } from './rooms-desk.tsx';
import { roomsText } from './text.ts';

export const meta = pageMeta(roomsText.title);

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadRooms(context.get(requestContext), request, 'own');

export const action = (args: Route.ActionArgs) => answerRoomsForm(args, 'own');

/** Waiting rooms before the openings of sales, for owners. */
export default function OwnRoomsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(roomsText);
  return (
    <Desk title={t.title} lead={t.ownLead}>
      <RoomsDesk rooms={loaderData.rooms} answer={actionData} openingsPath="/sale-windows" />
    </Desk>
  );
}
