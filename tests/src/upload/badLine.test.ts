import { expect, it } from 'vitest';
import type { Endpoint } from '../../../contract/schema/endpoint';
import {
  extentOf,
  PART_SIZE,
  partsIn,
  piecesFor,
  piecesIn,
  type Upload,
} from '../../../contract/uploads/upload';
import type { CallApi } from '../../../src/api/CallApi';
import type { sendWithProgress } from '../../../src/api/sendWithProgress';
import { startUpload } from '../../../src/upload/startUpload';

const MB = 1_000_000;
const TICK = 100;
/** Lets promises settle. */
const pendingWork = () => new Promise<void>((resolve) => void setImmediate(resolve));

interface Transfer {
  readonly bytes: number;
  left: number;
  readonly progress: (share: number) => void;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: unknown) => void;
}

interface Line {
  /** MB per second, shared by the requests under way. */
  readonly speed: number;
  /** Seconds after which everything under way is lost. */
  readonly drops?: number;
  readonly size: number;
  readonly pieces?: number;
}

/** Sends a file over a simulated line, in simulated time, for four hours at most. */
async function sendOver({ speed, drops, size, pieces = piecesFor(size) }: Line) {
  let now = 0;
  let carried = 0;
  const requests: { readonly number: number; readonly piece: number | undefined; readonly bytes: number }[] =
    [];
  let most = 0;
  const arrived = new Map<string, { number: number; piece?: number; sha256: string }>();
  const under = new Set<Transfer>();
  const waiting: { readonly at: number; readonly work: () => void }[] = [];
  const upload = (): Upload => ({
    id: 'u',
    folder: 'f',
    name: 'dati.zip',
    size,
    partSize: PART_SIZE,
    pieces,
    state: 'sending',
    arrived: [...arrived.values()].filter(({ piece }) => !piece),
    arrivedPieces: [...arrived.values()].flatMap(({ piece, ...part }) => (piece ? [{ ...part, piece }] : [])),
    arrivedBytes: [...arrived.values()].reduce((sum, part) => sum + extentOf(upload0, part).length, 0),
    by: 'Rossi Anna',
    begunAt: '2026-09-01T00:00:00Z',
    storedAt: null,
    sha256: null,
    hashedBy: 'store',
    checked: null,
  });
  const upload0 = { size, partSize: PART_SIZE, pieces };
  const isComplete = () =>
    Array.from({ length: partsIn(size, PART_SIZE) }, (_, place) => place + 1).every(
      (number) =>
        arrived.has(`${number}`) ||
        Array.from({ length: piecesIn(upload0, number) }, (_, place) => place + 1).every((piece) =>
          arrived.has(`${number}.${piece}`),
        ),
    );
  const callApi = async ({ id }: Endpoint, { body }: { body: Record<string, unknown> }) => {
    if (id === 'uploadFinish') {
      expect(isComplete()).toBe(true);
      return { data: { ...upload(), state: 'stored' } };
    }
    if (id === 'uploadBegin') return { data: upload() };
    return { data: { url: JSON.stringify(body), headers: [], until: '' } };
  };
  const send = (async (url, { body, signal }, progress) => {
    const part = JSON.parse(url);
    const bytes = (body as Blob).size;
    requests.push({ number: part.number, piece: part.piece, bytes });
    const response = await new Promise<Response>((resolve, reject) => {
      const transfer = { bytes, left: bytes, progress, resolve, reject };
      under.add(transfer);
      most = Math.max(most, under.size);
      signal?.addEventListener('abort', () => {
        under.delete(transfer);
        reject(new DOMException('', 'AbortError'));
      });
    });
    arrived.set(part.piece ? `${part.number}.${part.piece}` : `${part.number}`, part);
    return response;
  }) as typeof sendWithProgress;
  const file = {
    name: 'dati.zip',
    size,
    slice: (from: number, to: number) => ({ size: to - from, from }),
  } as unknown as File;
  const running = startUpload(file, 'f', {
    callApi: callApi as unknown as CallApi,
    send,
    hashing: () => ({
      part: async (part) => `hash of ${(part as unknown as { from: number }).from}+${part.size}`,
      whole: async () => '',
      stop: () => undefined,
    }),
    connection: { online: () => true, subscribe: () => () => undefined },
    now: () => now,
    later: (ms, work) => void waiting.push({ at: now + ms, work }),
  });
  while (running.state().phase === 'sending' && now < 4 * 3600 * 1000) {
    await pendingWork();
    now += TICK;
    const share = (speed * MB * TICK) / 1000 / under.size;
    for (const transfer of under) {
      carried += Math.min(share, transfer.left);
      transfer.left -= share;
      transfer.progress(Math.min(1, 1 - transfer.left / transfer.bytes));
      if (transfer.left > 0) continue;
      under.delete(transfer);
      transfer.resolve(new Response(null));
    }
    if (drops && now % (drops * 1000) === 0) {
      for (const transfer of under) transfer.reject(new TypeError('Nothing answered'));
      under.clear();
    }
    for (const one of waiting.splice(0)) {
      if (one.at <= now) one.work();
      else waiting.push(one);
    }
  }
  for (let turn = 0; turn < 5; turn++) await pendingWork();
  return { phase: running.state().phase, state: running.state(), share: carried / size, requests, most };
}

it.each([
  ['1 MB/s, for 60 seconds at a time, with 1.1 times', 1.1, { speed: 1, drops: 60, size: 200 * MB }],
  ['6 MB/s, for 5 seconds at a time, with 1.5 times', 1.5, { speed: 6, drops: 5, size: 500 * MB }],
  ['0.3 MB/s, for no whole part at a time, with 1.5 times', 1.5, { speed: 0.3, drops: 60, size: 200 * MB }],
])('ends over a line of %s the bytes of the file', async (_line, limit, line) => {
  const { phase, share, state } = await sendOver(line);
  expect(phase).toBe('done');
  expect(state.partsDone).toBe(state.parts);
  expect(share).toBeGreaterThanOrEqual(1);
  expect(share).toBeLessThan(limit);
});

it('sends whole parts over a good line, three at once, and each of them once', async () => {
  const { phase, requests, most } = await sendOver({ speed: 40, size: 600 * MB });
  expect(phase).toBe('done');
  expect(requests.map(({ piece }) => piece)).toEqual(Array(12).fill(undefined));
  expect(most).toBe(3);
});

it('sends pieces one at a time over a slow line once it is known to be slow', async () => {
  const { requests, most } = await sendOver({ speed: 1, size: 150 * MB });
  expect(requests[0]).toMatchObject({ number: 1, piece: undefined });
  expect(requests.slice(1).every(({ piece, bytes }) => piece && bytes <= PART_SIZE / 8)).toBe(true);
  expect(most).toBe(1);
});

it('has pieces as long as the store can number them: up to 55.55 GB', () => {
  expect([55_550, 55_551].map((size) => piecesFor(size * MB))).toEqual([8, 1]);
});

it('sends a part whole where the upload has no pieces', async () => {
  const { phase, requests } = await sendOver({ speed: 1, drops: 120, size: 120 * MB, pieces: 1 });
  expect(phase).toBe('done');
  expect(requests.every(({ piece }) => piece === undefined)).toBe(true);
});
