import { optionalText } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export function toInvitation(raw: RawSection<'invitation'>) {
  const section = FIELDS.invitation(raw)
  return { ...section, trialTag: optionalText(section.trialTag) }
}
