import * as registryMessages from '../../../contract/messages/it/registry';
import { registryList } from '../../../contract/registry/endpoints';
import { implement } from '../../http/call';
import { mustBeLicensed, yearOf } from './licensed';
import { findRegistry } from './registryStore';

const NOBODY = registryMessages.nobody;

export const list = implement(registryList, async (call, { params }) => {
  await mustBeLicensed(call);
  const data = await findRegistry(call.tx, call.caller.customerCode, yearOf(call, params.year));
  return { data, errors: [], ...(data.length === 0 && { message: NOBODY }) };
});
