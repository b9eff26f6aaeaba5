export const firstPartyStays = 'Fa parte del portale e non può essere rimossa.';
