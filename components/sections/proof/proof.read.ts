import { withoutMark } from '@/content/marks'
import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { MIN_MASJIDS } from '@/lib/addresses/masjids'

type Fields = ReturnType<(typeof FIELDS)['proof']>

/** The masjids by amount, the largest first; none while there are too few for a wall. */
export function toProof(raw: RawSection<'proof'>) {
  const section = FIELDS.proof(raw)
  const masjids = section.masjids
    .filter(({ name, raised }) => name.trim() && raised > 0)
    .toSorted((one, other) => other.raised - one.raised)
    .map(masjid => ({ ...masjid, tile: withoutMark(masjid.name) }))
  return {
    ...section,
    voice: toVoice(section.voice),
    masjids: masjids.length < MIN_MASJIDS ? [] : masjids,
  }
}

/** Null without a quote. `tile`: the name that the tile is drawn from. */
function toVoice(voice: Fields['voice']) {
  if (!voice.quote.trim()) return null
  return { ...voice, tile: withoutMark(voice.masjid).trim() }
}
