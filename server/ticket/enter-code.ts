import { buyerOf, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { returnedWhenEntered } from '@poth/domain/rate-limit/tries.ts';
import { enterCodeCall } from '@poth/domain/ticket/api.ts';
import { EnterCodeInput } from '@poth/domain/ticket/input.ts';
import { call } from '../call.ts';
import { isCode } from '../messaging/code-hash.ts';
import { returnTry } from '../rate-limit/count-try.ts';
import { spendCode, useUpTry, wasMailed } from './code-store.ts';
import { findBooking } from './look-up-ticket.ts';

/**
 * Checks a one-time code, on the device that asked for it. Each try is used up before the code is compared, so parallel
 * tries gain nothing. A code that is entered is returned to the budgets of codes that nobody enters. Returns the proof that the
 * holder's cookie keeps.
 */
export const enterCode = call(
  {
    gate: 'everybody',
    input: EnterCodeInput,
    problems: problemsIn(enterCodeCall.responses),
  },
  async function enterCode(
    { deps, actor },
    { codeId, code, ...input },
  ): Promise<{ holder: string; pnr: string }> {
    const { document } = await findBooking(deps)(actor, input);
    const { tripId, bookingId, pnr } = document;
    const mine = { tripId, codeId, bookingId, buyerId: buyerOf(actor) };
    const tried = await useUpTry(deps.db, mine);
    if (!tried) throw new Problem('code-expired');
    if (!(await isCode(code, { codeId, codeHash: tried.codeHash })))
      throw new Problem('code-wrong', { triesLeft: tried.triesLeft });
    if (!(await spendCode(deps.db, mine))) throw new Problem('code-expired');
    const kind = (await wasMailed(deps.db, mine)) ? 'ticket-code-mailed' : 'ticket-code-sent';
    await returnTry(deps.db, kind, trySubjectsOf(actor), returnedWhenEntered);
    return { holder: deps.linkSigner.sign('ticket-holder', bookingId), pnr };
  },
);
