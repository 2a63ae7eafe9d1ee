import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { optionalText } from '@/content/values'

export function toInvitation(raw: RawSection<'invitation'>) {
  const section = FIELDS.invitation(raw)
  return { ...section, trialTag: optionalText(section.trialTag) }
}
