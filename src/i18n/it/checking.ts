/** The state, on the first page, of a signed document whose certificate is still being checked. */
export const checking = {
  state: 'Firmata, in attesa del controllo di revoca',
  next: 'Si attende la risposta di chi ha emesso il certificato: il controllo si ripete da solo.',
};
