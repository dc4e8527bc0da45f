import { latinDigits } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { Problem } from '@poth/domain/problem.ts';
import { data, redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath } from '../text/language.ts';

/** Fields typed so far; codeId: of a code that is on its way. */
export type GuestTyped = { phone: string; codeId: string; sentTo: string };

/** Sends a guest the code, takes the code that they read back, or erases them. */
export const guestDataAction = async (values: RequestContext, request: Request) => {
  const form = await request.formData();
  const language = languageOf(request);
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, 100);
  const home = localPath(language, '/admin/guest-data');
  const typed: GuestTyped = { phone: text('phone'), codeId: text('codeId'), sentTo: text('sentTo') };
  try {
    const { portal, actor } = await withProof(values, form);
    const { privacy } = portal;
    if (text('intent') === 'erase') {
      await privacy.eraseGuest(actor, { codeId: typed.codeId, sure: form.get('sure') === 'on' });
      leaveNotice(values, 'guest-erased');
      return redirect(home, 303);
    }
    if (text('intent') === 'prove') {
      const code = latinDigits(text('code')).slice(0, 20);
      if (!code) throw new Problem('invalid-input', { faults: { code: 'code-missing' } });
      await privacy.proveGuest(actor, { phone: typed.phone, codeId: typed.codeId, code });
      return redirect(`${home}?code=${typed.codeId}`, 303);
    }
    const asked = { phone: typed.phone, language: text('language') === 'en' ? 'en' : 'bn' } as const;
    const { codeId, phone } = await privacy.sendGuestCode(actor, asked);
    return data({ problem: undefined, typed: { phone, codeId, sentTo: formatPhone(phone, language) } });
  } catch (thrown) {
    return refuseOrAskProof(thrown, typed, form);
  }
};
