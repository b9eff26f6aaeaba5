interface Secret {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Returns the identifier and the secret of a program, for the dialog that shows them once. */
export const secretOf = ({ clientId, clientSecret }: Secret, translate: (key: string) => string) => [
  { label: translate('resources.operatorClient.fields.clientId'), value: clientId },
  { label: translate('gestore.staff.secret'), value: clientSecret },
];
