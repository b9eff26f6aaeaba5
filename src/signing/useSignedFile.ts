import { useRef, useState } from 'react';
import { signedFileReport, signedFileType, TYPE_FILE_LIMIT } from '../../contract/signing/endpoints';
import { isSignedFileType } from '../../contract/signing/fileTypes';
import { refusalIn, type SignatureRefusal } from '../../contract/signing/refusal';
import type { SignatureReport } from '../../contract/signing/report';
import { useCallApi } from '../api/CallApi';
import { mayRetry } from '../api/refusal';

/** Sends a signed file. @param progress called with the share that was sent, from 0 to 1 */
export type UploadSigned = (file: File, progress: (sent: number) => void) => Promise<void>;

/** Reason why a file is rejected before it is sent. */
type Problem = 'notCades' | 'tooLarge';

/**
 * Returns the file chosen for upload, and the actions on it. If its name and media type are not those of a signature,
 * the provider examines it first, provided that it is small enough (specification, part 2 §5).
 */
export function useSignedFile(upload: UploadSigned) {
  const callApi = useCallApi();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<Problem>();
  const [why, setWhy] = useState<SignatureRefusal>();
  const [checking, setChecking] = useState(false);
  const [running, setRunning] = useState(false);
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useState<unknown>();

  /** Counts choices and resets, so that the result for an earlier file is ignored. */
  const turn = useRef(0);

  async function judge(given: File): Promise<{ problem?: Problem; why?: SignatureRefusal | undefined }> {
    if (isSignedFileType(given.type)) return {};
    if (given.size > TYPE_FILE_LIMIT) return { problem: 'tooLarge' };
    const { data } = await callApi(signedFileType, { file: given });
    if (isSignedFileType(data.data)) return {};
    return { problem: 'notCades', why: await whatItIs(given) };
  }

  /** Returns the actual type of a refused file; undefined if it is unknown. */
  const whatItIs = (given: File) =>
    callApi(signedFileReport, { file: given }).then(
      ({ data }) => refusalIn(data as SignatureReport),
      () => undefined,
    );

  function clear(): void {
    turn.current += 1;
    setChecking(false);
    setFile(undefined);
    setProblem(undefined);
    setWhy(undefined);
    setFailure(undefined);
  }

  async function take(given: File | undefined): Promise<void> {
    // The file cannot be replaced while it is being sent.
    if (!given || running) return;
    clear();
    const mine = turn.current;
    const isLast = () => mine === turn.current;
    setChecking(true);
    try {
      const found = await judge(given);
      if (!isLast()) return;
      setProblem(found.problem);
      setWhy(found.why);
      if (!found.problem) setFile(given);
    } catch (error) {
      if (isLast()) setFailure(error);
    } finally {
      if (isLast()) setChecking(false);
    }
  }

  async function send(): Promise<void> {
    if (!file || running) return;
    setRunning(true);
    setSent(0);
    setFailure(undefined);
    try {
      await upload(file, setSent);
    } catch (error) {
      setFailure(error);
      // A file that was not refused can be sent again unchanged.
      if (!mayRetry(error)) setFile(undefined);
    } finally {
      setRunning(false);
    }
  }

  return {
    file,
    problem,
    why,
    checking,
    running,
    sent,
    failure,
    take: (given: File | undefined) => void take(given),
    clear,
    send,
  };
}
