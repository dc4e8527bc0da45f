import { buyElsewhere } from '../checkout-steps.ts';
import { openDesk } from '../open-desk.ts';
import { askDatabase, becomeAgent } from '../sales-agent.ts';
import { scriptHasComeTo } from '../script-has-come-to.ts';
import { dayAhead, searchAddress } from '../traveller.ts';
import { expect, test } from '../test.ts';

test('a sold seat of the map leads to its passenger, and the faults of the form stay', async ({
  browser,
  baseURL,
}) => {
  const { pnr, seatNo } = await buyElsewhere(
    browser,
    { address: searchAddress(16), coach: 0 },
    { baseURL: baseURL ?? '' },
  );
  const [{ tripId = '', slug = '' } = {}] = await askDatabase<{ tripId: string; slug: string }>(
    `select b.trip_id as "tripId", o.slug from booking b join operator o using (operator_id) where b.pnr = $1`,
    [pnr],
  );
  const desk = await openDesk(browser);
  await becomeAgent(desk, slug);
  await desk.goto(`/buses/${tripId}?do=keep`);
  const keep = desk.getByRole('button', { name: 'Keep these seats' });
  await scriptHasComeTo(keep);
  await desk.getByLabel('Note, for your people only').fill('For the school');
  await keep.click();
  const fault = desk.getByText('Tick at least one free seat.');
  await expect(fault).toBeVisible();
  await desk.locator(`a[href="#rider-${seatNo}"]`).click();
  const focus = desk.locator(':focus');
  await expect(focus).toHaveText(seatNo);
  const passenger = desk.getByRole('row', { name: /Nasrin Akter/ }).filter({ has: focus });
  await expect(passenger).toBeInViewport();
  await expect(fault).toBeVisible();
  await expect(desk.getByLabel('Note, for your people only')).toHaveValue('For the school');
});

test('a refused preview of a change leads to its first fault', async ({ browser }) => {
  const desk = await openDesk(browser);
  const { operatorSlug } = await becomeAgent(desk);
  const [{ tripId = '' } = {}] = await askDatabase<{ tripId: string }>(
    `select t.trip_id as "tripId" from trip t join operator o using (operator_id)
     where o.slug = $1 and t.service_date = $2 and t.state = 'on-sale' limit 1`,
    [operatorSlug, dayAhead(17)],
  );
  await desk.goto(`/buses/${tripId}?do=delay`);
  const preview = desk.getByRole('button', { name: 'Preview' });
  await scriptHasComeTo(preview);
  await desk.getByLabel('Minutes late, in all').fill('2000');
  await preview.click();
  await expect(desk.getByText('Write whole minutes, from 0 to 1440.')).toBeVisible();
  await expect(desk.getByLabel('Minutes late, in all')).toBeFocused();
  await desk.getByLabel('Minutes late, in all').fill('২০');
  await preview.click();
  await expect(desk.getByLabel('Reason, as passengers read it')).toBeFocused();
  await desk.getByRole('link', { name: 'Cancel', exact: true }).click();
  await expect(preview).toHaveCount(0);
});
