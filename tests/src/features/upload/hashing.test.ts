import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hashHere } from '../../../../src/features/upload/hashing';
import { startUpload } from '../../../../src/features/upload/startUpload';
import { sha256, uploadProvider } from '../../../fixtures/uploadProvider';

const TEXT = 'abcdefghijklmnopqrstuvwxy';

describe('the SHA-256 of a file', () => {
  it('is that of its bytes, read at once or piece by piece', async () => {
    // Longer than a piece.
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
      });
      await waitFor(() => expect(upload.state().phase).toBe('done'));
      expect(wholes).toEqual(hashed);
      expect(finished).toEqual([hashedBy === 'store' ? undefined : sha256(text)]);
    }
  });
});
