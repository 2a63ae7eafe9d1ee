import type { Hero } from '../types'
import { list, optionalText, requiredLink, requiredPicture, text } from '../values'
import type { RawSection } from './raw'

export function toHero(raw: RawSection<'hero'>): Hero {
  return {
    _type: 'hero',
    _key: raw._key,
    words: list(raw.words),
    rest: text(raw.rest),
    lead: text(raw.lead),
    trialLink: requiredLink(raw.trialLink, 'landingPage', 'hero.trialLink'),
    trialTag: optionalText(raw.trialTag),
    demoLabel: text(raw.demoLabel),
    donorsLead: text(raw.donorsLead),
    donorsUnit: text(raw.donorsUnit),
    donorsFrom: raw.donorsFrom ?? 0,
    raisedLead: text(raw.raisedLead),
    raisedUnit: text(raw.raisedUnit),
    raisedFrom: raw.raisedFrom ?? 0,
    raisedTo: raw.raisedTo ?? 0,
    picture: requiredPicture(raw.picture, 'landingPage', 'hero.picture'),
    pictureSmall: requiredPicture(raw.pictureSmall, 'landingPage', 'hero.pictureSmall'),
    gifts: list(raw.gifts).map(({ _key, amount, note }) => ({ _key, amount: text(amount), note: text(note) })),
  }
}
