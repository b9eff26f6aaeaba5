import { useCallback, useEffect, useState } from 'react';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import { contractRead } from '../../../contract/contracts/endpoints';
import type { UnreadableReason } from '../../../contract/documents/unreadable';
import { useCallApi } from '../../api/CallApi';
import { useShortcutsOn } from '../../engine/keyboard/useShortcuts';
import { useWhyWithheld } from '../../session/viewer';

/**
 * Tracks which of several contracts is being read, which were read, by reaching their last page or by a person's
 * declaration, and which cannot be displayed. The provider stores this for the person and the version of the document;
 * if that call fails, it holds only on this page.
 */
export function useReading(contracts: readonly ContractDocument[]) {
  const callApi = useCallApi();
  const withheld = useWhyWithheld()(['signedFile', 'sign']);
  const [at, setAt] = useState(0);
  const [read, setRead] = useState<ReadonlySet<string>>(
    () => new Set(contracts.filter((one) => one.read).map(({ fileName }) => fileName)),
  );
  const current = contracts[Math.min(at, contracts.length - 1)]?.fileName;
  const [unreadable, setUnreadable] = useState<ReadonlyMap<string, UnreadableReason>>(
    () =>
      new Map(contracts.flatMap((one) => (one.unreadable ? [[one.fileName, one.unreadable] as const] : []))),
  );
  const readable = contracts.filter(({ fileName }) => !unreadable.has(fileName));
  const count = readable.filter(({ fileName }) => read.has(fileName)).length;
  const { length } = contracts;

  const exclude = useCallback((fileName: string, reason: UnreadableReason) => {
    setUnreadable((now) => (now.has(fileName) ? now : new Map([...now, [fileName, reason]])));
    setRead((now) => new Set([...now].filter((one) => one !== fileName)));
  }, []);
  const mark = useCallback(
    (fileName: string, value: boolean) => {
      if (read.has(fileName) === value) return;
      setRead((now) => new Set(value ? [...now, fileName] : [...now].filter((one) => one !== fileName)));
      // Reading by support staff is not recorded: the record is for people who may sign.
      if (withheld) return;
      callApi(contractRead, { body: { fileName, read: value } }).catch((error: unknown) => {
        // The provider found that it cannot be displayed.
        if ((error as { code?: string }).code === 'signatureRefused') exclude(fileName, 'undrawn');
      });
    },
    [read, withheld, callApi, exclude],
  );

  const [shortcuts] = useShortcutsOn();
  useEffect(() => {
    if (!shortcuts) return undefined;
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typing =
        target instanceof Element && target.closest('input:not([type=checkbox]), textarea, [role=dialog]');
      if (typing || ctrlKey || metaKey || altKey) return;
      if (key === 'j') setAt((now) => Math.min(now + 1, length - 1));
      if (key === 'k') setAt((now) => Math.max(now - 1, 0));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [length, shortcuts]);

  const choose = (name: string) => setAt(contracts.findIndex(({ fileName }) => fileName === name));
  return { current, read, count, readable, unreadable, exclude, mark, choose };
}
