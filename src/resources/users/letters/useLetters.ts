import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { usersLetters } from '../../../../contract/account/credentialsEndpoints';
import { useRun } from '../../../api/EngineDataProvider';
import { refusalText } from '../../../api/refusal';
import { bytesOf } from '../../../ui/files/bytesOf';
import { saveFile } from '../../../ui/files/saveFile';

interface Answer {
  readonly name: string;
  /** Base64. */
  readonly content: string;
  readonly letters: number;
}

/** Has letters created and saves the file, the only place where their links exist. */
export function useLetters() {
  const run = useRun();
  const translate = useTranslate();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<number>();
  const [problem, setProblem] = useState<string>();

  async function make(uids: readonly string[], titolo: string): Promise<void> {
    if (making) return;
    setMaking(true);
    setMade(undefined);
    setProblem(undefined);
    try {
      const answer = (await run('user', usersLetters, { body: { uids, titolo } })) as Answer;
      saveFile(answer.name, bytesOf(answer.content), 'application/pdf');
      setMade(answer.letters);
    } catch (error) {
      setProblem(translate(refusalText(error)));
    } finally {
      setMaking(false);
    }
  }

  return { make, making, made, problem };
}
