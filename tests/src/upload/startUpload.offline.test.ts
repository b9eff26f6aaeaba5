import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hashHere } from '../../../src/upload/hashing';
import { startUpload } from '../../../src/upload/startUpload';
import { uploadProvider } from '../../fixtures/uploadProvider';

describe('a file on its way', () => {
  it.each([
    ['and it is known that there is no line', true, []],
    ['and nobody notices', false, [2, 3, 4]],
  ])(
    'goes on with what is missing after hours away, its addresses expired, %s',
    async (_how, known, refused) => {
      const hours = { now: 0 };
      const provider = uploadProvider(5, () => hours.now);
      provider.hold();
      const waits: (() => void)[] = [];
      const upload = startUpload(new File(['abcdefghijklmnopqrstuvwxy'], 'dati.zip'), 'f', {
        callApi: provider.callApi,
        send: provider.send,
        connection: provider.connection,
        hashing: hashHere,
        now: () => hours.now,
        later: (_ms, work) => void waits.push(work),
      });
      await waitFor(() => expect(provider.puts).toEqual([1]));
      provider.release();
      provider.hold();
      await waitFor(() => expect([...provider.puts].sort()).toEqual([1, 2, 3, 4]));
      if (known) provider.line(false);
      hours.now += 5 * 3_600_000;
      provider.release();
      if (known) provider.line(true);
      else {
        await waitFor(() => expect(waits).toHaveLength(1));
        waits[0]?.();
      }
      await waitFor(() => expect(upload.state().phase).toBe('done'));
      expect([...provider.puts].sort()).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
      expect([...provider.expired].sort()).toEqual(refused);
    },
  );

  it('sends one part at a time at first and after the line broke, and more once it has held', async () => {
    const clock = { now: 0 };
    const provider = uploadProvider(5, () => clock.now);
    provider.hold();
    const upload = startUpload(new File(['abcdefghijklmnopqrstuvwxy'], 'dati.zip'), 'f', {
      callApi: provider.callApi,
      send: provider.send,
      connection: provider.connection,
      hashing: hashHere,
      now: () => clock.now,
    });
    await waitFor(() => expect(provider.puts).toEqual([1]));
    provider.line(false);
    provider.line(true);
    await waitFor(() => expect(provider.puts).toEqual([1, 1]));
    clock.now = 60_000;
    provider.release();
    provider.hold();
    await waitFor(() => expect(provider.puts).toHaveLength(3));
    clock.now += 1000;
    provider.release();
    await waitFor(() => expect(upload.state().phase).toBe('done'));
    expect([...provider.puts].sort()).toEqual([1, 1, 2, 3, 4, 5]);
  });
});
