import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const JOURNEYS = 'tests/e2e/studio'
const guide = readFileSync('docs/staff.md', 'utf8')

/** Which journeys follow the numbered steps below a heading of docs/staff.md: files, and a part of the test's title. */
const FOLLOWED_BY: Record<string, [file: string, title: string][]> = {
  'Open the Studio': [['guide/everywhere', 'Open the Studio']],
  Home: [['home', 'a sentence that staff saw on the site leads to the field that holds it']],
  'How publishing works': [['guide/everywhere', 'how publishing works']],
  'Check the site': [['site-check', 'the check of the site lists what visitors would notice']],
  'Change a sentence by clicking on it': [['guide/everywhere', 'Change a sentence by clicking on it']],
  'The site at another date': [['preview-strip', 'staff choose a day on which something changes']],
  'Order of the sections': [['guide/landing-page', 'Order of the sections']],
  Testimonials: [['guide/landing-page', 'Testimonials: one is added']],
  Features: [['guide/lists', 'Features: one is made']],
  Pages: [['pages', 'Pages: one is made from nothing']],
  'Write a post': [['guide/rest', 'Write a post']],
  Pictures: [
    ['guide/lists', 'Features: one is made with an icon and a picture'],
    ['safe-texts', 'a picture that is too small says so'],
    ['editing', 'an uploaded picture with a focal point'],
  ],
  'The announcement': [
    ['guide/landing-page', 'The announcement'],
    ['windows', 'the banner appears when its window opens'],
  ],
  Fees: [['guide/rest', 'Fees']],
  Redirects: [
    ['guide/rest', 'Redirects: one is made'],
    ['redirects', 'a redirect to another website asks once'],
    ['inputs', 'offers a QR code'],
  ],
  'Discard changes': [['guide/everywhere', 'Discard changes']],
  'Go back to an earlier version': [['guide/everywhere', 'Go back to an earlier version']],
  'Take something off the site': [
    ['documents', 'an unpublished redirect no longer works'],
    ['in-use', 'Unpublish says which section shows the document'],
  ],
  Releases: [['releases', 'Releases: one is made and filled']],
  'The site as a release will make it': [['preview-release', 'The site as a release will make it']],
  'A release at a time': [['releases', 'A release at a time: it is locked']],
  'Every day': [
    ['requests', 'a link opens a request with every field'],
    ['requests', 'a note is saved'],
    ['requests', 'an export contains the rows'],
  ],
  'When somebody says that their request did not arrive': [['requests', 'the list is newest first; tabs']],
  'When somebody asks you to erase their data': [['requests', 'erasing requires a typed word']],
  'Before going live: sample content': [
    ['home', 'what is still invented is counted'],
    ['forms-chrome', 'sample content is marked by a chip'],
  ],
}

describe('docs/staff.md', () => {
  it('has a journey for everything that it tells staff step by step', () => {
    expect(headingsWithSteps()).toEqual(Object.keys(FOLLOWED_BY))
  })

  it.each(Object.entries(FOLLOWED_BY))('%s is followed by journeys that exist', (_, journeys) => {
    for (const [file, title] of journeys) {
      expect(readFileSync(`${JOURNEYS}/${file}.spec.ts`, 'utf8'), `${file}: ${title}`).toContain(title)
    }
  })
})

function headingsWithSteps(): string[] {
  const parts = guide.split(/^#{2,3} /m).slice(1)
  return parts.filter(part => /^1\. /m.test(part)).map(part => part.slice(0, part.indexOf('\n')))
}
