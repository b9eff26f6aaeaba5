export const required = 'campo obbligatorio';
export const length = 'La lunghezza deve essere di {count} caratteri';
export const fieldTakesCig = 'Il campo accetta solo CIG  nel formato valido';
export const dateOfOrder = 'La data dell’ordine non può essere nel futuro';
export const withoutProductsDepend = 'Senza {product} non si possono ordinare i prodotti che ne dipendono.';
export const isOrderedTogetherWithProducts = '{product} si ordina insieme ai prodotti da cui dipende.';
export const isFreeAccessory = '{product} è un accessorio gratuito di {other}.';
export const webAreaOfStaff = 'L’area web del personale è un accessorio gratuito di Personale.';
export const applicationsOfSubstitutesAreTaken =
  'Le domande di supplenza si acquisiscono in Personale: i due prodotti si ordinano insieme.';
export const formsOnlineArePublished =
  'La modulistica in linea è pubblicata nel sito web della scuola: i due servizi si ordinano insieme.';
export const meanwhile =
  'Alcuni contratti dell’ordine sono stati rinnovati nel frattempo: l’ordine non si può più accettare.';
export const noLetter =
  'Prima di proseguire con il rinnovo occorre inviare la lettera di nomina del responsabile del trattamento, firmata digitalmente dal dirigente scolastico.';
export const noBand = 'Selezionare la fascia di alunni.';
export const already = 'Un ordine è già in corso: ricaricare la pagina per vederne lo stato.';
export const noOrder = 'Non c’è alcun ordine da modificare: forse un altro utente lo ha annullato.';
export const privateSchool = 'L’ordine di una scuola privata si fa per e-mail: non ha dati da modificare.';
export const arrived = 'L’ordine è già arrivato dal MEPA: i suoi dati non si possono più modificare.';
export const accepted = 'L’ordine è già stato accettato: i suoi dati non si possono più modificare.';
export const noReceipt = 'L’ordine non esiste, oppure non ha una ricevuta.';
export const otherChoice =
  'I prodotti dell’ordine non sono quelli scelti nel passo “Prodotti”: un altro utente li ha cambiati. Ricaricare la pagina.';
export const thereIsNoOrder = 'Non c’è alcun ordine.';
export const contractOfOrderIsReady =
  'Il contratto dell’ordine è già stato predisposto: firmarlo, oppure rivolgersi al fornitore per annullarlo.';
export const orderWasSentAlready = 'L’ordine è già stato inoltrato da {name} il {when}. {sentence}';
export const noneChosen = 'Selezionare almeno un prodotto.';
export const notOffered =
  'Alcuni prodotti non sono più tra quelli da rinnovare o ripristinare: forse sono stati rinnovati nel frattempo. Ricaricare la pagina.';
export const otherTotal =
  'Gli importi inviati non corrispondono a quelli calcolati dal fornitore. Ricaricare la pagina e controllare il riepilogo.';
export const otherSchool = 'L’ordine è di un’altra scuola.';
export const noContract = 'Il contratto si firma dopo che il fornitore ha accettato l’ordine.';
export const noTender = 'Indicare se l’ordine si fa sul MEPA.';
