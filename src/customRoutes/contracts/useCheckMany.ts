import { useEffect, useReducer, useRef } from 'react';
import { OPEN_FILE_LIMIT, signedFileOpen } from '../../../contract/signing/endpoints';
import type { OpenedReport } from '../../../contract/signing/opened';
import { type CallApi, useCallApi } from '../../api/CallApi';
import type { Opened } from './CheckResult';
import { documentOf, type FileToCheck } from './filesToCheck';
import { nameToSend } from './nameToSend';
import { codesOf } from './verdictOf';
import { withContent } from './withContent';

/** A file with what was found about it. */
export interface CheckedFile {
  readonly file: FileToCheck;
  readonly report?: OpenedReport;
  /** True if the file exceeds the maximum size of a file to open. */
  readonly tooLarge?: true;
  /** Error that occurred when the file was read or sent. */
  readonly error?: unknown;
}

/** Files that are sent at the same time. */
const AT_ONCE = 2;

/** Opens a file of any form. @throws when the answer is not the provider's */
export async function openSigned(callApi: CallApi, file: File, signal?: AbortSignal): Promise<Opened> {
  const { data } = await callApi(signedFileOpen, {
    file,
    query: nameToSend(file),
    ...(signal && { signal }),
  });
  // A proxy may answer with a page of its own and status 200.
  if (!(data as Partial<Opened> | undefined)?.report)
    throw new TypeError('This is no answer of the provider.');
  return data as Opened;
}

/** Returns whether a signature or timestamp was found without the document that it is of. */
export function isWithoutContent(report: OpenedReport): boolean {
  const codes = codesOf(report);
  return codes.includes('content-missing') || codes.includes('stamp-without-content');
}

type Change =
  | { readonly start: readonly FileToCheck[] }
  | { readonly found: CheckedFile }
  | { readonly running: boolean };

interface State {
  readonly rows: readonly CheckedFile[];
  readonly running: boolean;
}

function change(state: State, next: Change): State {
  if ('start' in next) return { rows: next.start.map((file) => ({ file })), running: true };
  if ('running' in next) return { ...state, running: next.running };
  const { found } = next;
  return { ...state, rows: state.rows.map((row) => (row.file.id === found.file.id ? found : row)) };
}

/** Returns whether a file has a result that another attempt would not change. */
export const isDone = ({ report, tooLarge }: CheckedFile): boolean =>
  report !== undefined || tooLarge !== undefined;

/**
 * Returns the results of a verification of many files, and functions to start, cancel and continue it. A file that
 * fails does not stop the others.
 */
export function useCheckMany() {
  const callApi = useCallApi();
  const [state, dispatch] = useReducer(change, { rows: [], running: false });
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function check(files: readonly FileToCheck[], all: readonly FileToCheck[]): Promise<void> {
    stopping.current?.abort();
    const stop = new AbortController();
    stopping.current = stop;
    const waiting = [...files];
    const work = async () => {
      for (let file = waiting.shift(); file && !stop.signal.aborted; file = waiting.shift()) {
        const found = await checked(file, all, stop.signal);
        if (!stop.signal.aborted) dispatch({ found });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (stopping.current === stop) dispatch({ running: false });
  }

  async function checked(
    file: FileToCheck,
    all: readonly FileToCheck[],
    signal: AbortSignal,
  ): Promise<CheckedFile> {
    if (file.size > OPEN_FILE_LIMIT) return { file, tooLarge: true };
    try {
      const { report } = await openSigned(callApi, await file.read(), signal);
      const document = isWithoutContent(report) ? documentOf(file, all) : undefined;
      if (!document || document.size + file.size > OPEN_FILE_LIMIT) return { file, report };
      const pair = await withContent(await file.read(), await document.read());
      return { file, report: (await openSigned(callApi, pair, signal)).report };
    } catch (error) {
      return { file, error };
    }
  }

  return {
    ...state,
    start: (files: readonly FileToCheck[]) => {
      dispatch({ start: files });
      void check(files, files);
    },
    /**
     * Verifies the files without a result: those left after a cancellation, and those that could not be read or sent.
     */
    goOn: () => {
      const all = state.rows.map(({ file }) => file);
      dispatch({ running: true });
      void check(
        state.rows.filter((row) => !isDone(row)).map(({ file }) => file),
        all,
      );
    },
    clear: () => {
      stopping.current?.abort();
      dispatch({ start: [] });
      dispatch({ running: false });
    },
    cancel: () => {
      stopping.current?.abort();
      dispatch({ running: false });
    },
  };
}
