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
import { type EngineDataProvider, useRun } from '../../api/EngineDataProvider';
import { OPERATION } from './history';

/** A page of a list that the provider pages. */
export interface PageOf<T> {
  readonly data: readonly T[];
  readonly total: number;
}

/** Which page of the rows of an operation is wanted. */
export interface RowsWanted {
  readonly state?: OperationRow['state'];
  readonly page?: number;
  readonly perPage?: number;
}

/** The provider's calls about actions on many. Keys are those of an intention: the same when it is sent again. */
export function operationCalls(run: EngineDataProvider['run']) {
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
    /** @param later the later steps that are taken back before */
    takeBack: (id: string, idempotencyKey: string, later?: readonly string[]) =>
      call<Operation>(operationTakeBack, { id, idempotencyKey, ...(later && { body: { later } }) }),
  };
}

export type OperationCalls = ReturnType<typeof operationCalls>;

export function useOperationCalls(): OperationCalls {
  const run = useRun();
  return useMemo(() => operationCalls(run), [run]);
}
