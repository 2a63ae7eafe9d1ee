import type { Contact } from '../types'
import { requiredAddress, text } from '../values'
import type { RawSection } from './raw'

export function toContact(raw: RawSection<'contact'>): Contact {
  return {
    _type: 'contact',
    _key: raw._key,
    title: text(raw.title),
    lead: text(raw.lead),
    helpLabel: text(raw.helpLabel),
    trialTitle: text(raw.trialTitle),
    trialNote: text(raw.trialNote),
    trialHref: requiredAddress(raw.trialHref, 'landingPage', 'contact.trialHref'),
    emailNote: text(raw.emailNote),
    phoneNote: text(raw.phoneNote),
  }
}
