/**
 * IOC codes that differ from ISO alpha-3, each with its ISO alpha-2 code; the last row has retired codes and codes of
 * parts of a country. Bahrain's BRN is missing, because ISO codes win and BRN is Brunei in ISO.
 */
export const iocCodes = `
  ALG=DZ ANG=AO ANT=AG ARU=AW ASA=AS BAH=BS BAN=BD BAR=BB BER=BM BHU=BT BIZ=BZ BOT=BW BRU=BN BUL=BG BUR=BF
  CAM=KH CAY=KY CGO=CG CHA=TD CHI=CL CRC=CR CRO=HR DEN=DK ESA=SV FIJ=FJ GAM=GM GBS=GW GEQ=GQ GER=DE GRE=GR
  GRN=GD GUA=GT GUI=GN HAI=HT HON=HN INA=ID IRI=IR ISV=VI IVB=VG KOS=XK KSA=SA KUW=KW LAT=LV LBA=LY LES=LS
  MAD=MG MAS=MY MAW=MW MGL=MN MON=MC MRI=MU MTN=MR MYA=MM NCA=NI NED=NL NEP=NP NGR=NG NIG=NE OMA=OM PAR=PY
  PHI=PH PLE=PS POR=PT PUR=PR RSA=ZA SAM=WS SEY=SC SKN=KN SLO=SI SOL=SB SRI=LK SUD=SD SUI=CH TAN=TZ TGA=TO
  TOG=TG TPE=TW URU=UY VAN=VU VIE=VN VIN=VC ZAM=ZM ZIM=ZW
  ENG=GB HOL=NL LIB=LB NIR=GB ROM=RO SCO=GB SIN=SG TRI=TT WAL=GB XKX=XK
`;

/**
 * Other English names, by ISO alpha-2 code. A name that could mean two countries means the one usual in sports: Korea
 * is the South, Virgin Islands are those of the United States.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['Emirates'],
  AG: ['Antigua'],
  BA: ['Bosnia'],
  BN: ['Brunei'],
  BO: ['Plurinational State of Bolivia'],
  BQ: ['Bonaire', 'Caribbean Netherlands'],
  CC: ['Cocos Islands', 'Keeling Islands'],
  CD: ['Congo-Kinshasa', 'DR Congo', 'DRC', 'Zaire'],
  CG: ['Congo-Brazzaville'],
  CI: ["Cote d' Ivoire"],
  CN: ['Mainland China', 'PR China', 'PRC'],
  CV: ['Cabo Verde'],
  FK: ['Falkland Islands'],
  FO: ['Faeroe Islands', 'Faroes'],
  GB: [
    'Britain',
    'England',
    'Northern Ireland',
    'Scotland',
    'United Kingdom of Great Britain and Northern Ireland',
    'Wales',
  ],
  GE: ['Republic of Georgia'],
  HK: ['Hong Kong, China', 'Hong Kong SAR', 'Hong Kong SAR China'],
  IE: ['Eire', 'Republic of Ireland'],
  KG: ['Kyrgyz Republic'],
  KN: ['St. Kitts'],
  KP: ["Democratic People's Republic of Korea", 'DPR Korea', 'DPRK'],
  KR: ['Korea', 'Korea, Rep.'],
  LA: ['Lao PDR', 'Laos'],
  MF: ['St. Martin'],
  MK: ['FYR Macedonia', 'Macedonia', 'Former Yugoslav Republic of Macedonia'],
  MM: ['Burma', 'Myanmar (Burma)'],
  MO: ['Macao SAR', 'Macao SAR China', 'Macau'],
  NL: ['Holland'],
  PF: ['Tahiti'],
  PS: ['Occupied Palestinian Territory', 'Palestinian Territories'],
  RE: ['La Réunion'],
  RS: ['Republic of Serbia'],
  SH: ['Saint Helena, Ascension and Tristan da Cunha'],
  SK: ['Slovak Republic'],
  ST: ['Sao Tome'],
  SX: ['St. Maarten'],
  SY: ['Syria'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TT: ['Trinidad'],
  TW: ['Chinese Taipei', 'Republic of China'],
  US: ['America'],
  VA: ['Holy See', 'Vatican', 'Vatican City', 'Vatican City State'],
  VC: ['St. Vincent'],
  VE: ['Bolivarian Republic of Venezuela'],
  VG: ['BVI'],
  VI: ['United States Virgin Islands', 'USVI', 'Virgin Islands'],
  VN: ['Viet Nam'],
};
