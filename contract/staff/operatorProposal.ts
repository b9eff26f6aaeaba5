import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';
import { fields, pick, type RecordOf } from '../schema/fields';
import { UUID } from '../values/uuid';

/** Hours in which another administrator can confirm a proposal. */
export const PROPOSAL_HOURS = 24;

export const proposalStates = ['open', 'running', 'done', 'refused', 'withdrawn', 'expired'] as const;

const id = { kind: 'text', required: true, pattern: UUID } as const;

/** Grave call proposed for confirmation by a second administrator. */
export const operatorProposalFields = fields({
  id,
  what: { kind: 'text', required: true, about: 'effect of confirming the proposal, in Italian' },
  state: { kind: 'choice', required: true, of: proposalStates },
  proposedBy: {
    kind: 'text',
    required: true,
    privacy: 'personal',
    about: 'name and username of the person who proposed it',
  },
  proposedAt: { kind: 'instant', required: true },
  until: { kind: 'instant', required: true, about: 'when it expires if it is not decided' },
  decidedBy: { kind: 'text', privacy: 'personal', about: 'the person who confirmed, refused or withdrew it' },
  decidedAt: { kind: 'instant' },
  reason: { kind: 'text', min: 10, max: 500, about: 'why it was refused' },
  mine: {
    kind: 'flag',
    required: true,
    about: 'whether the caller proposed it, and therefore cannot confirm it',
  },
});

export type OperatorProposal = RecordOf<typeof operatorProposalFields>;

export const proposalIdFields = pick(operatorProposalFields, 'id');
export const refusedProposalFields = fields({
  reason: {
    ...operatorProposalFields.reason,
    required: true,
    say: { min: message(fieldsMessages.atLeastCharacters, { count: 10 }) },
  },
});

/** Response to a grave call that was proposed instead of executed. */
export const proposedFields = fields({
  proposal: { ...id, about: 'id of the proposal' },
  until: operatorProposalFields.until,
  detail: { kind: 'text', required: true, about: 'description of the proposal in Italian' },
});

export type Proposed = RecordOf<typeof proposedFields>;

/** Refusals of calls about proposals. */
export const OWN_PROPOSAL =
  'La proposta è propria: deve confermarla o rifiutarla un altro amministratore. Si può ritirare.';
export const NOT_OWN_PROPOSAL =
  'La proposta è di un’altra persona: si può confermare o rifiutare, non ritirare.';
export const PROPOSAL_DECIDED = 'La proposta non è più in attesa: aggiornare l’elenco per vedere l’esito.';
export const PROPOSAL_EXPIRED =
  'La proposta è scaduta: chi l’ha fatta può ripetere l’operazione per proporla di nuovo.';
export const PROPOSER_LOST_ROLE =
  'Chi ha fatto la proposta non può più eseguire l’operazione: la proposta non vale più e si può rifiutare.';
export const PROPOSALS_OF_PEOPLE =
  'Le proposte sono decise da persone, a /gestore. Sul server l’operazione si esegue direttamente con il comando.';
export const TOO_MANY_PROPOSALS =
  'Troppe proposte in attesa: prima occorre che un altro amministratore ne confermi o rifiuti, oppure ritirarne.';
