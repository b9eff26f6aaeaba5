import {
  platformContractFind,
  platformContractList,
  platformContractOffer,
} from '../../../contract/staff/endpoints/contracts';
import type { PlatformContract } from '../../../contract/staff/platformContract';
import { implement } from '../../http/call';
import { contractFacts, offerContracts, offeredTo, statusOf } from '../../platform/contracts';
import { findPage } from '../../platform/findPage';
import { keptSchool } from '../../platform/keptSchool';
import { schoolNamed } from '../../platform/schoolNamed';
import { platformSources } from '../../platform/sources';
import { Refusal } from '../../refusal';
import { contractDocument } from './contractDocument';

const list = implement(platformContractList, async (call, { params: { school } }) => {
  await schoolNamed(call, school);
  return offeredTo(call.tx, school);
});

const find = implement(platformContractFind, ({ tx }, { query }) =>
  findPage<PlatformContract>(tx, platformSources.contracts, query),
);

const offer = implement(platformContractOffer, async (call, { params: { school }, body }) => {
  await keptSchool(call, school);
  const { fileName } = contractFacts(body);
  const contract = { customerCode: school, ...body, status: statusOf(body), at: call.now };
  if ((await offerContracts(call.tx, [contract])) === 0)
    throw new Refusal('conflict', { detail: `La scuola ${school} ha già il contratto ${fileName}.` });
  const offered = (await offeredTo(call.tx, school)).find((one) => one.fileName === fileName);
  if (!offered) throw new Error('a contract that was just offered is not there');
  call.audit({ entity: 'platformContract', action: 'offer', id: `${school}/${fileName}`, after: offered });
  return offered;
});

/** Implementations of the endpoints for contracts as the provider offers them. */
export const platformContracts = [list, find, offer, contractDocument];
