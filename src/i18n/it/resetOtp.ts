import { userList } from './userList';

/** Sentences for resetting the one-time code of a user. */
export const resetOtp = {
  ...userList.actions.resetOtp,
  planned: '%{smart_count} da ripristinare |||| %{smart_count} da ripristinare',
  leftOut: 'Non saranno ripristinati',
  none: "L'OTP di questo utente non si può ripristinare",
  doneOne: "OTP ripristinato: inviata l'e-mail per collegare di nuovo l'app.",
  doneMany: "OTP ripristinati: inviate le e-mail per collegare di nuovo l'app.",
  nothingToDo: "Nessun OTP ripristinato: controllare l'esito",
  partly: '%{smart_count} OTP ripristinato |||| %{smart_count} OTP ripristinati',
  steps: {
    review: {
      title: "Ripristinare l'OTP?",
    },
  },
};
