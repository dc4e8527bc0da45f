import type { Deps } from '../deps.ts';
import { exchangedMessage } from '../messaging/exchanged-message.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import { type DocumentOf, mailedLink, send, type Told } from '../ticket/tell-owner.ts';

/** Tells the owner of a changed booking what has become of the old ticket; the new one has its own message. */
export const tellExchanged = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told,
): Promise<SmsReceipt | undefined> => {
  const document = await documentOf(told);
  return send(deps, told, document, exchangedMessage(document, mailedLink(deps, document)));
};
