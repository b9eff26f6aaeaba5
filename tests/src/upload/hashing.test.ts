import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hashHere } from '../../../src/upload/hashing';
import { startUpload } from '../../../src/upload/startUpload';
import { sha256, uploadProvider } from '../../fixtures/uploadProvider';

const TEXT = 'abcdefghijklmnopqrstuvwxy';

describe('the SHA-256 of a file', () => {
  it('is that of its bytes, read at once or piece by piece', async () => {
    // Longer than one chunk.
    const bytes = Uint8Array.from({ length: (4 << 20) + 1000 }, (_, index) => (index * 7919) % 251);
    expect(await hashHere().part(new Blob([bytes]))).toBe(sha256(bytes));
    expect(await hashHere().whole(new Blob([bytes]))).toBe(sha256(bytes));
  });
});

describe('a file on its way', () => {
  it('is hashed whole for a store alone that does not read it, and where it has several parts', async () => {
    const wholes: number[] = [];
    const counted = () => ({
      ...hashHere(),
      whole: (file: Blob) => {
        wholes.push(file.size);
        return hashHere().whole(file);
      },
    });
    for (const [hashedBy, text, hashed] of [
      ['store', TEXT, []],
      ['sender', TEXT, [25]],
      ['sender', 'abc', []],
    ] as const) {
      wholes.length = 0;
      const { callApi, send, connection, finished } = uploadProvider(10, undefined, hashedBy);
      const upload = startUpload(new File([text], 'dati.zip'), 'f', {
        callApi,
        send,
        connection,
        hashing: counted,
        later: () => undefined,
      });
      await waitFor(() => expect(upload.state().phase).toBe('done'));
      expect(wholes).toEqual(hashed);
      expect(finished).toEqual([hashedBy === 'store' ? undefined : sha256(text)]);
    }
  });

  it('is hashed whole after its parts on a fast line, and beside them on a slow one', async () => {
    const provider = uploadProvider(10, undefined, 'sender');
    const wholes: number[] = [];
    const waits: (() => void)[] = [];
    const hashing = () => ({
      ...hashHere(),
      whole: (file: Blob) => {
        wholes.push(provider.arrived.size);
        return hashHere().whole(file);
      },
    });
    const { callApi, send, connection } = provider;
    const means = {
      callApi,
      send,
      connection,
      hashing,
      later: (_: number, work: () => void) => void waits.push(work),
    };
    const start = () => startUpload(new File([TEXT], 'dati.zip'), 'f', means);
    const fast = start();
    await waitFor(() => expect(fast.state().phase).toBe('done'));
    expect(wholes).toEqual([3]);

    provider.arrived.clear();
    provider.hold();
    const slow = start();
    await waitFor(() => expect(provider.puts).toHaveLength(4));
    waits.at(-1)?.();
    expect(wholes).toEqual([3, 0]);
    provider.release();
    await waitFor(() => expect(slow.state().phase).toBe('done'));
    expect(wholes).toHaveLength(2);
  });
});
