import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { folderOf, keyOf, sameNames } from '../../../contract/transfer/transfer';
import type { NoDirectory } from '../../../contract/values/readDirectory';
import { useCallApi } from '../../api/CallApi';
import { useSession } from '../../session/SessionContext';
import type { Inside } from '../../upload/archive/lookInside';
import { lookInside } from '../../upload/archive/lookInside';
import { controls } from '../../upload/controls';
import { type RunningUpload, startUpload } from '../../upload/startUpload';
import { practiceCalls } from './practiceCalls';
import { useUploads } from './useAllUploads';

/** A chosen file that is not being uploaded yet. */
export interface ChosenFile {
  readonly file: File;
  readonly supplier: string;
  readonly password: string;
  /** Content of an archive, after its inspection. */
  readonly inside: Inside | NoDirectory | undefined;
}

/**
 * Returns the files of a practice in this browser, both chosen and uploading, and the actions on them. Uploads stop
 * when the page is left.
 */
export function useAttachments(subject: string) {
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const [clash, setClash] = useState(false);
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const current = useRef(running);
  current.current = running;
  const uploading = useUploads(running, () => running.some((one) => one.state().phase !== 'done'));

  const stop = useCallback(() => {
    for (const one of current.current) one.stop();
    setRunning([]);
    setChosen([]);
  }, []);
  useEffect(() => () => current.current.forEach((one) => void one.stop()), []);

  return useMemo(() => {
    const change = (name: string, more: Partial<ChosenFile>) =>
      setChosen((now) => now.map((one) => (one.file.name === name ? { ...one, ...more } : one)));
    return {
      chosen,
      running,
      uploading,
      /** True if two chosen files have the same name. */
      clash,
      /** Names of empty files or folders that were refused. */
      empty,
      stop,
      /** Pauses the uploads until it is known whether they are still wanted. @returns a function that resumes them */
      hold(): () => void {
        const held = running.filter((one) => controls[one.state().phase] === 'pause');
        for (const one of held) one.pause();
        return () => held.forEach((one) => void one.resume());
      },
      /** @param taken names of files that the provider already has completely */
      add(given: readonly File[], supplier: string, taken: readonly string[]): void {
        const files = given.filter(({ size }) => size > 0);
        setEmpty(given.filter(({ size }) => size === 0).map(({ name }) => name));
        const names = [...chosen, ...files.map((file) => ({ file }))].map(({ file }) => file.name);
        const wrong = sameNames([...names, ...taken]);
        setClash(wrong);
        if (wrong) return;
        setChosen((now) => [
          ...now,
          ...files.map((file) => ({ file, supplier, password: '', inside: undefined })),
        ]);
        for (const file of files)
          if (/\.zip$/i.test(file.name))
            lookInside(file).then(
              (inside) => change(file.name, { inside }),
              // The file cannot be read. The upload will report that.
              () => undefined,
            );
      },
      change,
      remove: (name: string) => setChosen((now) => now.filter(({ file }) => file.name !== name)),
      send(): void {
        const key = keyOf(subject);
        const area = key?.area;
        if (!key || !area) return;
        const started = chosen.map(({ file, supplier, password }) => {
          const of = { customerCode, codMinAltri: key.codMinAltri, area, supplier, password };
          return startUpload(file, folderOf(key), { callApi, calls: practiceCalls(callApi, of) });
        });
        setRunning((now) => [...now, ...started]);
        setChosen([]);
      },
      /** Ends a failed upload. Files that have arrived stay at the provider, and other files can be chosen. */
      giveUp(one: RunningUpload): void {
        one.stop();
        setRunning((now) => now.filter((other) => other !== one && other.state().phase !== 'done'));
      },
      /** Forgets all uploads after every file has arrived, so that leaving the page stops none. */
      clear: () => setRunning([]),
    };
  }, [chosen, running, uploading, clash, empty, stop, subject, customerCode, callApi]);
}

export type Attachments = ReturnType<typeof useAttachments>;
