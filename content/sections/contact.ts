import { OWN_LINKS } from '../own-links'
import { safeAddress } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export function toContact(raw: RawSection<'contact'>) {
  return {
    ...FIELDS.contact(raw),
    trialHref: safeAddress(raw.trialHref) ?? OWN_LINKS.trial.href,
  }
}
