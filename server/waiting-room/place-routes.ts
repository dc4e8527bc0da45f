import { viewPlaceCall } from '@poth/domain/waiting-room/api.ts';
import { stranger } from '@poth/domain/identity/actor.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';

/**
 * Route of the position of a place, which all who wait ask for at the opening: answered from memory, before the caller is
 * recognised, and without room in a lane, which it would take from those who hold seats.
 */
export const placeRoutes = ({ waitingRoom }: Pick<Portal, 'waitingRoom'>) =>
  contractApp().openapi(viewPlaceCall, async (c) =>
    c.json(
      await waitingRoom.viewPlace(stranger(null), { ...c.req.valid('param'), ...c.req.valid('json') }),
      200,
    ),
  );
