import { OWN_LINKS } from '@/content/own-links'
import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { safeAddress } from '@/content/values'

export function toContact(raw: RawSection<'contact'>) {
  return {
    ...FIELDS.contact(raw),
    trialHref: safeAddress(raw.trialHref) ?? OWN_LINKS.trial.href,
  }
}
