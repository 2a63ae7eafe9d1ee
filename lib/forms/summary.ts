import { mailingParts } from './mailing.ts'
import type { RegistrationField, Step } from './registration.ts'

/** From the page's content. */
export type SummaryLabels = Record<
  | 'name'
  | 'email'
  | 'phone'
  | 'role'
  | 'masjidName'
  | 'addressGroup'
  | 'unitedStates'
  | 'canada'
  | 'website'
  | 'ein'
  | 'masjidPhone'
  | 'masjidEmail'
  | 'sendMailTo'
  | 'mailingMasjid'
  | 'mailingYour'
  | 'mailingOther'
  | 'mailingGroup'
  | 'recipientEmail'
  | 'recipientPhone',
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
    [
      1,
      [
        { label: labels.name, value: of('I01name') },
        { label: labels.email, value: of('I02email'), isEmail: true },
        { label: labels.phone, value: of('I03phone') },
        { label: labels.role, value: of('I04role') },
      ],
    ],
    [
      2,
      [
        { label: labels.masjidName, value: of('II01masjidname') },
        {
          label: labels.addressGroup,
          value: join(
            of('II02masjidaddress'),
            of('II03masjidcity'),
            `${of('II04masjidstate')} ${of('II05masjidzip')}`,
            nameOfCountry(of('II14masjidcountry'), labels),
          ),
        },
        { label: labels.website, value: of('II06masjidwebsite') },
        { label: labels.ein, value: of('II10masjidein') },
        { label: labels.masjidPhone, value: of('II15masjidphone') },
        { label: labels.masjidEmail, value: of('II16masjidemail'), isEmail: true },
      ],
    ],
    [3, mailingRows(of, labels)],
  ]
}

function mailingRows(of: (field: RegistrationField) => string, labels: SummaryLabels): SummaryRow[] {
  const choice = of('II13masjidmailing')
  const parts = mailingParts(choice)
  const recipient = [
    { label: labels.recipientEmail, value: of('III021recipientemail'), isEmail: true },
    { label: labels.recipientPhone, value: of('III03recipientphone') },
  ]
  const address = {
    label: labels.mailingGroup,
    value: join(
      of('III04recipientstreetaddress'),
      of('III05recipientcity'),
      `${of('III06recipientstate')} ${of('III07recipientzip')}`,
    ),
  }
  return [
    { label: labels.sendMailTo, value: (parts.recipient && of('III01recipientname')) || nameOfMailing(choice, labels) },
    ...(parts.recipient ? recipient : []),
    ...(parts.address ? [address] : []),
  ]
}

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
