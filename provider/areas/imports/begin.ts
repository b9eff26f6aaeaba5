import { importBegin } from '../../../contract/imports/endpoints';
import { implement } from '../../http/call';
import { rememberColumns } from '../../operations/importStore';
import { beginOperation } from '../../operations/operationStore';
import { permitted } from './permitted';

/** Begins an import. Nothing is changed yet, so nothing is audited until the run. */
export const begin = implement(importBegin, async (call, { body: { resource, file, columns, reading } }) => {
  const { tx, caller, now } = call;
  permitted(call, resource);
  await rememberColumns(tx, caller.customerCode, resource, columns);
  const operation = {
    kind: 'run',
    resource,
    action: 'import',
    input: { file, ...(reading && { reading }) },
    state: 'collecting',
  } as const;
  return { id: await beginOperation(tx, caller, operation, now) };
});
