import { standsStillAt } from '@poth/domain/waiting-room/admit-next.ts';
import { firstPerSecond } from '@poth/domain/waiting-room/look-again.ts';
import { inHoursFrom } from '@poth/domain/waiting-room/wait-text.ts';

/**
 * Script of the page, as text: asks how far the room has come, moves the bar and the time to go, and reloads the page
 * where the number is admitted or the stage has changed. Written for any browser, and only what the page needs: a
 * hundred thousand load it.
 */
export const pollingScript = `
const room = document.querySelector('[data-room]');
const { room: id, stage, queue, number, look, place, language } = room.dataset;
const own = Number(number);
const numbers = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-IN');
const later = (seconds) => setTimeout(ask, seconds * (1000 + Math.random() * 500));
async function ask() {
  let next = 30;
  try {
    const answer = await fetch('/api/waiting-rooms/' + id, { cache: 'no-store' });
    const now = await answer.json();
    const line = now.queues[queue] || { admitted: 0 };
    if (now.stage !== stage || (place === 'waiting' && line.admitted >= own)) return location.reload();
    next = now.lookAgainSeconds;
    if (place === 'waiting') {
      const before = queue === 'unproven' ? now.queues.proven.counted + now.queues.proven.late - now.queues.proven.admitted : 0;
      const ahead = Math.max(0, own - 1 - line.admitted) + Math.max(0, before);
      room.querySelector('[data-ahead]').textContent = numbers.format(ahead);
      room.querySelector('progress').value = Math.floor((100 * line.admitted) / own);
      const seconds = (ahead + 1) / now.perSecond;
      const toGo = room.querySelector('[data-to-go]');
      const [size, unit] = seconds > ${inHoursFrom} ? [3600, toGo.dataset.hours] : [60, toGo.dataset.minutes];
      toGo.textContent = now.perSecond > ${standsStillAt} ? numbers.format(Math.ceil(seconds / size)) + ' ' + unit : '–';
      const first = room.querySelector('[data-first]');
      if (first) first.hidden = now.admitsFrom <= now.now;
      const pace = now.seatsFree === null ? ${firstPerSecond} : now.perSecond;
      next = pace > 0 ? Math.min(60, Math.max(5, ahead / pace / 4)) : Math.max(30, next);
    }
  } catch {}
  later(next);
}
if (place !== 'inside' && place !== 'open') later(Number(look));
`;
