import { OWN_LINKS } from '@/content/own-links'
import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { safeAddress } from '@/content/values'
import { fillWords } from '@/lib/words/default-words'
import { CONTACT_WORDS } from './contact.words'

export function toContact(raw: RawSection<'contact'>) {
  const section = FIELDS.contact(raw)
  const trialHref = safeAddress(raw.trialHref) ?? OWN_LINKS.trial.href
  return { ...section, ...fillWords(CONTACT_WORDS, section), trialHref }
}
