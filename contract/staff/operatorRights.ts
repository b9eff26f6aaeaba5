/** Refusals of calls that the role of a person, or the scopes of a program, do not permit. */
export const NOT_FOR_ROLE =
  'Il proprio ruolo non lo consente. Rivolgersi a un amministratore del gestore, che può farlo o cambiare il ruolo.';
export const NOT_IN_SCOPES =
  'Gli ambiti di questo programma non lo consentono. Rivolgersi a un amministratore del gestore.';
export const NOT_FOR_PROGRAMS =
  'Un programma non può farlo: occorre che un amministratore del gestore confermi la propria identità.';

/** Refusal of a grave call in a session without a recent confirmation of identity. */
export const CONFIRM_FIRST =
  'Prima di questa operazione occorre confermare la propria identità con la password.';

/** Refusal of a change that would leave nobody able to administer the staff. */
export const LAST_ADMINISTRATOR =
  'È l’ultimo amministratore che può accedere: prima va dato il ruolo di amministratore a un’altra persona, che deve aver completato il primo accesso.';

/** Refusal to confirm the identity of a program or of a command on the server. */
export const NOTHING_TO_CONFIRM =
  'Soltanto una persona con una sessione aperta può confermare la propria identità.';
