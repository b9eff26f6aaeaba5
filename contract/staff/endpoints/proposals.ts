import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { UUID } from '../../values/uuid';
import { pageFields, pageOf } from '../operatorPages';
import {
  operatorProposalFields,
  proposalIdFields,
  proposalStates,
  refusedProposalFields,
} from '../operatorProposal';

const path = '/api/operator/proposals';
const proposal = { kind: 'record', required: true, of: operatorProposalFields } as const;
const decision = {
  method: 'POST',
  calls: [],
  effect: 'command',
  params: proposalIdFields,
  errors: ['notFound', 'conflict'],
} as const;

export const operatorProposalList = endpoint({
  id: 'operatorProposalList',
  method: 'GET',
  path,
  calls: [],
  about:
    'Lists the grave calls proposed for confirmation by a second administrator (FOUR_EYES), open and decided, a page at a time',
  access: ['operatorProposal', 'list'],
  effect: 'read',
  query: fields({
    id: { kind: 'text', pattern: UUID },
    state: { kind: 'choice', of: proposalStates },
    ...searched,
    ...sortedBy('proposedAt', 'until', 'decidedAt', 'what'),
    ...pageFields,
  }),
  response: pageOf(proposal),
});

export const operatorProposalConfirm = endpoint({
  ...decision,
  id: 'operatorProposalConfirm',
  path: `${path}/{id}/confirm`,
  about:
    'Executes a proposed call, once, on behalf of the second administrator; refused for the person who proposed it',
  access: ['operatorProposal', 'confirm'],
  response: {
    kind: 'record',
    required: true,
    of: {
      proposal,
      answer: {
        kind: 'json',
        about: 'the response of the executed call, such as a link that is shown only once',
      },
    },
  },
});

export const operatorProposalRefuse = endpoint({
  ...decision,
  id: 'operatorProposalRefuse',
  path: `${path}/{id}/refuse`,
  about: 'Refuses a proposal of another person, with a reason',
  access: ['operatorProposal', 'refuse'],
  body: { kind: 'record', required: true, of: refusedProposalFields },
  response: proposal,
});

export const operatorProposalWithdraw = endpoint({
  ...decision,
  id: 'operatorProposalWithdraw',
  path: `${path}/{id}/withdraw`,
  about: 'Withdraws a proposal of one’s own',
  access: ['operatorProposal', 'withdraw'],
  response: proposal,
});

/** Endpoints for proposals that wait for a second administrator. */
export const operatorProposalEndpoints = [
  operatorProposalList,
  operatorProposalConfirm,
  operatorProposalRefuse,
  operatorProposalWithdraw,
] as const;
