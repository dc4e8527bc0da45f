import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { calledNumberFault } from '@poth/domain/called-number.ts';
import type { codeWays } from '@poth/domain/identity/input.ts';
import { type Language, latinDigits } from '@poth/domain/language.ts';
import { parsePhone } from '@poth/domain/phone.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { isProblem, noteOf, type Problem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { requestContext } from '#ctx';
import { languageOf, localPath } from '../text/language.ts';
import { textIn } from '../text/texts.ts';
import type { LookUpErrors, LookUpTyped } from './look-up-form.tsx';
import { ticketText } from './text.ts';
import { type TicketView, ticketView } from './ticket-view.ts';

/** Progress of a look-up: the typed fields, the masked ticket once found, the code once sent. */
export type Finding = {
  typed: LookUpTyped;
  errors: LookUpErrors & { code?: string | undefined };
  view?: TicketView;
  /** Masked e-mail address of the booking, if it has one. */
  email?: string | null;
  code?: { codeId: string; by: CodeWay; sentTo: string; messagesUrl: string | null };
  /** Goal of finding the ticket: its code opens it, or leads on to its refund. */
  goal: Goal;
};

type Goal = 'open' | 'cancel';
const leadTo: Record<Goal, (pnr: string) => string> = {
  open: (pnr) => `/ticket/${pnr}`,
  cancel: (pnr) => `/ticket/${pnr}/cancel`,
};

type CodeWay = (typeof codeWays)[number];

type Asked = { context: Readonly<RouterContextProvider>; request: Request };
type Ways = {
  /** Goal of the page; each page also has a button to cancel the ticket. */
  goal: Goal;
  /** The sentence of a fault in a number. */
  phoneFaultText: (fault: string | undefined, language: Language) => string | undefined;
};

/** Sentence of the fault in a typed number; undefined where it is a number. */
const numberError = (typed: string, language: Language, { phoneFaultText }: Ways): string | undefined => {
  const read = parsePhone(typed);
  return 'fault' in read ? phoneFaultText(calledNumberFault(read), language) : undefined;
};

const errorsOf = (problem: Problem, language: Language, { phoneFaultText }: Ways): Finding['errors'] => {
  const faults = (problem.code === 'invalid-input' ? problem.fields.faults : {}) as Record<string, string>;
  const phone = phoneFaultText(faults.phone, language);
  if (phone) return { phone };
  const said = problemText(noteOf(problem), language);
  return problem.code === 'code-wrong' || problem.code === 'code-expired' ? { code: said } : { form: said };
};

/**
 * Runs the action of every page that finds a ticket: looks it up, sends a code, checks the code. Each step carries the
 * fields of the step before, so that it works without a script; the owner of the ticket is redirected at once.
 */
export const findTicket = async ({ context, request }: Asked, ways: Ways) => {
  const { portal, actor, now, sandboxUrl, browser } = context.get(requestContext);
  const language = languageOf(request);
  const t = textIn(language, ticketText).find.faults;
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = { pnr: text('pnr'), phone: text('phone').slice(0, 40) };
  let goal: Goal = text('intent') === 'cancel' || text('goal') === 'cancel' ? 'cancel' : ways.goal;
  const pnr = parsePnr(typed.pnr);
  if (!pnr) {
    const errors = {
      pnr: t[typed.pnr ? 'pnr-wrong' : 'pnr-missing'],
      phone: numberError(typed.phone, language, ways),
    };
    return data<Finding>({ typed, goal, errors }, { status: 422 });
  }

  const finding: Finding = { typed, goal, errors: {} };
  const asked = { pnr, phone: typed.phone };
  const ownerGoes = () => redirect(localPath(language, leadTo[goal](pnr)), 303);
  try {
    const document = await portal.ticket.lookUpTicket(actor, asked);
    if (!document.masked) return ownerGoes();
    finding.view = ticketView(document, language, now);
    if (!finding.view.canCancel) finding.goal = goal = 'open';
    const messagesUrl = sandboxUrl && `${sandboxUrl}/messages`;
    finding.email = document.contactEmail;
    const sent = (codeId: string, by: CodeWay) => {
      const number = formatPhone(document.contactPhone, language);
      const sentTo = by === 'mail' ? (document.contactEmail ?? number) : number;
      return { codeId, by, sentTo, messagesUrl };
    };
    const [intent, codeId] = [text('intent'), text('codeId')];
    // A code that was sent before can still be entered where a new one is refused.
    if (codeId) finding.code = sent(codeId, text('by') === 'mail' ? 'mail' : 'sms');
    if (intent === 'cancel' || intent === 'send-code' || intent === 'mail-code') {
      const by = intent === 'mail-code' ? 'mail' : 'sms';
      finding.code = sent((await portal.ticket.sendCode(actor, { ...asked, by })).codeId, by);
    }
    if (intent === 'enter-code') {
      const code = latinDigits(text('code')).slice(0, 20);
      if (!code) return data({ ...finding, errors: { code: t['code-missing'] } }, { status: 422 });
      browser.rememberHolder((await portal.ticket.enterCode(actor, { ...asked, codeId, code })).holder);
      return ownerGoes();
    }
    return data(finding);
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return data({ ...finding, errors: errorsOf(thrown, language, ways) }, { status: thrown.status });
  }
};
