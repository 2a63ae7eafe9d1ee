import type { FormField } from './fields.ts'
import { mailingParts } from './mailing.ts'
import { FIELDS_OF_STEP, type FieldOfForm, REGISTRATION, type RegistrationField, type Step } from './registration.ts'

type LabelOf<Field extends RegistrationField> = NonNullable<(typeof REGISTRATION)[Field]['label']>

/** From the page's content. */
export type SummaryLabels = Record<
  | LabelOf<RegistrationField>
  | 'addressGroup'
  | 'unitedStates'
  | 'canada'
  | 'sendMailTo'
  | 'mailingMasjid'
  | 'mailingYour'
  | 'mailingOther'
  | 'mailingGroup',
  string
>

export type SummaryRow = {
  label: string
  /** Empty when the field was left empty. */
  value: string
  /** Shown with a hint when it looks mistyped. */
  isEmail?: boolean
}

type Values = Partial<Record<string, string>>

/** The answers of each step before the last, formatted for people. */
export function summarise(values: Values, labels: SummaryLabels): [step: Step, rows: SummaryRow[]][] {
  const of = (field: RegistrationField) => values[field]?.trim() ?? ''
  return [
    [1, FIELDS_OF_STEP[1].map(field => rowOf(field, of, labels))],
    [2, masjidRows(of, labels)],
    [3, mailingRows(of, labels)],
  ]
}

type Of = (field: RegistrationField) => string

function rowOf(field: RegistrationField, of: Of, labels: SummaryLabels): SummaryRow {
  const { label, kind }: Pick<FormField, 'kind'> & { label: keyof SummaryLabels | null } = REGISTRATION[field]
  return { label: label === null ? '' : labels[label], value: of(field), isEmail: kind === 'email' }
}

/** The fields of the address are one row, where the first of them is. */
function masjidRows(of: Of, labels: SummaryLabels): SummaryRow[] {
  const fields: FieldOfStep[] = FIELDS_OF_STEP[2].map(name => ({ name, ...REGISTRATION[name] }))
  const address = {
    label: labels.addressGroup,
    value: join(
      of('II02masjidaddress'),
      of('II03masjidcity'),
      `${of('II04masjidstate')} ${of('II05masjidzip')}`,
      nameOfCountry(of('II14masjidcountry'), labels),
    ),
  }
  const place = fields.findIndex(({ isInAddress }) => isInAddress)
  const rows = fields.filter(({ isInAddress }) => !isInAddress).map(({ name }) => rowOf(name, of, labels))
  return rows.toSpliced(place, 0, address)
}

type FieldOfStep = FieldOfForm & { name: RegistrationField }

function mailingRows(of: Of, labels: SummaryLabels): SummaryRow[] {
  const choice = of('II13masjidmailing')
  const parts = mailingParts(choice)
  const address = {
    label: labels.mailingGroup,
    value: join(
      of('III04recipientstreetaddress'),
      of('III05recipientcity'),
      `${of('III06recipientstate')} ${of('III07recipientzip')}`,
    ),
  }
  const recipient = FIELDS_OF_STEP[3].filter(
    name => 'mailing' in REGISTRATION[name] && REGISTRATION[name].mailing === 'recipient' && name !== RECIPIENT,
  )
  return [
    { label: labels.sendMailTo, value: (parts.recipient && of(RECIPIENT)) || nameOfMailing(choice, labels) },
    ...(parts.recipient ? recipient.map(name => rowOf(name, of, labels)) : []),
    ...(parts.address ? [address] : []),
  ]
}

const RECIPIENT = 'III01recipientname'

function nameOfCountry(country: string, labels: SummaryLabels): string {
  return { US: labels.unitedStates, CA: labels.canada }[country] ?? ''
}

function nameOfMailing(choice: string, labels: SummaryLabels): string {
  return { masjid: labels.mailingMasjid, your: labels.mailingYour, other: labels.mailingOther }[choice] ?? ''
}

/** "18 Orchard Lane, Sylvania, OH 43560", without commas for empty parts. */
function join(...parts: string[]): string {
  return parts
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(', ')
}
