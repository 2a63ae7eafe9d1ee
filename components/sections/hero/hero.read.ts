import { OWN_LINKS } from '@/content/own-links'
import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { fillWords } from '@/lib/words/default-words'
import { PHONE_WORDS } from '@/schemas/objects/hero-phone.words'
import { COUNTER_WORDS } from './hero.words'

/** The most that the row of amounts has room for. */
const MAX_AMOUNTS = 4

const EXAMPLE = {
  masjid: 'Masjid As-Salam',
  place: 'Toledo, Ohio',
  causes: ['Masjid operations'],
  amounts: [25, 50, 100, 250],
}

export function toHero(raw: RawSection<'hero'>) {
  const hero = FIELDS.hero(raw)
  return {
    ...hero,
    ...fillWords(COUNTER_WORDS, hero),
    trialLink: hero.trialLink ?? OWN_LINKS.trial,
    phone: toPhone(hero.phone),
  }
}

/** Content from before visitors could try the phone has none of these fields. */
function toPhone({ masjid, place, causes, amounts, words }: ReturnType<typeof FIELDS.hero>['phone']) {
  return {
    masjid: masjid || EXAMPLE.masjid,
    place: masjid ? place : EXAMPLE.place,
    causes: causes.length > 0 ? causes : EXAMPLE.causes,
    amounts: amounts.length > 0 ? amounts.slice(0, MAX_AMOUNTS) : EXAMPLE.amounts,
    words: fillWords(PHONE_WORDS, words),
  }
}
