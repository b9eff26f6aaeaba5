import { useState } from 'react';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import { contractClauses, contractsSignMany } from '../../../contract/contracts/endpoints';
import type { OnlineProvider } from '../../../contract/signing/providers';
import type { SignatureRefusal } from '../../../contract/signing/refusal';
import type { OnlineCredentials, SignatureAnswer } from '../../../contract/signing/signing';
import { useCallApi } from '../../api/CallApi';

/** Result for a document: a receipt, or the reason of a failure. */
export interface Outcome {
  readonly receipt?: SignatureAnswer | null | undefined;
  readonly refusal?: SignatureRefusal | undefined;
}

/** Returns whether a document needs no more work: it was signed, now or in the meantime. */
export const isOver = (outcome: Outcome | undefined): boolean =>
  Boolean(outcome?.receipt) || outcome?.refusal?.code === 'already-signed';

/**
 * Ignores a conflict: a document that was signed in the meantime rejects its clauses, and counts as signed.
 * @throws any other error
 */
function unlessSigned(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'conflict') throw error;
}

/**
 * Returns `sign`, which signs several documents with one authorisation, and the result for each document so far. `sign`
 * returns the file names of the documents that are still not signed.
 */
export function useSignMany(reload: () => Promise<void>) {
  const callApi = useCallApi();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const signed = [...outcomes.values()].filter(({ receipt }) => receipt && !receipt.waiting).length;

  async function sign(
    contracts: readonly ContractDocument[],
    credentials: OnlineCredentials & { readonly provider: OnlineProvider },
  ): Promise<readonly string[]> {
    for (const { fileName, clausole } of contracts)
      if (!clausole.every(Boolean))
        await callApi(contractClauses, { body: { fileName, clausola1: true, clausola2: true } }).catch(
          unlessSigned,
        );
    const fileNames = contracts.map(({ fileName }) => fileName);
    const { data } = await callApi(contractsSignMany, { body: { ...credentials, fileNames } });
    setOutcomes((before) => {
      const next = new Map<string, Outcome>(before);
      for (const { fileName, receipt, refusal } of data)
        next.set(fileName, { receipt, refusal: (refusal ?? undefined) as SignatureRefusal | undefined });
      return next;
    });
    await reload();
    return data
      .filter(
        ({ receipt, refusal }) => !isOver({ receipt, refusal: refusal as SignatureRefusal | undefined }),
      )
      .map(({ fileName }) => fileName);
  }
  return { outcomes, sign, signed };
}
