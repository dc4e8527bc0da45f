import type { Language } from '@poth/domain/language.ts';
import { redirect, type RouterContextProvider } from 'react-router';
import { requestContext } from '#ctx';
import type { RequestContext } from '../ctx.ts';
import { languageOf, localPath } from '../text/language.ts';
import { leaveNotice, type Notice } from './notice.ts';
import { ownAddress } from './own-address.ts';
import { wayBackOf } from './way-back.ts';

/** Arguments of a page's action. */
export type ActionArgs = { context: Readonly<RouterContextProvider>; request: Request };

/** Form that was sent to a page, with redirects for its answer. */
export type SentForm = {
  values: RequestContext;
  request: Request;
  language: Language;
  form: FormData;
  /** Intent of the button or form that was sent. */
  intent: string;
  /** Reads a field, trimmed and cut to a maximum number of letters. */
  text: (name: string, longest?: number) => string;
  /** Reads a password as it was typed, untrimmed. */
  secret: (name: string) => string;
  /** Reads fields by their names as they were typed, untrimmed and of any length. */
  fields: <Name extends string>(names: readonly Name[]) => Record<Name, string>;
  /** Redirects to a page by its path without the language, with a notice. */
  goTo: (path: string, notice?: Notice) => Response;
  /** Redirects back to the form's page, with a notice. */
  goBack: (notice?: Notice) => Response;
  /** Redirects to the page for which somebody had to sign in, with a notice. */
  goOn: (notice?: Notice) => Response;
};

/** Reads the form that was sent to a page. */
export const readForm = async ({ context, request }: ActionArgs): Promise<SentForm> => {
  const form = await request.formData();
  const values = context.get(requestContext);
  const language = languageOf(request);
  const typed = (name: string) => String(form.get(name) ?? '');
  const text = (name: string, longest = 2_000) => typed(name).trim().slice(0, longest);
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
    secret: typed,
    fields: <Name extends string>(names: readonly Name[]) =>
      Object.fromEntries(names.map((name) => [name, typed(name)])) as Record<Name, string>,
    goTo: (path, notice) => lead(localPath(language, path), notice),
    goBack: (notice) => lead(ownAddress(request), notice),
    goOn: (notice) => lead(wayBackOf(request), notice),
  };
};
