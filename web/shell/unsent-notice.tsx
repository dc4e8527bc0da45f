import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_DataRouterDataContext as DataRouterDataContext, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useOnline } from '../ui/use-online.ts';
import { siteText } from './text.ts';
import {
  forgetPressed,
  listenUnsent,
  markUnsent,
  recordAnswers,
  recordPress,
  readUnsent,
  takeUnsent,
  type Unsent,
} from './unsent.ts';

/** Idempotency key, by which the server does a form's work once even if it is sent again. */
const hasKey = (form: HTMLFormElement): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(new FormData(form).get('key') ?? ''));

const isOtherPage = (form: HTMLFormElement, submitter: HTMLElement | null): boolean => {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  return new URL(action, location.href).pathname !== location.pathname;
};

/** Stops a form that the browser would send without a network, and shows the notice. */
const stopForm = (event: SubmitEvent): void => {
  event.preventDefault();
  event.stopPropagation();
  const form = event.target as HTMLFormElement;
  markUnsent(form.method === 'get' ? 'not-fetched' : 'not-sent');
};

/** Records each press before the page's own code handles it; offline, no form may lead to another page. */
const hearPress = (event: SubmitEvent): void => {
  const form = event.target as HTMLFormElement;
  recordPress(form, event.submitter);
  if (!navigator.onLine && isOtherPage(form, event.submitter)) stopForm(event);
};

/** Stops a form that no code on the page has handled: offline, the browser would show its own error page. */
const hearUntaken = (event: SubmitEvent): void => {
  if (!event.defaultPrevented && !navigator.onLine) stopForm(event);
};

const listenSubmits = (): (() => void) => {
  window.addEventListener('submit', hearPress, true);
  window.addEventListener('submit', hearUntaken);
  return () => {
    window.removeEventListener('submit', hearPress, true);
    window.removeEventListener('submit', hearUntaken);
  };
};

/** Sends the form once with its present values, by the button that was pressed. */
const sendAgain = (): void => {
  const taken = takeUnsent();
  const { form, submitter } = taken ?? {};
  if (form?.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
};

/** Shows the notice, after the form's own words in its data-failed, if any. */
const Notice = ({ unsent: { outcome, form, href } }: { unsent: Unsent }) => {
  const t = useText(siteText).unsent;
  const online = useOnline();
  const box = useRef<HTMLDivElement>(null);
  const [loose, setLoose] = useState(false);
  useEffect(() => {
    // The page may have removed the form, and the notice within it, at the same moment.
    if (!box.current?.isConnected) setLoose(true);
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [loose]);
  const stands = !loose && form?.isConnected && form.checkVisibility() ? form : null;
  const attempt = outcome === 'taken' ? undefined : form?.dataset.failed;
  const repeated = outcome === 'unknown' && (form && hasKey(form) ? t.once : t.look);
  const notice = (
    <div
      ref={box}
      id="unsent"
      className="alert alert-notice unsent no-print"
      data-loose={stands === null || undefined}
      role="alert"
      tabIndex={-1}
    >
      <Icon name="warning" />
      <div>
        <p>
          <b>{[attempt, t[outcome]].filter(Boolean).join(' ')}</b> {outcome !== 'taken' && t.kept} {repeated}
        </p>
        {!online && outcome !== 'taken' && <p>{t.wait}</p>}
        {outcome === 'taken' ? (
          <a className="btn btn-line" href={href}>
            {t.open}
          </a>
        ) : (
          form?.isConnected &&
          outcome !== 'too-large' && (
            <Button type="button" look="line" disabled={!online} onClick={sendAgain}>
              {outcome === 'unknown' ? t.again : outcome === 'not-fetched' ? t.retry : t.send}
            </Button>
          )
        )}
      </div>
    </div>
  );
  return stands ? createPortal(notice, stands) : notice;
};

/** Shows in the pressed form that it got no answer, and offers a button to send it again; nothing is sent by itself. */
export const UnsentNotice = () => {
  const unsent = useSyncExternalStore(listenUnsent, readUnsent, () => null);
  const { state } = useNavigation();
  const answers = use(DataRouterDataContext)?.actionData ?? null;
  useEffect(() => recordAnswers(answers), [answers]);
  useEffect(listenSubmits, []);
  useEffect(() => {
    if (state === 'idle') forgetPressed();
  }, [state]);
  return unsent && state === 'idle' ? <Notice key={unsent.outcome} unsent={unsent} /> : null;
};
