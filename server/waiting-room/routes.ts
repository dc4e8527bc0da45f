import {
  enterSaleCall,
  listRoomsCall,
  takePlaceCall,
  viewLotCall,
  viewRoomCall,
} from '@poth/domain/waiting-room/api.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';
import { presentRoom } from './present-room.ts';

/** Routes of the waiting rooms, for programs. */
export const waitingRoomRoutes = ({ waitingRoom }: Portal) =>
  contractApp()
    .openapi(listRoomsCall, async (c) =>
      c.json({ rooms: (await waitingRoom.listRooms(c.var.actor)).map(presentRoom) }, 200),
    )
    .openapi(viewRoomCall, async (c) =>
      c.json(presentRoom(await waitingRoom.viewRoom(c.var.actor, c.req.valid('param'))), 200),
    )
    .openapi(takePlaceCall, async (c) => {
      const asked = { ...c.req.valid('param'), ...c.req.valid('json') };
      const { until, ...given } = await waitingRoom.takePlace(c.var.actor, asked, c.var.browser);
      return c.json({ ...given, until: until.toISOString() }, 200);
    })
    .openapi(enterSaleCall, async (c) => {
      const asked = { ...c.req.valid('param'), ...c.req.valid('json') };
      const { pass, until } = await waitingRoom.enterSale(c.var.actor, asked, c.var.browser);
      return c.json({ pass, until: until.toISOString() }, 200);
    })
    .openapi(viewLotCall, async (c) =>
      c.json(await waitingRoom.viewLot(c.var.actor, c.req.valid('param')), 200),
    );
