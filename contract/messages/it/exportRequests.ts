export const chooseApplicationWhoseData = "Scegliere l'applicazione di cui esportare i dati.";
export const expired =
  'Il file non si può più scaricare: il tempo per farlo è passato. Si può chiedere di nuovo.';
export const cancel = 'La richiesta è già stata evasa: non si può più annullare, ma si può eliminare.';
export const deleted = 'La richiesta è ancora in elaborazione: non si può eliminare, ma si può annullare.';
export const cancelledRequest = 'La richiesta è già stata annullata da {name} il {at}.';
export const deletedRequest = 'La richiesta è già stata eliminata da {name} il {at}.';
export const schoolHasNoLicence = "La scuola non ha la licenza dell'applicazione {code}.";
export const requestWasMadeAlready =
  "È già stata fatta una richiesta il {day}. Se ne potrà fare un'altra dal {from}.";
