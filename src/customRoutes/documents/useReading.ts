import { useCallback, useEffect, useState } from 'react';
import { contractRead } from '../../../contract/endpoints/contracts';
import type { ContractDocument } from '../../../contract/entities/contractDocument';
import { useCallApi } from '../../api/CallApi';
import { useShortcutsOn } from '../../engine/keyboard/useShortcuts';

/**
 * Which of some contracts is being read, and which were: by their last page, or because somebody says so. The provider
 * remembers it for the person and the version of the document; where it cannot be told, it is so on this page alone.
 */
export function useReading(contracts: readonly ContractDocument[]) {
  const callApi = useCallApi();
  const [at, setAt] = useState(0);
  const [read, setRead] = useState<ReadonlySet<string>>(
    () => new Set(contracts.filter((one) => one.read).map(({ fileName }) => fileName)),
  );
  const current = contracts[Math.min(at, contracts.length - 1)]?.fileName;
  const count = contracts.filter(({ fileName }) => read.has(fileName)).length;
  const { length } = contracts;

  const mark = useCallback(
    (fileName: string, value: boolean) => {
      if (read.has(fileName) === value) return;
      setRead((now) => new Set(value ? [...now, fileName] : [...now].filter((one) => one !== fileName)));
      callApi(contractRead, { body: { fileName, read: value } }).catch(() => undefined);
    },
    [read, callApi],
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
  return { current, read, count, mark, choose };
}
