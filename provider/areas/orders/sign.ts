import * as ordersMessages from '../../../contract/messages/it/orders';
import { renewalSignOffline, renewalSignOnline } from '../../../contract/orders/endpoints';
import type { OrderKind } from '../../../contract/orders/price';
import {
  restorationSignOffline,
  restorationSignOnline,
} from '../../../contract/orders/restorationsEndpoints';
import type { InputOf } from '../../../contract/schema/endpoint';
import type { SignatureAnswer } from '../../../contract/signing/signing';
import { signCalls } from '../../documentSigning/signCalls';
import type { SigningTask } from '../../documentSigning/signSteps';
import { type Call, implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import type { Acceptance } from '../../signing/acceptSignature';
import { readOrder } from './orderStore';

/** How contracts are signed, as implemented in the area of contracts. */
export interface ContractSigning<Task extends SigningTask = SigningTask> {
  /** @throws Refusal */
  find(call: Call, fileName: string): Promise<Task>;
  keep(call: Call, task: Task, acceptance: Acceptance, how: string): Promise<SignatureAnswer>;
}

const NO_CONTRACT = ordersMessages.noContract;

type Online = InputOf<typeof renewalSignOnline>;
type Offline = InputOf<typeof renewalSignOffline>;

const isServices = ({ query, body }: Online | Offline): boolean =>
  ('isServizi' in query ? query.isServizi : 'isServizi' in body ? body.isServizi : 'false') === 'true';

/** Returns the steps of the calls that sign the contract of an order; they are those for signing other contracts. */
function stepsOf<Task extends SigningTask>(kind: OrderKind, { find, keep }: ContractSigning<Task>) {
  return signCalls<Task, Online, Offline>({
    find: async (call, input) => {
      const services = isServices(input);
      const row = await readOrder(call.tx, call.caller.customerCode, { kind, services });
      if (!row?.contract_file) throw new Refusal('conflict', { detail: NO_CONTRACT });
      return find(call, row.contract_file);
    },
    keep,
  });
}

/** Returns the implementations of the calls that sign the contracts of orders. */
export function orderSigning<Task extends SigningTask>(signing: ContractSigning<Task>) {
  const renewal = stepsOf('renewal', signing);
  const restoration = stepsOf('restoration', signing);
  return [
    implementInSteps<typeof renewalSignOnline, Task, Acceptance>(renewalSignOnline, renewal.online),
    implementInSteps<typeof renewalSignOffline, Task, Acceptance>(renewalSignOffline, renewal.offline),
    implementInSteps<typeof restorationSignOnline, Task, Acceptance>(
      restorationSignOnline,
      restoration.online,
    ),
    implementInSteps<typeof restorationSignOffline, Task, Acceptance>(
      restorationSignOffline,
      restoration.offline,
    ),
  ];
}
