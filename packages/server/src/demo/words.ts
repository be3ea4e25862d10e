function list(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.trim().split(/,\s+/);
  return [first, ...others];
}

/** Invented people, places and agencies of a world that is made of tennis. */
export const firstNames = {
  Female: list(`
    Ada, Amélie, Anouk, Çağla, Dilnoza, Eszter, Fatima, Hana, Ines, Josefa, Katarína, Laia, Leilani,
    Małgorzata, Mei, Noor, Océane, Priya, Rafaela, Signe, Šárka, Tamsin, Uma, Valentina, Wanjiru, Xenia,
    Yara, Zoë, Þóra
  `),
  Male: list(`
    Álvaro, Björn, Bruno, Chidi, Dario, Emeka, Felipe, Grzegorz, Haruto, Iván, Jakub, Kenji, Luca, Mateo,
    Nikola, Ömer, Pavel, Quentin, Rohan, Søren, Tane, Umberto, Viktor, Wout, Xabier, Yusuf, Zoltán
  `),
} as const;

export const lastNames = list(`
  Acegarden, Backhand, Baseline, Ballmark, Breakpoint, Chalkdust, Clayfoot, Cordelnet, Crosscourt,
  Deucemann, Dropshot, Fairserve, Footfault, Forehanded, Gamesetter, Grasscutt, Halfvolley, Hardcourt,
  Kickserve, Linejudge, Lobwell, Longrally, Lovegame, Netcord, Overhead, Racquetson, Returnér,
  Secondserve, Slicewood, Smashington, Splitstep, Stringer, Tiebreaker, Topspin, Tramline, Umpirez,
  Volleyman, O'Winner
`);

export const cities = list(`
  Acebury, Ballmark-sur-Mer, Bad Aufschlag, Clayfield, Deuceville, Grasshaven, Lobsters Bay, Netford,
  Nueva Volea, Port Rally, Saint-Filet, San Revés, Sliceton, Tiebreak Falls, Wettspielstadt
`);

export const streets = list(`
  Baseline Road, Calle de la Volea, Deuce Avenue, Rue du Filet, Umpire Lane
`);

export const agencyNames = list(`
  Advantage, Alley, Backcourt, Ball Machine, Centre Line, Changeover, Coin Toss, Doubles Alley,
  First Serve, Flat Hitters, Golden Set, Hawk View, Inside Out, Jump Serve, Kick Serve, Let First, Match Ball,
  New Balls, On Serve, Passing Shot
`);

export const agencyKinds = ['College Placement', 'Scouting', 'Student Athletes'] as const;

/** Two letters each: where demo people come from and live. */
export const countryCodes = list(`
  AR, AU, BR, CA, CH, CI, CL, CZ, DE, DK, EG, ES, FI, FR, GB, HR, HU, IN, IS, IT, JP, KE, KR, MX, NG, NL,
  NZ, PL, PT, RS, SE, TN, TR, TW, US, UZ, ZA
`);

export const strengths = {
  Tennis: [
    'Comes to the net behind every short ball.',
    'Plays every ball from the baseline and enjoys long rallies.',
    'Serves left-handed, returns two-handed.',
    'Captain of the school team for two seasons.',
    'Prefers doubles and would like to study engineering.',
    'Came back after a year off and plays better than before.',
  ],
  Soccer: [
    'Reads the game early and plays short passes.',
    'Left back who joins every attack.',
    'Captain of the school team for two seasons.',
    'Would like to study biology and play in midfield.',
  ],
} as const;
