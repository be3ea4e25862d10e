import { roster } from './roster.ts';

export const spanish = [
  roster(
    'otoño.csv',
    { encoding: 'windows-1252', delimiter: ';' },
    `Nombre | Apellidos       | Sexo   | País    | Semestre  | Año  | GPA | Puntaje SAT
     Iñaki  | Ejemplo Muñozal | hombre | España  | Otoño     | 2027 | 3,7 | 1280
     Sofía  | de la Muestra   | mujer  | México  | Primavera | 2028 | 3,2 |
     Lucía  | Pruébalez       | mujer  | Uruguay | Otoño     | 27   | 4   | 990`,
    `name                  | gender | country_of_residence | term        | GPA | SAT
     Iñaki Ejemplo Muñozal | Male   | Spain                | Fall 2027   | 3.7 | 1280
     Sofía de la Muestra   | Female | Mexico               | Spring 2028 | 3.2 |
     Lucía Pruébalez       | Female | Uruguay              | Fall 2027   | 4   | 990`,
  ),
  roster(
    'jugadores.xlsx',
    {},
    `Lista de jugadores

     Apellidos, Nombre | Disponible para | Género    | GPA  | TOEFL
     Ejemplo, Iñaki    | Otoño 2027      | masculino | '3,7 | @98
     Muestra, Sofía    | Otoño de 2027   | femenino  | 3.2  | 104`,
    `name          | term      | gender | GPA | TOEFL
     Iñaki Ejemplo | Fall 2027 | Male   | 3.7 | 98
     Sofía Muestra | Fall 2027 | Female | 3.2 | 104`,
  ),
  roster(
    'fútbol.csv',
    {},
    `Jugador       | Deporte | Disponible     | País      | GPA
     Iñaki Ejemplo | Fútbol  | Primavera 2028 | Argentina | 3,7
     Sofía Muestra | fútbol  | Otoño 2027     | ARG       | 2,8`,
    `name          | sport  | term        | country_of_residence | GPA
     Iñaki Ejemplo | Soccer | Spring 2028 | Argentina            | 3.7
     Sofía Muestra | Soccer | Fall 2027   | Argentina            | 2.8`,
  ),
  roster(
    'graduación.csv',
    { delimiter: ';' },
    `Nombre completo | Año de graduación | Nacionalidad | SAT   | UTR
     Iñaki Ejemplo   | 2027              | España       | 1.280 | 10,5
     Sofía Muestra   | 2027              | Chile        | 1.010 | 8,25`,
    `name          | term      | country_of_residence | SAT  | UTR
     Iñaki Ejemplo | Fall 2027 | Spain                | 1280 | 10.5
     Sofía Muestra | Fall 2027 | Chile                | 1010 | 8.25`,
  ),
];

export const portuguese = [
  roster(
    'outono.txt',
    { encoding: 'windows-1252', delimiter: '\t', answers: { reading: { encoding: 'windows-1252' } } },
    `Nome      | Sobrenome | Sexo      | País     | Semestre | Ano  | GPA
     João      | Exemplo   | masculino | Brasil   | Outono   | 2027 | 3,7
     Conceição | Amostral  | feminino  | Portugal | outono   | 2027 | 3,1`,
    `name               | gender | country_of_residence | term      | GPA
     João Exemplo       | Male   | Brazil               | Fall 2027 | 3.7
     Conceição Amostral | Female | Portugal             | Fall 2027 | 3.1`,
  ),
  roster(
    'atletas.xlsx',
    {},
    `# Atletas
     Atleta             | Modalidade | Disponível para | Nacionalidade | Pontuação SAT | GPA
     João Exemplo       | Futebol    | Primavera 2028  | BRA           | @1280         | '3,7
     Conceição Amostral | Tênis      | Outono 2027     | Moçambique    | 1010          | 3.1
     # Resumo
     Total | 2`,
    `name               | sport  | term        | country_of_residence | SAT  | GPA
     João Exemplo       | Soccer | Spring 2028 | Brazil               | 1280 | 3.7
     Conceição Amostral | Tennis | Fall 2027   | Mozambique           | 1010 | 3.1`,
  ),
  roster(
    'formatura.xlsx',
    {},
    `Nome completo      | Ano de formatura | Sexo   | TOEFL
     João Exemplo       | @2028            | homem  | 98
     Conceição Amostral | 2028             | mulher | 104`,
    `name               | term        | gender | TOEFL
     João Exemplo       | Fall 2028   | Male   | 98
     Conceição Amostral | Fall 2028   | Female | 104`,
  ),
];

