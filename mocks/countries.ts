/** ISO 3166 codes of all countries. */
const CODES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN ' +
  'BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ ' +
  'DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL ' +
  'GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM ' +
  'JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME ' +
  'MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP ' +
  'NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD ' +
  'SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO ' +
  'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** States by country, as code and name, for the countries with the most customers. */
const STATES: Readonly<Record<string, string>> = {
  AU:
    'ACT=Australian Capital Territory|NSW=New South Wales|NT=Northern Territory' +
    '|QLD=Queensland|SA=South Australia|TAS=Tasmania|VIC=Victoria|WA=Western Australia',
  CA:
    'AB=Alberta|BC=British Columbia|MB=Manitoba|NB=New Brunswick' +
    '|NL=Newfoundland and Labrador|NT=Northwest Territories|NS=Nova Scotia|NU=Nunavut' +
    '|ON=Ontario|PE=Prince Edward Island|QC=Quebec|SK=Saskatchewan|YT=Yukon Territory',
  UM: '81=Baker Island|84=Howland Island|86=Jarvis Island|67=Johnston Atoll|89=Kingman Reef|71=Midway Atoll|76=Navassa Island|95=Palmyra Atoll|79=Wake Island',
  US:
    'AL=Alabama|AK=Alaska|AZ=Arizona|AR=Arkansas|CA=California|CO=Colorado|CT=Connecticut' +
    '|DE=Delaware|DC=District Of Columbia|FL=Florida|GA=Georgia|HI=Hawaii|ID=Idaho' +
    '|IL=Illinois|IN=Indiana|IA=Iowa|KS=Kansas|KY=Kentucky|LA=Louisiana|ME=Maine' +
    '|MD=Maryland|MA=Massachusetts|MI=Michigan|MN=Minnesota|MS=Mississippi|MO=Missouri' +
    '|MT=Montana|NE=Nebraska|NV=Nevada|NH=New Hampshire|NJ=New Jersey|NM=New Mexico' +
    '|NY=New York|NC=North Carolina|ND=North Dakota|OH=Ohio|OK=Oklahoma|OR=Oregon' +
    '|PA=Pennsylvania|RI=Rhode Island|SC=South Carolina|SD=South Dakota|TN=Tennessee' +
    '|TX=Texas|UT=Utah|VT=Vermont|VA=Virginia|WA=Washington|WV=West Virginia|WI=Wisconsin' +
    '|WY=Wyoming|AA=Armed Forces (AA)|AE=Armed Forces (AE)|AP=Armed Forces (AP)',
};

/** Country names that WooCommerce spells differently. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  GB: 'United Kingdom (UK)',
  US: 'United States (US)',
};

export type Country = {
  code: string;
  name: string;
  /** An integer when the code has only digits: PHP converts such array keys to integers. */
  states: { code: string | number; name: string }[];
};

let countries: readonly Country[] | null = null;

/** All countries, by their English names. */
export function allCountries(): readonly Country[] {
  if (countries) return countries;
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  countries = CODES.map((code) => ({
    code,
    name: OWN_NAMES[code] ?? names.of(code) ?? code,
    states: (STATES[code] ?? '')
      .split('|')
      .filter(Boolean)
      .map((state) => {
        const [key = '', name = ''] = state.split('=');
        return { code: /^\d+$/.test(key) ? Number(key) : key, name };
      }),
  })).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return countries;
}
