import { spread } from './spread.mjs';
import { target } from './target.mjs';

/** A ratio is steady when its median is known to within a tenth. */
const STEADY = 0.1;

/**
 * Measures every side in turn, in rounds of alternating order, so that a slow period of the machine affects all of
 * them. It continues until each ratio is steady, and prints its progress.
 *
 * @param {string} name
 * @param {Record<string, () => Promise<any>>} sides each returns one sample
 * @param {import('./target.mjs').Figure[]} figures
 * @param {{ least: number, most: number, warmUp?: number }} rounds the number of rounds; warm-up rounds are not counted
 * @returns {Promise<{ samples: Record<string, any[]>, targets: import('./target.mjs').Target[] }>}
 */
export async function inRounds(name, sides, figures, { least, most, warmUp = 0 }) {
  const ratios = figures.filter(({ absolute }) => !absolute);
  const rounds = [];
  const started = performance.now();
  for (let round = 1 - warmUp; round <= most; round += 1) {
    const samples = await measured(sides, round % 2 === 0);
    if (round < 1) continue;
    rounds.push(samples);
    const widest = Math.max(0, ...ratios.map(({ of }) => spread(rounds.map(of))));
    const isSteady = round >= least && widest <= STEADY;
    sayProgress(name, rounds, isSteady ? round : most, widest, performance.now() - started);
    if (isSteady) break;
  }
  return {
    samples: Object.fromEntries(Object.keys(sides).map((side) => [side, rounds.map((one) => one[side])])),
    targets: figures.map((figure) => target(figure, rounds)),
  };
}

async function measured(sides, backwards) {
  const order = Object.keys(sides);
  const samples = {};
  for (const side of backwards ? order.reverse() : order) samples[side] = await sides[side]();
  return samples;
}

function sayProgress(name, { length }, last, widest, passed) {
  const minutes = (ms) => `${(ms / 60_000).toFixed(1)} min`;
  const left = last === length ? 'done' : `at most ${minutes((passed / length) * (last - length))} more`;
  const width = Number.isFinite(widest) ? `, widest spread ${widest.toFixed(2)}` : '';
  console.log(`${name}: round ${length} of at most ${last}${width}; ${minutes(passed)} so far, ${left}`);
}
