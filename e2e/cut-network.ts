import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** Notice in a form that it got no answer, with the button to send it again. */
export const unsentNotice = (page: Page): Locator => page.locator('.unsent');

const isSending = (route: Route): boolean => route.request().method() === 'POST';

/** Counts the POST requests of forms that leave the browser from now on. */
const countSendings = (page: Page): { left: () => number } => {
  let left = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\.data(\?|$)/.test(request.url())) left += 1;
  });
  return { left: () => left };
};

/** Counts the pages that the script loads from now on. */
export const countReads = (page: Page): { left: () => number } => {
  let left = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\.data(\?|$)/.test(request.url())) left += 1;
  });
  return { left: () => left };
};

/** Lets the server receive the next forms and drops their answers. */
const loseAnswers = (page: Page): Promise<unknown> =>
  page.route(/\.data(\?|$)/, async (route) => {
    if (!isSending(route)) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    return route.abort('connectionreset');
  });

/** Answers the next forms with a page that is not ours. */
const answerForeign = (page: Page, status: number): Promise<unknown> =>
  page.route(/\.data(\?|$)/, (route) =>
    isSending(route)
      ? route.fulfill({ status, contentType: 'text/html', body: '<h1>Not our page</h1>' })
      : route.continue(),
  );

const heal = (page: Page): Promise<void> => page.unroute(/\.data(\?|$)/);

type Form = {
  /** Submits the form as a person does. */
  send: () => Promise<void>;
  /** Field that was typed into. */
  typed: Locator;
  text: string;
};

/**
 * Cuts a form's network before and while it is sent: the page and the input stay, nothing is resent by itself, and one
 * press sends it once. Ends with the answer lost on its way; the caller presses again and checks the result.
 */
export const cutWhileSending = async (page: Page, { send, typed, text }: Form): Promise<void> => {
  const { pathname } = new URL(page.url());
  const stays = async (sentence: RegExp) => {
    await expect(unsentNotice(page)).toContainText(sentence);
    await expect(unsentNotice(page)).toContainText('What you typed is still here.');
    await expect(typed).toHaveValue(text);
    expect(new URL(page.url()).pathname).toBe(pathname);
  };
  const sendings = countSendings(page);
  await page.context().setOffline(true);
  await send();
  await stays(/There is no network, so nothing was sent/);
  await expect(unsentNotice(page).getByRole('button')).toBeDisabled();
  const before = sendings.left();
  await page.context().setOffline(false);
  await expect(unsentNotice(page).getByRole('button')).toBeEnabled();
  await page.waitForTimeout(500);
  expect(sendings.left(), 'nothing is sent by itself').toBe(before);

  for (const status of [502, 200]) {
    await answerForeign(page, status);
    await unsentNotice(page).getByRole('button').click();
    await stays(/we do not know whether this arrived/);
    await heal(page);
  }
  await loseAnswers(page);
  const twice = sendings.left();
  await unsentNotice(page).getByRole('button').dblclick();
  await stays(/we do not know whether this arrived/);
  expect(sendings.left() - twice, 'two presses in one moment send once').toBe(1);
  await heal(page);
};
