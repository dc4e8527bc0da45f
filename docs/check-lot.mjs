// Checks the lot of a waiting room: node docs/check-lot.mjs https://poth.example ROOM [HASH] [PLACE…]
// HASH: the hash of the secret that the room's page showed before the opening; PLACE: ids of places, as their pages say them.
import { createHash, createHmac } from 'node:crypto';

const [portal, roomId, ...given] = process.argv.slice(2);
if (!portal || !roomId) {
  console.error('say which lot: node docs/check-lot.mjs https://poth.example ROOM [HASH] [PLACE…]');
  process.exit(2);
}
const read = async (path) => {
  const answer = await fetch(new URL(path, portal));
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json();
};
const range = 2 ** 48;
const mostKept = 1_024;
const sha256 = (text) => createHash('sha256').update(text);
const numberOf = (digest) => digest.readUIntBE(0, 6);
const countOf = (smallest) =>
  smallest.length < mostKept ? smallest.length : Math.round(((mostKept - 1) * range) / (smallest.at(-1) + 1));

const lot = await read(`/api/waiting-rooms/${roomId}/lot`);
const { queues } = await read(`/api/waiting-rooms/${roomId}`);
const [promised, placeIds] = /^[\da-f]{64}$/.test(given[0] ?? '')
  ? [given[0], given.slice(1)]
  : [null, given];
const lines = [
  lot.secret,
  lot.publicValue ?? '',
  lot.provenSmallest.join(' '),
  lot.unprovenSmallest.join(' '),
];
const checks = {
  'the secret is the one that was promised':
    sha256(lot.secret).digest('hex') === (promised ?? lot.commitment),
  'the seed comes of secret, public value and places': sha256(lines.join('\n')).digest('hex') === lot.seed,
  'the places by a number are counted right': countOf(lot.provenSmallest) === queues.proven.counted,
  'the places without a number are counted right': countOf(lot.unprovenSmallest) === queues.unproven.counted,
};
for (const placeId of placeIds) {
  const hash = numberOf(sha256(placeId).digest());
  const share = numberOf(createHmac('sha256', lot.seed).update(placeId).digest()) / range;
  for (const [queue, smallest] of [
    ['proven', lot.provenSmallest],
    ['unproven', lot.unprovenSmallest],
  ]) {
    // A place whose hash is below the greatest that was kept must be among them, in one of the queues.
    if (smallest.includes(hash)) checks[`${placeId} was counted`] = true;
    console.log(
      `${placeId}: number ${Math.floor(share * queues[queue].counted) + 1} if it is in the queue ${queue}`,
    );
  }
}
for (const [says, holds] of Object.entries(checks)) console.log(`${holds ? 'yes' : 'NO '}  ${says}`);
process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1;
