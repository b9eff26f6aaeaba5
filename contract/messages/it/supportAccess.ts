export const supportRequestIsNoLonger = 'La richiesta di assistenza non aspetta più una risposta.';
