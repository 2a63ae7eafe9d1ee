import { readRichText } from '../markdown.ts'
import { document, figure, link, picture, type SeedDocument, seo, slug } from '../shapes.ts'

const BUTTONS = {
  trialLink: link('Request a Trial', '/request-trial'),
  trialTag: 'Free',
  demoLabel: 'Try a Demo',
}

const OFFER = 'Free tools to collect, manage and grow donations. No upfront or annual fees.'

/** Pages as staff build them: one for a time of the year, one about a masjid, one about the site itself. */
export const pages: SeedDocument[] = [
  document('page', 'ramadan', {
    sample: true,
    title: 'Ramadan readiness',
    slug: slug('ramadan'),
    sections: [
      {
        _type: 'cover',
        lead: 'Ramadan is about 50% of donations. Schedules, causes and a goal, set up before the first night.',
        picture: picture(
          'blog-1-thirty-nights.webp',
          'Three suns of ten points in a wall of tiles, a point for each night of the month; the last ten shine gold',
          { x: 0.79, y: 0.5 },
        ),
        place: 'beside',
        ...BUTTONS,
      },
      {
        _type: 'steps',
        title: 'Four weeks before',
        lead: 'One task a week. Each takes an evening.',
        countsDown: true,
        items: [
          stage('The goal', 'One amount for the month, one sentence that explains it.'),
          stage('The causes', 'Zakat, Sadaqah, iftar sponsorship: each by name.'),
          stage('The test', 'Board members each make one gift on their own phone.'),
          stage('The word', 'Announce it on Friday, and show it on the lobby screen.'),
        ],
      },
      {
        _type: 'nights',
        title: 'Ten nights, one decision',
        lead: 'Donors choose each day of Ramadan, the last ten nights, or only the odd nights. It repeats without a reminder, and a receipt follows each gift.',
        lit: 'odd',
        alt: 'A rosette of ten petals for nights 21 to 30: the five odd nights are lit',
      },
      {
        _type: 'quote',
        quote:
          'My father is 71. He set up his last ten nights on his own phone, in the car, before we reached the masjid.',
        name: 'Fatima Siddiqui',
        role: 'Volunteer, Islamic Centre of Hamilton, Ontario',
        picture: picture('avatar-2-fs.webp', 'The initials FS on a gold mosaic'),
      },
      {
        _type: 'questions',
        title: 'Questions',
        items: [
          question(
            'When should we start?',
            'Four weeks before the month is comfortable. Dedicated onboarding support is free.',
          ),
          question(
            'What does it cost?',
            'No upfront or annual fees. Bank transfers are 1%, cards 3%, and the platform fee is 0.8% per donation; most of it is covered by donors.',
          ),
          question('When does the money arrive?', 'Directly in the masjid’s bank account, within 1-2 days.'),
        ],
      },
      { _type: 'invitation', title: 'Ready before the first night', text: OFFER, ...BUTTONS },
    ],
    seo: seo(
      'Ramadan readiness for masjids',
      'Four weeks, four tasks: how a masjid gets ready for the gifts of Ramadan.',
    ),
  }),
  document('page', 'every-friday', {
    sample: true,
    title: 'From one quiet box to every Friday',
    slug: slug('stories/masjid-as-salam'),
    sections: [
      {
        _type: 'cover',
        lead: 'Masjid As-Salam in Toledo, Ohio, moved from counting a box on Saturday to reading one report.',
        picture: picture(
          'blog-2-the-quiet-box.webp',
          'A donation box with a few coins stands between two phones that show gifts of $50 and $100',
        ),
        place: 'below',
        crumb: link('Stories', '/#testimonials'),
      },
      {
        _type: 'figures',
        sample: true,
        items: [
          keyFigure('212', 'weekly Jummah pledges', 'set up in the first year'),
          keyFigure('$54', 'average gift', 'against under $50 in cash'),
          keyFigure('1 report', 'each week, by e-mail', 'instead of a count on Saturday'),
        ],
      },
      {
        _type: 'article',
        lead: 'The box still stands by the door. Most people walk past it now with a phone in one hand.',
        facts: [
          fact('Masjid', 'Masjid As-Salam'),
          fact('City', 'Toledo, Ohio'),
          fact('Started', 'March 2024'),
          fact('Uses', 'Jummah pledges, lobby screen, receipts'),
        ],
        body: [
          heading('What got in the way'),
          paragraph(
            'About 15% of people carry cash. The masjid’s Friday box said the same, week after week, and gave nobody a receipt.',
          ),
          {
            _type: 'quote',
            quote:
              'We used to count the box on Saturday with three people and a calculator. Now the treasurer reads one report.',
            name: 'Abdullah Hassan',
            role: 'Board president',
            picture: picture('avatar-1-ah.webp', 'The initials AH on a dark mosaic'),
          },
          heading('What changed'),
          paragraph(
            'A Friday nudge invited people to a weekly pledge. A screen in the lobby showed the goal. Receipts went out at once.',
          ),
          {
            ...figure(
              'help-1-tap-at-the-door.webp',
              'A tap-to-give stand with four amounts beside the mosaic arch of a prayer hall; a card is held to it',
              'The stand at the door on a Friday in Sha’ban.',
            ),
            wide: true,
          },
        ],
      },
      { _type: 'invitation', title: 'Start with one Friday', text: OFFER, ...BUTTONS },
    ],
    seo: seo(
      'From one quiet box to every Friday',
      'How Masjid As-Salam in Toledo moved from a cash box to weekly pledges. Sample story.',
    ),
  }),
  document('page', 'accessibility', {
    sample: true,
    title: 'Accessibility',
    slug: slug('accessibility'),
    sections: [
      { _type: 'cover', lead: 'How this site can be used by everybody, what is still missing, and how to tell us.' },
      { _type: 'article', body: readRichText('./legal/accessibility.md') },
    ],
    seo: seo(
      'Accessibility of this site',
      'How this site follows the Web Content Accessibility Guidelines, what is missing, and whom to tell.',
    ),
  }),
]

function stage(title: string, text: string) {
  return { _type: 'stage', title, text }
}

function question(title: string, text: string) {
  return { _type: 'question', title, text }
}

function keyFigure(figure: string, title: string, text: string) {
  return { _type: 'keyFigure', figure, title, text }
}

function fact(title: string, text: string) {
  return { _type: 'fact', title, text }
}

function heading(text: string) {
  return { ...paragraph(text), style: 'h2' }
}

function paragraph(text: string) {
  return { _type: 'block', style: 'normal', markDefs: [], children: [{ _type: 'span', text, marks: [] }] }
}
