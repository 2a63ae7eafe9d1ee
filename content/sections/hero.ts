import { OWN_LINKS } from '../own-links'
import { optionalText } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export function toHero(raw: RawSection<'hero'>) {
  const hero = FIELDS.hero(raw)
  return {
    ...hero,
    trialLink: hero.trialLink ?? OWN_LINKS.trial,
    trialTag: optionalText(raw.trialTag),
    /** Each stands in for the other; null without both. */
    picture: hero.picture ?? hero.pictureSmall,
    pictureSmall: hero.pictureSmall ?? hero.picture,
    gifts: hero.gifts.filter(({ amount }) => optionalText(amount)),
  }
}
