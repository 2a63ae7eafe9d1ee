import { splitMark } from '@/content/marks'
import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { initialsOf } from '@/lib/initials'

type Fields = ReturnType<(typeof FIELDS)['proof']>

export function toProof(raw: RawSection<'proof'>) {
  const section = FIELDS.proof(raw)
  return {
    ...section,
    voice: toVoice(section.voice),
    masjids: section.masjids.filter(({ name, raised }) => name.trim() && raised > 0),
  }
}

/** Null without a quote, which leaves no card to show. */
function toVoice({ raised, ...voice }: Fields['voice']) {
  if (!voice.quote.trim()) return null
  return { ...voice, initials: initialsOf(splitMark(voice.name).text), raised: raised > 0 ? raised : null }
}
