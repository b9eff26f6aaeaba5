const states = {
  open: 'Waiting',
  running: 'Being executed',
  done: 'Executed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/** Texts of the list of proposals. */
export const proposals = {
  operatorProposal: {
    name: 'Proposal |||| Proposals',
    title: 'Proposals',
    caption: 'Grave operations that wait, or waited, for a second administrator',
    search: 'Search by operation, person, reason',
    one: '%{name}',
    refused: 'There are no proposals: grave operations do not wait for a second administrator here.',
    fields: {
      id: 'Code',
      what: 'Operation',
      state: 'State',
      proposedBy: 'Proposed by',
      proposedAt: 'Proposed on',
      until: 'To be confirmed by',
      decidedBy: 'Decided by',
      decidedAt: 'Decided on',
      reason: 'Reason of the refusal',
      mine: 'Proposed by me',
    },
    values: { state: states, mine: { true: 'Yes', false: 'No' } },
    filters: { state: { label: 'State', values: states } },
    actions: {
      confirm: { label: 'Confirm', row: 'Confirm: %{name}', confirm: 'Confirm and execute' },
      refuse: { label: 'Refuse', row: 'Refuse: %{name}', confirm: 'Refuse the proposal' },
      withdraw: { label: 'Withdraw', row: 'Withdraw: %{name}', confirm: 'Withdraw the proposal' },
    },
  },
  proposalRefusal: {
    fields: { reason: 'Reason, as the person who proposed it will read it' },
    help: { reason: 'At least 10 characters' },
  },
};

/** Texts of the dialogs about proposals, and of messages that a call was proposed instead of executed. */
export const proposalDialogs = {
  made: 'The operation is proposed and not executed yet. Another administrator has to confirm it by %{until}, on the page Proposals.',
  confirm: 'Execute the proposed operation?',
  confirmAbout:
    '%{what} Proposed by %{by}. Once you confirm, the operation is executed at once, and the log keeps both names.',
  toldAbout: 'The operation is executed. Copy what follows now: it will not be shown again.',
  refuse: 'Refuse the proposal?',
  refuseAbout: '%{what} Proposed by %{by}. The operation is not executed, and the reason stays in the list.',
  withdraw: 'Withdraw your own proposal?',
  withdrawAbout: '%{what} The operation is not executed; do it again to propose it again.',
};
