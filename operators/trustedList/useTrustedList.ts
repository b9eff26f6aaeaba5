import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { trustedListImport, trustedListPreview, trustedListRead } from '../../contract/trustedList/endpoints';
import type { TrustedListChanges } from '../../contract/trustedList/trustedList';
import { useCallApi } from '../../src/api/CallApi';
import { focusIfLost } from '../../src/ui/focusIfLost';
import { useProposable } from '../proposals/useProposable';

const IN_USE = ['trustedList'] as const;

/** File with a valid signature, and the changes that it would make. */
interface Chosen {
  readonly file: File;
  readonly changes: TrustedListChanges;
  /** Idempotency key, the same for each attempt to import it. */
  readonly key: string;
}

/** Returns the current trusted list, a file that is checked before its import, and the import. */
export function useTrustedList() {
  const callApi = useCallApi();
  const queries = useQueryClient();
  const proposable = useProposable();
  const inUse = useQuery({
    queryKey: IN_USE,
    queryFn: async () => (await callApi(trustedListRead)).data,
  });
  const [busy, setBusy] = useState<'reading' | 'importing'>();
  const [failure, setFailure] = useState<unknown>();
  const [chosen, setChosen] = useState<Chosen>();
  const [done, setDone] = useState<TrustedListChanges>();
  /**
   * Aborts the check of the latest file when another file is chosen or the page is left, so that its response is
   * ignored.
   */
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    last.current?.abort();
    const mine = new AbortController();
    last.current = mine;
    setBusy('reading');
    setFailure(undefined);
    setChosen(undefined);
    setDone(undefined);
    try {
      const { data } = await callApi(trustedListPreview, { file, signal: mine.signal });
      if (!mine.signal.aborted) setChosen({ file, changes: data, key: crypto.randomUUID() });
    } catch (error) {
      if (!mine.signal.aborted) setFailure(error);
    } finally {
      if (last.current === mine) setBusy(undefined);
    }
  };

  const run = async () => {
    if (!chosen) return;
    setBusy('importing');
    setFailure(undefined);
    try {
      await proposable(async () => {
        const { data } = await callApi(trustedListImport, {
          file: chosen.file,
          idempotencyKey: chosen.key,
        });
        setDone(data);
      });
      setChosen(undefined);
      await queries.invalidateQueries({ queryKey: IN_USE });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(undefined);
      focusIfLost('main h1');
    }
  };

  const leave = () => {
    setChosen(undefined);
    setFailure(undefined);
    focusIfLost('main h1');
  };
  return { inUse, busy, failure, chosen, done, choose, run, leave };
}
