import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { requestContext } from '#ctx';
import type { Route } from './+types/board-marks.ts';

/** Refuses reading: this address only takes marks. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } });

/** Takes the marks that a phone has stored, once it has a network again. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { portal, actor } = context.get(requestContext);
  const body = (await request.json().catch(() => null)) as object | null;
  try {
    // The portal reads what was sent and refuses what cannot be read.
    const input = { ...body, tripId: params.tripId } as Parameters<typeof portal.boarding.markBoarding>[1];
    return Response.json(await portal.boarding.markBoarding(actor, input));
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return Response.json({ problem: noteOf(thrown) }, { status: thrown.status });
  }
};
