import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { errors } from '../../../contract/schema/errors';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { hashHere } from '../../../src/upload/hashing';
import { OthersUpload } from '../../../src/upload/OthersUpload';
import { startUpload } from '../../../src/upload/startUpload';
import { UploadItem } from '../../../src/upload/UploadItem';
import { paceFrom } from '../../../src/upload/uploadState';
import { sha256, uploadProvider } from '../../fixtures/uploadProvider';

const TEXT = 'abcdefghijklmnopqrstuvwxy';
/** Fails like a part of a file that was moved away meanwhile. */
const gone = () => Promise.reject(new DOMException('', 'NotReadableError'));
const unreadable = { size: 10, arrayBuffer: gone, slice: () => ({ arrayBuffer: gone }) };
const fileOf = (text = TEXT) => new File([text], 'dati.zip');

describe('a file on its way', () => {
  function start(provider = uploadProvider(10), file = fileOf()) {
    const waits: { readonly ms: number; readonly work: () => void }[] = [];
    const clock = { now: 0 };
    const upload = startUpload(file, 'f', {
      callApi: provider.callApi,
      send: provider.send,
      connection: provider.connection,
      hashing: hashHere,
      now: () => clock.now,
      later: (ms, work) => void waits.push({ ms, work }),
    });
    return { provider, upload, waits, clock };
  }
  const draw = (upload: ReturnType<typeof start>['upload']) =>
    render(
      <CoreAdminContext i18nProvider={createI18nProvider()}>
        <UploadItem upload={upload} />
      </CoreAdminContext>,
    );
  const until = (upload: ReturnType<typeof start>['upload'], phase: string) =>
    waitFor(() => expect(upload.state().phase).toBe(phase));

  it('is sent in parts and done when the provider has checked it', async () => {
    const { provider, upload } = start();
    await until(upload, 'done');
    expect([...provider.puts].sort()).toEqual([1, 2, 3]);
    expect(upload.state()).toMatchObject({ sent: 25, stored: { state: 'stored', sha256: sha256(TEXT) } });
  });

  it('sends no part again that has arrived, in this browser or in another', async () => {
    const { provider, upload } = start();
    await until(upload, 'done');
    provider.arrived.delete(2);
    const again = start(provider);
    await until(again.upload, 'done');
    expect([...provider.puts].sort()).toEqual([1, 2, 2, 3]);
  });

  it('refuses another file in words, by what arrived or by what was said of a part', async () => {
    const { provider, upload } = start();
    await until(upload, 'done');
    for (const lost of [[], [1, 2, 3]]) {
      for (const number of lost) provider.arrived.delete(number);
      const other = start(provider, fileOf(TEXT.replace('a', 'z')));
      await until(other.upload, 'failed');
      expect(other.upload.state().problem).toBe(errors.otherFile.say);
    }
    // The part that differs was not sent.
    expect(provider.puts.filter((number) => number === 1)).toHaveLength(1);
  });

  it('stops where there is no line, and goes on by itself', async () => {
    const provider = uploadProvider(7);
    provider.hold();
    const { upload } = start(provider);
    await waitFor(() => expect(provider.puts).toHaveLength(1));
    provider.line(false);
    expect(upload.state().phase).toBe('offline');
    provider.release();
    provider.line(true);
    await until(upload, 'done');
  });

  it('reads each part once, also where it is paused while one is read', async () => {
    const provider = uploadProvider(10);
    let read = 0;
    let go: () => void = () => undefined;
    const slow = () => {
      const hashing = hashHere();
      const gate = new Promise<void>((resolve) => {
        go = resolve;
      });
      return {
        ...hashing,
        part: async (part: Blob) => {
          read += 1;
          await gate;
          return hashing.part(part);
        },
      };
    };
    const { callApi, send, connection } = provider;
    const upload = startUpload(fileOf(), 'f', { callApi, send, connection, hashing: slow, now: () => 0 });
    await waitFor(() => expect(read).toBe(1));
    upload.pause();
    upload.resume();
    go();
    await until(upload, 'done');
    expect(read).toBe(3);
  });

  it('does not go on once it was stopped, no matter who asks', async () => {
    const provider = uploadProvider(10);
    provider.hold();
    const { upload } = start(provider);
    await waitFor(() => expect(provider.puts).toHaveLength(1));
    upload.pause();
    upload.stop();
    upload.resume();
    expect(upload.state().phase).toBe('paused');
  });

  it('tries again after a while when nobody answers, and gives up in the end', async () => {
    const provider = uploadProvider(10);
    provider.fail.code = 'unavailable';
    const { upload, waits } = start(provider);
    for (const [index, ms] of [2000, 4000, 8000, 16_000, 32_000].entries()) {
      await waitFor(() => expect(waits).toHaveLength(index + 1));
      expect(waits[index]?.ms).toBe(ms);
      waits[index]?.work();
    }
    await until(upload, 'failed');
    provider.fail.code = undefined as never;
    upload.resume();
    await until(upload, 'done');
  });

  it('does not try again by itself where there is no room', async () => {
    const provider = uploadProvider(10);
    provider.fail.code = 'noRoom';
    const { upload, waits } = start(provider);
    await until(upload, 'failed');
    expect(upload.state().problem).toBe(errors.noRoom.say);
    expect(waits).toEqual([]);
  });

  it('takes a part that is there already for sent', async () => {
    const provider = uploadProvider(10);
    provider.fail.code = 'partThere';
    const { upload } = start(provider);
    await until(upload, 'done');
    expect([...provider.puts].sort()).toEqual([1, 2, 3]);
  });

  it('has a file that cannot be read any more said in words', async () => {
    const { upload } = start(uploadProvider(10), Object.assign(fileOf(), { slice: () => unreadable }));
    draw(upload);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/^Il file non si può più leggere/),
    );
  });

  it('has one control, whose name says what it does now, and is at 100 % only when it was checked', async () => {
    const provider = uploadProvider(7);
    provider.hold();
    const { upload, clock } = start(provider);
    draw(upload);
    await waitFor(() => expect(provider.puts).toHaveLength(1));
    clock.now = 5000;
    const control = () => screen.getByRole('button').getAttribute('aria-label');
    expect(control()).toBe('Metti in pausa il caricamento di dati.zip');
    await userEvent.click(screen.getByRole('button'));
    expect(control()).toBe('Riprendi il caricamento di dati.zip');
    expect(screen.getByRole('status').textContent).toContain('In pausa');
    provider.release();
    provider.fail.code = 'noRoom';
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(control()).toBe('Riprova il caricamento di dati.zip'));
    expect(screen.getByRole('alert').textContent).toBe(errors.noRoom.say);
    expect(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeLessThan(100);
    provider.fail.code = undefined as never;
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Caricato e verificato.'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('tells how long it still takes by how fast it went, once that says something', () => {
    const pace = paceFrom(1000, 5);
    expect(pace(2000, 6, 20)).toBeUndefined();
    expect(pace(9000, 5, 20)).toBeUndefined();
    expect(pace(11_000, 7, 20)).toBe(65);
  });

  it.each([
    [59, 'Manca meno di un minuto.'],
    [65, 'Manca circa 1 minuto.'],
    [600, 'Mancano circa 10 minuti.'],
    [7300, 'Mancano circa 2 ore.'],
  ])('says of %s seconds: %s', (secondsLeft, words) => {
    const state = {
      phase: 'sending',
      sent: 2,
      size: 20,
      secondsLeft,
      problem: undefined,
      stored: undefined,
      partsDone: 0,
      parts: 1,
      stage: 'parts' as const,
    } as const;
    const nothing = () => undefined;
    const upload = {
      name: 'dati.zip',
      state: () => state,
      subscribe: () => nothing,
      pause: nothing,
      resume: nothing,
    };
    draw({ ...upload, stop: nothing });
    expect(screen.getByText(new RegExp(words.replaceAll('.', '\\.')))).toBeTruthy();
  });

  it('of somebody else is shown with how far it is, and who sends it', () => {
    const { id, ...rest } = {
      id: 'u',
      folder: 'f',
      name: 'dati.zip',
      size: 200_000,
      partSize: 10,
      pieces: 1,
    };
    const upload = {
      id,
      ...rest,
      state: 'sending',
      arrived: [],
      arrivedPieces: [],
      arrivedBytes: 80_000,
      hashedBy: 'store',
      by: 'Rossi Anna',
      begunAt: '',
    } as const;
    render(
      <CoreAdminContext i18nProvider={createI18nProvider()}>
        <OthersUpload upload={upload} />
      </CoreAdminContext>,
    );
    expect(screen.getByRole('progressbar', { name: 'dati.zip' }).getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByText(/^Caricamento iniziato da Rossi Anna/)).toBeTruthy();
  });
});
