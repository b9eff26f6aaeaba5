/** Sentences about signed files, by the Italian sentence of the contract. */
export const signatures: Readonly<Record<string, string>> = {
  'Chi ha emesso il certificato non è tra le autorità riconosciute.':
    'Whoever issued the certificate is not among the recognised authorities.',
  'Dopo la firma il file contiene altri dati, che nessuno ha firmato.':
    'After the signature the file holds other data, which nobody has signed.',
  'Gli algoritmi dichiarati dalla firma non sono coerenti tra loro.':
    'The algorithms that the signature declares do not fit together.',
  "Il certificato dell'autorità che lo ha emesso non è valido in quella data.":
    'The certificate of the authority that issued it is not valid on that date.',
  'Il certificato non contiene un codice fiscale.': 'The certificate holds no tax code.',
  'Il certificato non era ancora valido.': 'The certificate was not valid yet.',
  'Il certificato non è di firma qualificata.': 'The certificate is not one for qualified signatures.',
  'Il certificato non è fatto per firmare documenti (manca il non ripudio).':
    'The certificate is not made for signing documents (it lacks non-repudiation).',
  'Il certificato pone una condizione che non è riconosciuta.':
    'The certificate sets a condition that is not recognised.',
  "Il certificato è di un'autorità di certificazione, non di una persona.":
    'The certificate is of a certification authority, not of a person.',
  'Il certificato è scaduto e nulla prova che la firma sia precedente alla scadenza.':
    'The certificate has expired, and nothing proves that the signature was made before.',
  'Il certificato è stato emesso con algoritmi non più ammessi.':
    'The certificate was issued with algorithms that are no longer allowed.',
  'Il certificato è stato emesso da chi non può emettere certificati.':
    'The certificate was issued by somebody who may not issue certificates.',
  'Il certificato è stato revocato o sospeso da chi lo ha emesso.':
    'The certificate was revoked or suspended by whoever issued it.',
  "Il codice fiscale del certificato è di un'altra persona.":
    'The tax code of the certificate is another person’s.',
  'Il controllo della firma ha richiesto troppo tempo.': 'Checking the signature took too long.',
  'Il documento firmato non è quello consegnato per la firma.':
    'The signed document is not the one that was handed out to be signed.',
  'Il documento è cambiato dopo la firma.': 'The document was changed after it was signed.',
  "Il documento è stato firmato più volte, una firma dentro l'altra, oltre il limite.":
    'The document was signed several times, one signature inside the other, beyond the limit.',
  'Il file contiene dei certificati ma nessuna firma.': 'The file holds certificates but no signature.',
  'Il file contiene la firma ma non il documento firmato.':
    'The file holds the signature but not the signed document.',
  'Il file contiene un numero insolito di elementi e non può essere esaminato.':
    'The file holds an unusual number of elements and cannot be examined.',
  'Il file non contiene il certificato di chi firma.':
    'The file does not hold the certificate of whoever signs.',
  'Il file non è una firma in formato CAdES (.p7m).': 'The file is no signature in the CAdES format (.p7m).',
  'Il file è cifrato, non firmato.': 'The file is encrypted, not signed.',
  'Il file è danneggiato e non può essere letto come firma.':
    'The file is damaged and cannot be read as a signature.',
  'Il file è incompleto: manca la parte finale.': 'The file is incomplete: its end is missing.',
  "Il file è un PDF firmato all'interno (PAdES).": 'The file is a PDF that is signed inside (PAdES).',
  'Il file è un PDF senza firma CAdES.': 'The file is a PDF without a CAdES signature.',
  'Il file è un archivio compresso.': 'The file is a compressed archive.',
  "Il file è un contenitore ASiC (.asice o .asics): il documento e la firma vi stanno uno accanto all'altra.":
    'The file is an ASiC container (.asice or .asics): document and signature stand in it beside each other.',
  'Il file è un documento XML, non una firma CAdES.': 'The file is an XML document, not a CAdES signature.',
  'Il file è una marca temporale con il documento (.tsd), non la firma.':
    'The file is a time stamp with the document (.tsd), not the signature.',
  'Il file è una marca temporale da sola (.tst o .tsr), senza il documento e senza la firma.':
    'The file is a time stamp alone (.tst or .tsr), without document and signature.',
  'Il file è vuoto.': 'The file is empty.',
  'Il tipo di contenuto dichiarato nella firma non è quello del file.':
    'The type of content that the signature declares is not that of the file.',
  "L'algoritmo della firma non è tra quelli ammessi.":
    'The algorithm of the signature is not among those allowed.',
  "L'algoritmo della firma non è tra quelli riconosciuti.":
    'The algorithm of the signature is not among those recognised.',
  "L'autorità che ha emesso il certificato non poteva delegare ad altre.":
    'The authority that issued the certificate could not delegate to others.',
  'La chiave di chi firma usa una curva non ammessa.':
    'The key of whoever signs uses a curve that is not allowed.',
  'La chiave di chi firma è troppo corta.': 'The key of whoever signs is too short.',
  'La firma contiene un altro file firmato, che non può essere letto.':
    'The signature holds another signed file, which cannot be read.',
  'La firma ha una marca temporale che non la riguarda o è danneggiata.':
    'The signature has a time stamp that is not about it, or is damaged.',
  'Una marca temporale di archivio riconosciuta protegge nel tempo la firma e i dati per verificarla.':
    'A recognised archive timestamp protects the signature, and the data to verify it, over time.',
  "La firma ha una marca temporale di archivio di un'autorità che non è tra quelle riconosciute.":
    'The signature has an archive timestamp of an authority that is not among the recognised ones.',
  'La firma ha una marca temporale di archivio che non la riguarda, o che copre dati tolti dal file.':
    'The signature has an archive timestamp that is not about it, or covers data that were removed from the file.',
  'Il file è una pagina web: di solito la pagina di accesso o di errore del sito da cui si voleva scaricare il file firmato.':
    'The file is a web page: usually the sign-in or error page of the site from which the signed file was to be downloaded.',
  'Accedere al sito, scaricare di nuovo il file firmato e caricare quello.':
    'Sign in to the site, download the signed file again and upload that one.',
  'Accedere al sito e scaricare di nuovo il file firmato, oppure chiederlo al mittente.':
    'Sign in to the site and download the signed file again, or ask the sender for it.',
  'Una controfirma non riguarda la firma accanto alla quale si trova.':
    'A counter-signature is not about the signature that it stands beside.',
  'Non contare la controfirma, e chiedere a chi ha controfirmato di apporla di nuovo.':
    'Do not count the counter-signature, and ask its signer to counter-sign again.',
  'La firma ha una marca temporale di archivio (o una prova di conservazione), che qui non viene controllata: la firma è giudicata come se non ci fosse.':
    'The signature has an archive timestamp (or an evidence record), which is not verified here: the signature is judged as if there were none.',
  "La firma ha una marca temporale di un'autorità che non è tra quelle riconosciute.":
    'The signature has a time stamp of an authority that is not among those recognised.',
  "La firma non contiene l'impronta del documento.":
    'The signature does not hold the digest of the document.',
  'La firma non corrisponde al documento o al certificato.':
    'The signature does not match the document or the certificate.',
  'La firma non dice il tipo di ciò che è firmato.': 'The signature does not say the type of what is signed.',
  'La firma non dice quando è stata apposta.': 'The signature does not say when it was made.',
  'La firma non ha gli attributi che il formato CAdES richiede.':
    'The signature lacks the attributes that the CAdES format requires.',
  'La firma non è legata al certificato di chi firma.':
    'The signature is not bound to the certificate of whoever signs.',
  'La firma non è stata accettata: il documento resta da firmare.':
    'The signature was not accepted: the document is still to be signed.',
  "La firma usa un'impronta non più ammessa, come SHA-1 o MD5.":
    'The signature uses a digest that is no longer allowed, such as SHA-1 or MD5.',
  'La firma è legata a un certificato diverso da quello allegato.':
    'The signature is bound to another certificate than the one attached.',
  "La firma è legata al certificato con un'impronta SHA-1 o MD5, non più ammessa.":
    'The signature is bound to the certificate by a SHA-1 or MD5 digest, which is no longer allowed.',
  'La firma è separata dal documento, che è stato fornito a parte.':
    'The signature is apart from the document, which was provided separately.',
  'La firma è stata apposta con un certificato scaduto.':
    'The signature was made with an expired certificate.',
  'Non è stato controllato se il certificato è stato revocato.':
    'It was not checked whether the certificate was revoked.',
  "Secondo l'elenco di fiducia, in quella data chi ha emesso il certificato non era un prestatore qualificato.":
    'By the trusted list, whoever issued the certificate was no qualified provider on that date.',
  'Un attributo della firma è ripetuto.': 'An attribute of the signature is repeated.',
  'Una controfirma è danneggiata e non può essere letta.':
    'A countersignature is damaged and cannot be read.',
  'Una marca temporale riconosciuta prova quando la firma esisteva.':
    'A recognised time stamp proves when the signature existed.',
  "È la firma di un'altra persona, oltre a quella attesa.":
    'It is another person’s signature, besides the one expected.',
};