export const french = [
  roster(
    'rentrée.csv',
    { encoding: 'windows-1252', delimiter: ';', answers: { reading: { encoding: 'windows-1252' } } },
    `Prénom | Nom          | Sexe   | Pays     | Rentrée        | GPA | Score SAT
     Zoé    | Exemple      | femme  | Belgique | Automne 2027   | 3,7 | 1 280
     Loïc   | d'Échantillon | homme | France   | Printemps 2028 | 2,9 | 990`,
    `name               | gender | country_of_residence | term        | GPA | SAT
     Zoé Exemple        | Female | Belgium              | Fall 2027   | 3.7 | 1280
     Loïc d'Échantillon | Male   | France               | Spring 2028 | 2.9 | 990`,
  ),
  roster(
    'élèves.xlsx',
    {},
    `NOM Prénom       | Disponible pour | Nationalité | TOEFL | GPA
     EXEMPLE Zoé      | Automne 2027    | Suisse      | @98   | '3,7
     ÉCHANTILLON Loïc | Automne 2027    | Maroc       | 104   | 3.2`,
    `name             | term      | country_of_residence | TOEFL | GPA
     Zoé EXEMPLE      | Fall 2027 | Switzerland          | 98    | 3.7
     Loïc ÉCHANTILLON | Fall 2027 | Morocco              | 104   | 3.2`,
  ),
  roster(
    'bilan.xlsx',
    {},
    `Bilan de la saison

     Nom complet      | Rentrée      | Année | Classement ITF | Score SAT
     Zoé Exemple      | automne      | @2027 | 312            | '1\u00a0350
     Loïc Échantillon | automne      | 2027  | @1200          | '990

     Total : 2 élèves`,
    `name             | term      | ITF  | SAT
     Zoé Exemple      | Fall 2027 | 312  | 1350
     Loïc Échantillon | Fall 2027 | 1200 | 990`,
  ),
  roster(
    'joueurs.csv',
    { delimiter: ';', sports: ['Tennis', 'Soccer'], answers: { set: { sport: 'Soccer' } } },
    `Joueur           | Disponibilité | Pays          | Lien vidéo
     Zoé Exemple      | Automne 2027  | Côte d’Ivoire | https://example.com/zoé
     Loïc Échantillon | Automne 2028  | Sénégal       |`,
    `name             | sport  | term      | country_of_residence | video_1
     Zoé Exemple      | Soccer | Fall 2027 | Cote d'Ivoire        | https://example.com/zoé
     Loïc Échantillon | Soccer | Fall 2028 | Senegal              |`,
  ),
];

export const italian = [
  roster(
    'autunno.csv',
    { encoding: 'windows-1252', delimiter: ';', answers: { reading: { encoding: 'windows-1252' } } },
    `Nome    | Cognome | Sesso   | Paese    | Disponibile da | Punteggio SAT | UTR
     Niccolò | Esempio | maschio | Italia   | Autunno 2027   | 1.280         | 9,85
     Giosuè  | Provaldi | maschio | Svizzera | Primavera 2028 | 990          | 11`,
    `name            | gender | country_of_residence | term        | SAT  | UTR
     Niccolò Esempio | Male   | Italy                | Fall 2027   | 1280 | 9.85
     Giosuè Provaldi | Male   | Switzerland          | Spring 2028 | 990  | 11`,
  ),
  roster(
    'elenco.xlsx',
    { answers: { columns: { 'Cognome e Nome': 'last_first_name' } } },
    `Elenco atleti

     Cognome e Nome   | Disponibile  | Genere  | TOEFL | GPA
     Esempio Niccolò  | Autunno 2027 | maschio | 98    | '3,7
     Campioni Noemi   | Autunno 2027 | femmina | @104  | 3.2`,
    `name            | term      | gender | TOEFL | GPA
     Niccolò Esempio | Fall 2027 | Male   | 98    | 3.7
     Noemi Campioni  | Fall 2027 | Female | 104   | 3.2`,
  ),
  roster(
    'Autunno 2027.csv',
    { answers: { set: { available_semester: 'Fall', available_year: '2027' } } },
    `Giocatore       | Nazionalità | GPA
     Niccolò Esempio | ITA         | 3,7
     Noemi Campioni  | San Marino  | 3,2`,
    `name            | term      | country_of_residence | GPA
     Niccolò Esempio | Fall 2027 | Italy                | 3.7
     Noemi Campioni  | Fall 2027 | San Marino           | 3.2`,
  ),
  roster(
    'calcio.xlsx',
    {},
    `Nome e cognome  | Sport  | Inizio         | Anno di diploma | SAT
     Niccolò Esempio | Calcio | autunno        | @2027           | '1.280
     Noemi Campioni  | Calcio | primavera      | 2028            | 990

     Nota: i punteggi sono quelli di maggio`,
    `name            | sport  | term        | SAT
     Niccolò Esempio | Soccer | Fall 2027   | 1280
     Noemi Campioni  | Soccer | Spring 2028 | 990`,
  ),
];
