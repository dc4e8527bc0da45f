import { formatPhone } from '@poth/domain/phone-text.ts';
import { data } from 'react-router';
import { refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import { readCode } from '../identity/read-code.ts';
import { type ActionArgs, readForm } from '../shell/read-form.ts';

/** Fields typed so far. codeId: of a code that was sent. */
export type GuestTyped = { phone: string; codeId: string; sentTo: string };

/** Sends a guest the code, takes the code that they read back, or erases them. */
export const guestDataAction = async (args: ActionArgs) => {
  const { values, form, intent, text, language, goTo } = await readForm(args);
  const typed: GuestTyped = {
    phone: text('phone', 100),
    codeId: text('codeId', 100),
    sentTo: text('sentTo', 100),
  };
  const { phone, codeId } = typed;
  try {
    const { portal, actor } = await withProof(values, form);
    const { privacy } = portal;
    if (intent === 'erase') {
      await privacy.eraseGuest(actor, { codeId, sure: form.get('sure') === 'on' });
      return goTo('/admin/guest-data', 'guest-erased');
    }
    if (intent === 'prove') {
      await privacy.proveGuest(actor, { phone, codeId, code: readCode(text('code')) });
      return goTo(`/admin/guest-data?code=${codeId}`);
    }
    const asked = { phone, language: text('language') === 'en' ? 'en' : 'bn' } as const;
    const sent = await privacy.sendGuestCode(actor, asked);
    return data({
      problem: undefined,
      typed: { phone: sent.phone, codeId: sent.codeId, sentTo: formatPhone(sent.phone, language) },
    });
  } catch (thrown) {
    return refuseOrAskProof(thrown, typed, form);
  }
};
