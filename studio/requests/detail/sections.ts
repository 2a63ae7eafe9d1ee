import { mailLink } from '@/lib/addresses/mail-link'
import { fieldNamed } from '@/lib/forms/forms'
import { fieldLabel, valueLabel } from '@/lib/requests/labels'
import type { RequestDetail } from '@/lib/requests/requests'
import { isEmail } from '@/lib/words/email'
import { phoneLink, phoneWords } from '@/lib/words/phone'

export type Field = {
  name: string
  label: string
  /** As shown to staff; '' if the visitor left it empty. */
  text: string
  /** A tel: or mailto: URL. */
  link: string | null
  hint: string | null
  canCopy: boolean
}

type Section = { title: string; fields: Field[] }

const RECIPIENT = /^III/
const TERMS = 'IV01termsandconditions'
const MAILING = 'II13masjidmailing'

/** Every field that the visitor sent, in the form's order. */
export function sectionsOf({ form, values }: Pick<RequestDetail, 'form' | 'values'>): Section[] {
  const names = Object.keys(values)
  const section = (title: string, chosen: string[]) => ({ title, fields: chosen.map(name => toField(name, values)) })
  if (form !== 'registration') return [section('What they sent', names)]
  // The form asks for a recipient only if mail goes to somebody else.
  const hasRecipient = values[MAILING] === 'other' || names.some(name => RECIPIENT.test(name) && values[name])
  const mailing = names.filter(name => name === MAILING || name === TERMS || (hasRecipient && RECIPIENT.test(name)))
  const masjid = names.filter(name => name.startsWith('II0') || name.startsWith('II1')).filter(name => name !== MAILING)
  return [
    section(
      'About them',
      names.filter(name => /^I0/.test(name)),
    ),
    section('Masjid', masjid),
    section('Mailing and terms', mailing),
  ]
}

/** All fields as lines of text. */
export function copyText(request: Pick<RequestDetail, 'form' | 'values'>): string {
  const fields = sectionsOf(request).flatMap(section => section.fields)
  return fields.map(({ label, text }) => `${label}: ${text || 'Not given'}`).join('\n')
}

function toField(name: string, values: Record<string, string>): Field {
  const typed = values[name] ?? ''
  const field = { name, label: fieldLabel(name), link: null, hint: null, canCopy: typed !== '' && name !== TERMS }
  if (typed === '') return { ...field, text: '' }
  const kind = fieldNamed(name)?.kind
  if (kind === 'email') {
    return {
      ...field,
      text: typed,
      link: mailLink(typed),
      // Registrations accept any text as an e-mail address.
      hint: isEmail(typed) ? null : 'This does not look complete.',
    }
  }
  if (kind === 'phone') return { ...field, text: phoneWords(typed), link: phoneLink(typed) }
  return { ...field, text: valueLabel(name, typed) }
}
