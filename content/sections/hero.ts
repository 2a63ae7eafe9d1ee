import { required } from '../missing'
import { optionalText } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export function toHero(raw: RawSection<'hero'>) {
  const hero = FIELDS.hero(raw)
  return {
    ...hero,
    trialLink: required(hero.trialLink, 'landingPage', 'hero.trialLink'),
    trialTag: optionalText(raw.trialTag),
    picture: required(hero.picture, 'landingPage', 'hero.picture'),
    pictureSmall: required(hero.pictureSmall, 'landingPage', 'hero.pictureSmall'),
  }
}
