import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Consent } from './consent.tsx';

const text = { before: 'I accept the ', link: 'rules', newTab: '(in a new tab)', after: ' of the road.' };
const drawn = (page: string, error?: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[page]}>
      <Consent name="rules" text={text} to="/rules" ticked={false} error={error} />
    </MemoryRouter>,
  );

test('the box must be ticked, and its label is the whole sentence with the link in the language of the page', () => {
  const page = drawn('/bn/checkout');
  expect(page).toMatch(/^<label.*<input type="checkbox" required="" name="rules"\/?>.*<\/label>$/);
  expect(page).toContain('<a class="link" href="/bn/rules" target="_blank">');
  expect(page.replace(/<[^>]+>/g, '')).toBe('I accept the rules (in a new tab) of the road.');
  expect(drawn('/checkout')).toContain('href="/rules"');
});

test('one that was forgotten is focused and says what is wrong', () => {
  const page = drawn('/checkout', 'Tick the box.');
  const [, described] = /aria-describedby="([^"]+)"/.exec(page) ?? [];
  expect(page).toContain(`<p class="field-error" id="${described}">Tick the box.</p>`);
  expect(page).toMatch(/<input[^>]* autofocus=""/i);
  expect(page).toMatch(/<input[^>]* aria-invalid="true"/);
});
