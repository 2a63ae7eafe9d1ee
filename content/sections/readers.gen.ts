/** Written by `npm run generate`; changes made here are lost. See docs/extend.md. */
import { toContact } from '@/components/sections/contact/contact.read'
import { toFeatures } from '@/components/sections/features/features.read'
import { toFigures } from '@/components/sections/figures/figures.read'
import { toHero } from '@/components/sections/hero/hero.read'
import { toImpact } from '@/components/sections/impact/impact.read'
import { toProof } from '@/components/sections/proof/proof.read'
import { FIELDS } from './fields.gen'
import type { RawSection, SectionName } from './raw'

export const READERS = {
  ...FIELDS,
  contact: toContact,
  features: toFeatures,
  figures: toFigures,
  hero: toHero,
  impact: toImpact,
  proof: toProof,
} satisfies { [Name in SectionName]: (raw: RawSection<Name>) => { _type: Name; _key: string } }
