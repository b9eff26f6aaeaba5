const split = (text: string): readonly string[] => text.trim().split(/\s*\n\s*|\s*,\s*/);

/** Surnames from north to south, with their apostrophes, accents, particles and hyphens. */
export const surnames = split(`
Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, De Luca
Mancini, Costa, Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara
Galli, Martini, Leone, Longo, Gentile, Martinelli, Vitale, Lombardo, Serra, Coppola, De Santis, D'Angelo, Marchetti
Parisi, Villa, Conte, Ferraro, Ferri, Fabbri, Bianco, Marini, Grasso, Valentini, Messina, Sala, De Angelis, Gatti
Pellegrini, Palumbo, Sanna, Farina, Rizzi, Monti, Cattaneo, Morelli, Amato, Silvestri, Mazza, Testa, Grassi
Pellegrino, Carbone, Giuliani, Benedetti, Barone, Rossetti, Caputo, Montanari, Guerra, Palmieri, Bernardi, Martino
Fiore, De Rosa, Ferretti, Bellini, Basile, Riva, Donati, Piras, Vitali, Battaglia, Sartori, Neri, Costantini
Milani, Pagano, Ruggiero, Sorrentino, D'Amico, Orlando, Damico, Negri, Mantovani, Bassi, Zanella, Zanetti, Bosco
Fumagalli, Brambilla, Castelli, Cavallo, Cocco, Cossu, Melis, Pinna, Murgia, Porcu, Lai, Meloni, Deiana, Floris
Bonetti, Bertolini, Bianchini, Bernasconi, Bortolotti, Bruni, Cappelli, Carli, Casagrande, Ceccarelli, Cortese
Cristofori, D'Agostino, D'Alessandro, D'Ambrosio, D'Andrea, D'Antonio, D'Onofrio, D'Orazio, D'Urso, Dall'Acqua
Dall'Olio, Dalla Costa, Dalla Vecchia, De Carlo, De Filippo, De Marchi, De Martino, De Nicola, De Simone, De Vita
De Vivo, Degli Esposti, Del Bianco, Del Giudice, Del Vecchio, Della Corte, Della Rovere, Dell'Aquila, Dell'Orto
Di Bella, Di Benedetto, Di Carlo, Di Fazio, Di Gennaro, Di Giovanni, Di Lorenzo, Di Marco, Di Mauro, Di Pietro
Di Stefano, Dell'Utri, Dolce, Donadio, Fabris, Falcone, Fanti, Fasano, Favaro, Ferrante, Filippi, Fiorentino
Fiorini, Forte, Franchi, Franco, Frigerio, Fusco, Galasso, Garofalo, Gasparini, Genovese, Gherardi, Giannini
Giorgi, Giuffrida, Gobbi, Graziani, Grimaldi, Guarino, Guerrini, Guidi, Iannone, Izzo, La Rosa, La Torre, Lanza
Latini, Leonardi, Leoni, Li Causi, Lo Presti, Lo Verde, Locatelli, Lorusso, Lucchesi, Luciani, Maggi, Magnani
Maio, Manca, Manfredi, Mangano, Mannino, Marchesi, Marchi, Mariotti, Maroni, Marra, Masi, Massari, Mattei, Mauro
Mazzoni, Mele, Meli, Melchiorre, Merlo, Miceli, Micheli, Migliore, Mo, Molinari, Monaco, Mondini, Montagna, Morandi
Moro, Mosca, Motta, Napoli, Napolitano, Nardi, Natale, Nicolini, Nobile, Olivieri, Orsini, Ottaviani, Pace
Pagani, Palermo, Palma, Pancheri, Paoletti, Papa, Pascucci, Pasini, Pastore, Pavan, Pedrotti, Perini, Perrone
Pesce, Petrelli, Piazza, Piccoli, Piredda, Pirovano, Pisani, Pisano, Poli, Polito, Pozzi, Prati, Puddu, Puglisi
Quaranta, Raimondi, Ranieri, Re, Rocca, Rocchi, Romeo, Rosa, Rosati, Rota, Sabatini, Salerno, Salvi, Salvati
Salvatori, Santi, Santini, Sanò, Savino, Scala, Scalzo, Schiavone, Scotti, Serafini, Simonetti, Sirianni, Spada
Spagnolo, Spina, Stella, Tedesco, Tosi, Trevisan, Turco, Ventura, Venturi, Verdi, Viola, Visconti, Volpe, Zago
Zambon, Zanoni, Zappalà, Zito, Zorzi, Cefalù, Nicolò, Niccodemi, Forlì, Cantù, Papalè, Pirrò, Cutrì
Laganà, Foti, Morabito, Romanò, Surace, Calabrò, Idà, Crea, Scordò, Marcianò, Barillà, Bova, Alì, Argirò
Chénal, Perruquet, Vuillermoz, Brédy, Hofer, Müller, Pichler, Egger, Kofler, Mair, Gruber, Thaler, Unterholzner
D'Ambrosio-Castelfranco, Rossi-Doria, Bianchi Bandinelli, Serego Alighieri, Visconti di Modrone, Rossi Drago
Colonna di Stigliano, Degli Alessandri, Fabbri-Pellegrini, Lo Cascio-Randazzo, Martini Bernardi, De' Medici
Dall'Armellina, Sant'Elia, San Filippo, Santangelo, Pietrafesa, Quattrocchi, Mastroianni, Mezzasalma, Bevilacqua
Bonfiglio, Buonocore, Cacciapuoti, Ciccarelli, Cuomo, Iovine, Scognamiglio, Vaccaro, Zuccarello, Zuppardo
`);
