import { useMemo } from 'react';
import {
  operationCancel,
  operationPreview,
  operationPreviewRows,
  operationRead,
  operationRetry,
  operationRows,
  operationRun,
  operationTakeBack,
  operationTakeBackPreview,
} from '../../../contract/operations/endpoints';
import type {
  JudgedRecord,
  Operation,
  OperationPreview,
  OperationRequest,
  OperationRow,
  TakeBackPreview,
} from '../../../contract/operations/operation';
import { type EngineDataProvider, useCallEndpoint } from '../../api/EngineDataProvider';
import { OPERATION } from './history';

/** A page of a list that the provider pages. */
export interface PageOf<T> {
  readonly data: readonly T[];
  readonly total: number;
}

/** The wanted page of an operation's rows. */
export interface RowsWanted {
  readonly state?: OperationRow['state'];
  readonly page?: number;
  readonly perPage?: number;
}

/** Returns the provider's calls for bulk operations. Idempotency keys stay the same when a call is sent again. */
export function operationCalls(run: EngineDataProvider['callEndpoint']) {
  const call = <T>(...[endpoint, input]: [Parameters<typeof run>[1], Parameters<typeof run>[2]]) =>
    run(OPERATION, endpoint, input) as Promise<T>;
  return {
    preview: (request: OperationRequest) => call<OperationPreview>(operationPreview, { body: request }),
    previewRows: (request: OperationRequest, page: number) =>
      call<PageOf<JudgedRecord>>(operationPreviewRows, { body: request, query: { page: String(page) } }),
    run: (request: OperationRequest, digest: string, idempotencyKey: string) =>
      call<Operation>(operationRun, { body: { ...request, digest }, idempotencyKey }),
    read: (id: string) => call<Operation>(operationRead, { id }),
    rows: (id: string, { state, page = 1, perPage = 200 }: RowsWanted) =>
      call<PageOf<OperationRow>>(operationRows, {
        id,
        query: { page: String(page), perPage: String(perPage), ...(state && { state }) },
      }),
    cancel: (id: string, idempotencyKey: string) => call<Operation>(operationCancel, { id, idempotencyKey }),
    retry: (id: string, idempotencyKey: string) => call<Operation>(operationRetry, { id, idempotencyKey }),
    takeBackPreview: (id: string) => call<TakeBackPreview>(operationTakeBackPreview, { id }),
    /** Undoes an operation. @param later the later steps that are undone first */
    takeBack: (id: string, idempotencyKey: string, later?: readonly string[]) =>
      call<Operation>(operationTakeBack, { id, idempotencyKey, ...(later && { body: { later } }) }),
  };
}

export type OperationCalls = ReturnType<typeof operationCalls>;

export function useOperationCalls(): OperationCalls {
  const run = useCallEndpoint();
  return useMemo(() => operationCalls(run), [run]);
}
