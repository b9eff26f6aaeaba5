export const addressMustBeginWithHttps = "L'indirizzo deve iniziare con https://";
export const noCampus = 'Campus non è disponibile per questa scuola.';
