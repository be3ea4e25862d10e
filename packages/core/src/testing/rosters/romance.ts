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
];

export const portuguese = [
  roster(
    'outono.txt',
    { encoding: 'windows-1252', delimiter: '\t' },
    `Nome      | Sobrenome | Sexo      | País     | Semestre | Ano  | GPA
     João      | Exemplo   | masculino | Brasil   | Outono   | 2027 | 3,7
     Conceição | Amostral  | feminino  | Portugal | outono   | 2027 | 3,1`,
    `name               | gender | country_of_residence | term      | GPA
     João Exemplo       | Male   | Brazil               | Fall 2027 | 3.7
     Conceição Amostral | Female | Portugal             | Fall 2027 | 3.1`,
  ),
];

export const french = [];

export const italian = [];
