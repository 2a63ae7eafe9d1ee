export const COUNTRIES = ['US', 'CA'] as const

type Country = (typeof COUNTRIES)[number]

export function isCountry(value: string): value is Country {
  return COUNTRIES.some(country => country === value)
}

/** Names by code: the states, the District of Columbia and the territories; the provinces. */
export const REGIONS: Record<Country, Record<string, string>> = {
  US: {
    ...{ AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado' },
    ...{ CT: 'Connecticut', DE: 'Delaware', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois' },
    ...{ IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland' },
    ...{ MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana' },
    ...{ NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York' },
    ...{ NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania' },
    ...{ RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah' },
    ...{ VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming' },
    ...{ DC: 'District of Columbia', AS: 'American Samoa', GU: 'Guam', MP: 'Northern Mariana Islands' },
    ...{ PR: 'Puerto Rico', VI: 'U.S. Virgin Islands' },
  },
  CA: {
    ...{ AB: 'Alberta', BC: 'British Columbia', MB: 'Manitoba', NB: 'New Brunswick', NL: 'Newfoundland and Labrador' },
    ...{ NT: 'Northwest Territories', NS: 'Nova Scotia', NU: 'Nunavut', ON: 'Ontario', PE: 'Prince Edward Island' },
    ...{ QC: 'Quebec', SK: 'Saskatchewan', YT: 'Yukon' },
  },
}

const NAMES = new Map(Object.values(REGIONS).flatMap(Object.entries<string>))

export function isRegion(code: string): boolean {
  return NAMES.has(code)
}

export function regionName(code: string): string {
  return NAMES.get(code) ?? code
}
