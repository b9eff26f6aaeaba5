import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hashHere } from '../../../src/upload/hashing';
import { startUpload } from '../../../src/upload/startUpload';
import { uploadProvider } from '../../fixtures/uploadProvider';

describe('a file on its way', () => {
  it('tells how far it is four times a second, and at once what has arrived', async () => {
    const provider = uploadProvider(10);
    const shown: number[] = [];
    const clock = { now: 0 };
    let onTheWay: ((share: number) => void) | undefined;
    const upload = startUpload(new File(['abc'], 'dati.zip'), 'f', {
      callApi: provider.callApi,
      connection: provider.connection,
      hashing: hashHere,
      now: () => clock.now,
      send: (_url, _sent, progress) => {
        onTheWay = progress;
        return new Promise(() => undefined);
      },
    });
    upload.subscribe(() => shown.push(upload.state().sent));
    await waitFor(() => expect(onTheWay).toBeDefined());
    shown.length = 0;
    for (const [at, share] of [
      [300, 0.4],
      [400, 0.7],
      [549, 0.7],
      [550, 0.7],
    ] as const) {
      clock.now = at;
      onTheWay?.(share);
    }
    expect(shown).toEqual([1, 2]);
    upload.stop();
  });
});
