import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Contact } from '@/components/sections/contact'
import { Features } from '@/components/sections/features'
import { How } from '@/components/sections/how'
import { Mission } from '@/components/sections/mission'
import { Proof } from '@/components/sections/proof'
import { Testimonials } from '@/components/sections/testimonials'
import { Why } from '@/components/sections/why'
import type { Feature } from '@/content/types'
import { listOverflow } from '../../support/overflow'
import { contact, features, how, mission, proof, testimonials, why } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { renderOnServer } from '../support/mount'
import { findBrokenWords, findCutTexts } from '../support/texts'

const WIDTHS = [320, 390, 720, 960, 1440]

const NAME = 'The Islamic Society and Community Center of Greater Northwest Indiana'
const PROSE =
  'We used to count the box on Saturday with three people and a calculator, and then drive it to the bank on Monday. Now the treasurer reads one report on his phone, the donors have their receipts already, and nobody has to stay late after Jummah to count coins, which everybody thought could never be any different at our masjid.'

/** A text of each kind: as short as possible, as in the seed, and as long as the Studio allows. */
const LENGTHS = {
  short: { title: 'Us', word: 'Ali', line: 'Yes', prose: 'It works.' },
  usual: {
    title: 'Masjids on Minara',
    word: 'Islamic Centre of Hamilton',
    line: 'Treasurer, Masjid As-Salam, Toledo, Ohio',
    prose: PROSE.slice(0, 140),
  },
  long: {
    title: 'How masjids collect donations with us',
    word: NAME.slice(0, 60).trim(),
    line: NAME,
    prose: PROSE,
  },
}

describe.each(Object.entries(LENGTHS))('with %s texts', (_, { title, word, line, prose }) => {
  const sections = {
    proof: (
      <Proof
        section={{
          ...proof,
          title,
          lead: prose.slice(0, 160),
          voice: proof.voice && {
            ...proof.voice,
            quote: prose.slice(0, 200),
            name: word,
            role: word,
            masjid: line,
            place: word,
          },
          masjids: proof.masjids.map(masjid => ({ ...masjid, name: line, place: word, raised: 149_400 })),
        }}
        page={pageData}
      />
    ),
    contact: (
      <Contact
        section={{
          ...contact,
          title,
          lead: prose.slice(0, 300),
          trialTitle: word.slice(0, 30),
          trialNote: word.slice(0, 20),
          registerText: word.slice(0, 40),
          demoTitle: word.slice(0, 40),
          demoNote: word,
        }}
        page={pageData}
      />
    ),
    testimonials: (
      <Testimonials
        section={{
          ...testimonials,
          title,
          items: testimonials.items.map((item, place) => ({
            ...item,
            quote: prose.slice(0, 320),
            tagline: word,
            name: word,
            role: word,
            organization: line,
            image: place % 2 === 0 ? null : item.image,
          })),
        }}
        page={pageData}
      />
    ),
    mission: <Mission section={{ ...mission, title, line: word, text: prose.slice(0, 200) }} page={pageData} />,
    'mission without a closing line': (
      <Mission section={{ ...mission, title, line: '', text: prose.slice(0, 200) }} page={pageData} />
    ),
    why: <Why section={{ ...why, title, paragraphs: [prose, prose], signatureName: word }} page={pageData} />,
    how: (
      <How
        section={{
          ...how,
          title,
          lead: prose.slice(0, 300),
          problemsTitle: title,
          solutionsTitle: title,
          problems: how.problems.map(entry => ({ ...entry, title: word, text: prose.slice(0, 300) })),
          solutions: how.solutions.map(entry => ({ ...entry, title: word, text: prose.slice(0, 300) })),
        }}
        page={pageData}
      />
    ),
    features: (
      <Features
        section={{
          ...features,
          title,
          lead: prose.slice(0, 300),
          donorsTitle: title,
          managementTitle: title,
          donors: features.donors.map(feature => lengthen(feature, { word, line, prose })),
          management: features.management.map(feature => lengthen(feature, { word, line, prose })),
        }}
        page={pageData}
      />
    ),
  }

  beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

  test.each(Object.entries(sections))('%s fits every window, and breaks and cuts no word', async (_name, section) => {
    renderOnServer(section)
    const found: unknown[] = []
    for (const width of WIDTHS) {
      await page.viewport(width, 900)
      const problems = { overflow: listOverflow(), broken: findBrokenWords(), cut: findCutTexts() }
      if (Object.values(problems).some(list => list.length > 0)) found.push({ width, ...problems })
    }
    expect(found).toEqual([])
  })
})

function lengthen(feature: Feature, { word, line, prose }: { word: string; line: string; prose: string }): Feature {
  const words = { name: word, mobilename: word.slice(0, 30), description: prose.slice(0, 120) }
  if (!feature.moment) return { ...feature, ...words }
  const texts = {
    sentence: prose.slice(0, 50),
    masjid: line.slice(0, 40),
    note: line.slice(0, 34),
    lines: feature.moment.lines.map(each => ({ ...each, label: word.slice(0, 18) })),
  }
  return { ...feature, ...words, moment: { ...feature.moment, ...texts } }
}
