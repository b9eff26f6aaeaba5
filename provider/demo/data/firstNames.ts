const split = (text: string): readonly string[] => text.trim().split(/\s*\n\s*|\s*,\s*/);

/** First names given to women. */
export const womensNames = split(`
Maria, Anna, Giuseppina, Rosa, Angela, Giovanna, Teresa, Lucia, Carmela, Caterina, Francesca, Antonietta, Carla
Elena, Concetta, Rita, Margherita, Franca, Paola, Laura, Giulia, Luisa, Lidia, Vincenza, Assunta, Patrizia, Silvana
Rosaria, Alessandra, Silvia, Daniela, Cristina, Emanuela, Federica, Roberta, Sara, Valentina, Chiara, Martina
Alessia, Elisa, Ilaria, Serena, Claudia, Simona, Barbara, Monica, Sabrina, Sonia, Michela, Arianna, Giorgia
Eleonora, Veronica, Valeria, Marta, Irene, Beatrice, Alice, Greta, Noemi, Viola, Camilla, Ludovica, Benedetta
Costanza, Matilde, Bianca, Agnese, Cecilia, Letizia, Loredana, Antonella, Donatella, Raffaella, Mariangela
Annamaria, Mariarosaria, Maddalena, Immacolata, Addolorata, Filomena, Domenica, Nicoletta, Ornella, Graziella
Tiziana, Nadia, Katia, Debora, Pamela, Jessica, Erika, Ylenia, Miriam, Ester, Rebecca, Susanna, Stefania, Marina
Milena, Morena, Manuela, Lorena, Liliana, Gabriella, Fabiola, Fiorella, Eugenia, Emma, Elvira, Diana, Delia
Clara, Carolina, Brunella, Annalisa, Amalia, Adriana, Ada, Zoe, Niccolina, Désirée, Aimée, Noëlle, Solène
Maria Grazia, Maria Teresa, Maria Antonietta, Anna Rita, Maria Pia, Maria Chiara, Rosa Maria, Maria Luisa
Anna Lucia, Maria Concetta, Maria Addolorata Immacolata, Eva, Isa, Lea, Pia, Ines
`);

/** First names given to men. */
export const mensNames = split(`
Giuseppe, Giovanni, Antonio, Mario, Luigi, Francesco, Angelo, Vincenzo, Pietro, Salvatore, Carlo, Franco, Domenico
Bruno, Paolo, Michele, Giorgio, Aldo, Sergio, Luciano, Andrea, Marco, Alessandro, Stefano, Roberto, Massimo, Luca
Fabio, Davide, Matteo, Simone, Lorenzo, Daniele, Riccardo, Federico, Claudio, Maurizio, Alberto, Enrico, Emanuele
Gabriele, Nicola, Filippo, Giacomo, Tommaso, Edoardo, Leonardo, Mattia, Diego, Samuele, Cristian, Valerio, Mirko
Gianluca, Giancarlo, Gianfranco, Gianni, Pierluigi, Piergiorgio, Pasquale, Raffaele, Gennaro, Ciro, Carmine
Rocco, Donato, Vito, Cosimo, Gaetano, Alfonso, Alfredo, Armando, Arturo, Attilio, Augusto, Benito, Camillo
Cesare, Corrado, Dario, Dino, Egidio, Elio, Emilio, Ennio, Ernesto, Ettore, Eugenio, Fausto, Felice, Ferdinando
Fernando, Fulvio, Gerardo, Gilberto, Gino, Giulio, Guido, Ignazio, Ivan, Ivano, Lino, Livio, Manlio, Marcello
Mauro, Mirco, Moreno, Nazzareno, Nello, Nino, Oreste, Orlando, Oscar, Ottavio, Patrizio, Pier Paolo, Gian Marco
Renato, Renzo, Rinaldo, Robertino, Rodolfo, Romano, Rosario, Ruggero, Sandro, Saverio, Sebastiano, Silvano, Silvio
Tiziano, Ugo, Umberto, Valentino, Walter, Niccolò, Nicolò, Noè, Giosuè, Mosè, René, Loïc, Matthias, Jürgen
Hansjörg, Giovanni Battista, Marco Antonio, Luigi Maria, Francesco Saverio, Leo, Ivo, Teo
`);
