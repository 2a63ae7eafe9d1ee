import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { MIN_MASJIDS } from '@/lib/addresses/masjids'

/** The masjids by amount, the largest first; none while there are too few for a wall. The voice is null without a quote. */
export function toProof(raw: RawSection<'proof'>) {
  const { voice, ...section } = FIELDS.proof(raw)
  const masjids = section.masjids
    .filter(({ name, raised }) => name && raised > 0)
    .toSorted((one, other) => other.raised - one.raised)
  return { ...section, voice: voice.quote ? voice : null, masjids: masjids.length < MIN_MASJIDS ? [] : masjids }
}
