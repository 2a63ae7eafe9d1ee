import { FIELDS, type FieldLabel, groupsOf, isNeeded, REGISTRATION, type RegistrationField } from './registration.ts'

/** From the page's content. */
export type SummaryLabels = Record<FieldLabel | 'addressGroup' | 'mailingGroup' | 'sendMailTo', string>

export type SummaryRow = {
  label: string
  /** Empty when the field was left empty. */
  value: string
  /** Shown with a hint when it looks mistyped. */
  isEmail?: boolean
}

type Values = Partial<Record<string, string>>

const COUNTRY = 'II14masjidcountry'
const MAILING = 'II13masjidmailing'
const RECIPIENT = 'III01recipientname'

/** The answers of each step before the last, formatted for people. The fields of an address are one row: "18 Orchard Lane, Sylvania, OH 43560". */
export function summarise(values: Values, labels: SummaryLabels): [step: 1 | 2 | 3, rows: SummaryRow[]][] {
  return ([1, 2, 3] as const).map(step => [step, groupsOf(step).flatMap(rowsOf)])

  function rowsOf([group, fields]: ReturnType<typeof groupsOf>[number]): SummaryRow[] {
    if (!isNeeded(group, values[MAILING])) return []
    if (group !== 'addressGroup' && group !== 'mailingGroup') {
      return fields.filter(field => field !== COUNTRY && field !== RECIPIENT).map(rowOf)
    }
    const [street = '', city = '', state = '', zip = ''] = fields.map(textOf)
    const country = group === 'addressGroup' ? textOf(COUNTRY) : ''
    const parts = [street, city, `${state} ${zip}`, country].map(part => part.trim())
    return [{ label: labels[group], value: parts.filter(part => part !== '').join(', ') }]
  }

  function rowOf(field: RegistrationField): SummaryRow {
    if (field === MAILING) {
      const recipient = isNeeded('recipientGroup', values[MAILING]) ? textOf(RECIPIENT) : ''
      return { label: labels.sendMailTo, value: recipient || textOf(MAILING) }
    }
    const { label } = REGISTRATION[field]
    return { label: label === null ? '' : labels[label], value: textOf(field), isEmail: FIELDS[field].kind === 'email' }
  }

  function textOf(field: RegistrationField): string {
    const text = values[field]?.trim() ?? ''
    const { choices } = FIELDS[field]
    if (!choices) return text
    const choice = choices[text]
    return choice ? labels[choice] : ''
  }
}
