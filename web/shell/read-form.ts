import type { Language } from '@poth/domain/language.ts';
import { redirect, type RouterContextProvider } from 'react-router';
import { requestContext } from '#ctx';
import type { RequestContext } from '../ctx.ts';
import { languageOf, localPath } from '../text/language.ts';
import { leaveNotice, type Notice } from './notice.ts';
import { ownAddress } from './own-address.ts';
import { wayBackOf } from './way-back.ts';

/** Arguments of an action, whichever page's. */
export type ActionArgs = { context: Readonly<RouterContextProvider>; request: Request };

/** A form that was sent to a page, and the ways on from there. */
export type SentForm = {
  values: RequestContext;
  request: Request;
  language: Language;
  form: FormData;
  /** Button or form of the page that was sent. */
  intent: string;
  /** Reads a field without space around it, cut to a number of letters. */
  text: (name: string, longest?: number) => string;
  /** Reads a password as it was typed. */
  secret: (name: string) => string;
  /** Leads to a page by its path without the language, with a notice over it. */
  goTo: (path: string, notice?: Notice) => Response;
  /** Leads back to the page that the form stands on, with a notice over it. */
  goBack: (notice?: Notice) => Response;
  /** Leads to where somebody was going who had to sign in first, with a notice over it. */
  goOn: (notice?: Notice) => Response;
};

/** Reads the form that was sent to a page. */
export const readForm = async ({ context, request }: ActionArgs): Promise<SentForm> => {
  const form = await request.formData();
  const values = context.get(requestContext);
  const language = languageOf(request);
  const text = (name: string, longest = 2_000) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, longest);
  const lead = (address: string, notice?: Notice) => {
    if (notice) leaveNotice(values, notice);
    return redirect(address, 303);
  };
  return {
    values,
    request,
    language,
    form,
    intent: text('intent'),
    text,
    secret: (name) => String(form.get(name) ?? ''),
    goTo: (path, notice) => lead(localPath(language, path), notice),
    goBack: (notice) => lead(ownAddress(request), notice),
    goOn: (notice) => lead(wayBackOf(request), notice),
  };
};
