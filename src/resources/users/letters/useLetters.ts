import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LETTERS_LIMIT } from '../../../../contract/account/credentials';
import { usersLetters } from '../../../../contract/account/credentialsEndpoints';
import { useCallEndpoint } from '../../../api/EngineDataProvider';
import { refusalText } from '../../../api/refusal';
import { bytesOf } from '../../../ui/files/bytesOf';
import { saveFile } from '../../../ui/files/saveFile';

interface Answer {
  readonly name: string;
  /** Content of the file in base64. */
  readonly content: string;
  readonly letters: number;
}

/** A file of letters. It is kept until the page is left, because the same links cannot be created again. */
export interface LettersFile {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly save: () => void;
}

/**
 * Returns a function that requests letters and saves each file. A file has as many letters as one request may ask for;
 * requests follow one another. The links exist only in these files.
 */
export function useLetters() {
  const run = useCallEndpoint();
  const translate = useTranslate();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const [files, setFiles] = useState<readonly LettersFile[]>([]);
  const [made, setMade] = useState<number>();
  const [problem, setProblem] = useState<string>();
  /** Usernames of people whose letters were created before a request failed; the next attempt leaves them out. */
  const reached = useRef(new Set<string>());

  async function make(uids: readonly string[], titolo: string): Promise<void> {
    if (progress) return;
    setMade(undefined);
    setProblem(undefined);
    if (reached.current.size === 0) setFiles([]);
    const left = uids.filter((uid) => !reached.current.has(uid));
    let done = uids.length - left.length;
    let letters = done;
    try {
      while (left.length > 0) {
        setProgress({ done, total: uids.length });
        const part = left.splice(0, LETTERS_LIMIT);
        const answer = (await run('user', usersLetters, { body: { uids: part, titolo } })) as Answer;
        const file = fileOf(answer, done, uids.length);
        file.save();
        setFiles((before) => [...before, file]);
        for (const uid of part) reached.current.add(uid);
        done += part.length;
        letters += answer.letters;
      }
      reached.current.clear();
      setMade(letters);
    } catch (error) {
      setProblem(translate(refusalText(error)));
    } finally {
      setProgress(undefined);
    }
  }

  return { make, progress, files, made, problem };
}

/** @param before number of letters in the files before this one */
function fileOf({ name, content, letters }: Answer, before: number, total: number): LettersFile {
  const [from, to] = [before + 1, before + letters];
  const called = letters < total ? name.replace(/\.pdf$/, `-${from}-${to}.pdf`) : name;
  return { name: called, from, to, save: () => saveFile(called, bytesOf(content), 'application/pdf') };
}
