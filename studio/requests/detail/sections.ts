import { fieldNamed } from '@/lib/forms/forms'
import { REGISTRATION } from '@/lib/forms/registration'
import { fieldLabel, valueLabel } from '@/lib/forms/request-labels'
import type { RequestDetail } from '@/lib/forms/requests'
import { isEmail } from '@/lib/words/email'
import { mailLink, phoneLink, phoneWords } from '../contacts'

export type Field = ReturnType<typeof toField>

/** By step of the registration. Other forms have none. */
const TITLES = ['What they sent', 'About them', 'Masjid', 'Mailing and terms', 'Mailing and terms']
const STEPS: Record<string, { step: number; group?: string }> = REGISTRATION
const MAILING = 'II13masjidmailing'

/** Every field that the visitor sent, in the form's order. */
export function sectionsOf({ values }: Pick<RequestDetail, 'values'>) {
  // The form asks for a recipient only if mail goes to somebody else.
  const isRecipient = (name: string) => STEPS[name]?.step === 3 && STEPS[name].group !== undefined
  const names = Object.keys(values)
  const hasRecipient = values[MAILING] === 'other' || names.some(name => isRecipient(name) && values[name])
  const shown = names.filter(name => hasRecipient || !isRecipient(name))
  return Object.entries(Object.groupBy(shown, titleOf)).map(([title, inIt = []]) => ({
    title,
    fields: inIt.map(name => toField(name, values[name] ?? '')),
  }))
}

/** All fields as lines of text. */
export function copyText(request: Pick<RequestDetail, 'values'>): string {
  const fields = sectionsOf(request).flatMap(section => section.fields)
  return fields.map(({ label, text }) => `${label}: ${text || 'Not given'}`).join('\n')
}

function titleOf(name: string): string {
  return TITLES[STEPS[name]?.step ?? 0] ?? ''
}

/** `text` is as shown to staff, '' if the visitor left it empty; `link` is a tel: or mailto: URL. */
function toField(name: string, typed: string) {
  const kind = typed === '' ? 'empty' : fieldNamed(name)?.kind
  return {
    ...{ name, label: fieldLabel(name), canCopy: kind !== 'empty' && kind !== 'tick' },
    text: kind === 'phone' ? phoneWords(typed) : kind === 'email' ? typed : typed && valueLabel(name, typed),
    link: kind === 'phone' ? phoneLink(typed) : kind === 'email' ? mailLink(typed) : null,
    // Registrations accept any text as an e-mail address.
    hint: kind === 'email' && !isEmail(typed) ? 'This does not look complete.' : null,
  }
}
