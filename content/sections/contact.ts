import { requiredAddress } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export function toContact(raw: RawSection<'contact'>) {
  return {
    ...FIELDS.contact(raw),
    trialHref: requiredAddress(raw.trialHref, 'landingPage', 'contact.trialHref'),
  }
}
