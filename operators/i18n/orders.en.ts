const states = {
  IN_ATTESA_MEPA: 'Waiting for MEPA',
  IN_ATTESA_ARGO: 'Waiting for the provider',
  ACCETTATO: 'Accepted',
  DA_FIRMARE: 'To be signed',
  FIRMATO: 'Signed',
  ANNULLATO: 'Taken back by the school',
};
const kinds = { renewal: 'Renewal', restoration: 'Restoration' };
const yesNo = { true: 'Yes', false: 'No' };

/** Texts of the list of orders. */
export const orders = {
  platformOrder: {
    name: 'Order |||| Orders',
    title: 'Orders',
    caption: 'Renewals and restorations that schools ordered',
    search: 'Search by school, product, who ordered',
    one: 'Order %{name}',
    recordRepresentation: 'no. %{number} of %{school}',
    fields: {
      schoolName: 'Name of the school',
      school: 'School',
      number: 'Order no.',
      kind: 'Kind',
      services: 'Of services',
      state: 'State',
      products: 'Products',
      fees: 'Fees',
      due: 'Amount with VAT',
      mepa: 'By MEPA',
      mepaError: 'What does not fit',
      toBePaid: 'Waiting for the transfer',
      createdAt: 'Ordered on',
      createdName: 'Ordered by',
    },
    values: { state: states, kind: kinds, services: yesNo, mepa: yesNo, toBePaid: yesNo },
    filters: {
      state: { label: 'State', values: states },
      kind: { label: 'Kind', values: kinds },
      school: { label: 'School' },
    },
    actions: {
      arrived: {
        label: 'Arrived from MEPA',
        row: 'Arrived from MEPA: %{name}',
        confirm: 'Arrived from MEPA',
      },
      accept: { label: 'Accept', row: 'Accept: %{name}', confirm: 'Accept the order' },
      paid: { label: 'Transfer arrived', row: 'Transfer arrived: %{name}', confirm: 'Transfer arrived' },
    },
  },
  orderArrival: {
    fields: { articles: 'Articles that arrived from MEPA' },
    help: {
      articles: 'Codes separated by commas. The school gets a message if they differ from the order',
    },
  },
};
