import { CaseIcon } from '@sanity/icons/Case'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { Template } from 'sanity'

const BUTTONS = {
  trialLink: { _type: 'link', label: 'Request a Trial', href: '/request-trial' },
  trialTag: 'Free',
  demoLabel: 'Try a Demo',
}

/** Initial content of a new page. Fields that only staff can fill are empty, so that it cannot be published until they are filled. */
export const pageTemplates: Template[] = [
  {
    id: 'campaign-page',
    title: 'Campaign page',
    description: 'For a time of the year: a cover, steps, a quote, questions and a call to action.',
    icon: RocketIcon,
    schemaType: 'page',
    value: {
      sections: [
        { _key: 'cover', _type: 'cover', place: 'beside', ...BUTTONS },
        { _key: 'steps', _type: 'steps', items: members('stage', 3), countsDown: true },
        { _key: 'quote', _type: 'quote' },
        { _key: 'questions', _type: 'questions', title: 'Questions', items: members('question', 2) },
        { _key: 'invitation', _type: 'invitation', ...BUTTONS },
      ],
    },
  },
  {
    id: 'case-study',
    title: 'Case study',
    description: 'What changed for one masjid: a cover, figures, facts beside a text, and a call to action.',
    icon: CaseIcon,
    schemaType: 'page',
    value: {
      sections: [
        { _key: 'cover', _type: 'cover', place: 'below' },
        { _key: 'figures', _type: 'figures', items: members('keyFigure', 3), sample: true },
        {
          _key: 'article',
          _type: 'article',
          facts: ['Masjid', 'City', 'Started', 'Uses'].map(title => ({
            _key: title.toLowerCase(),
            _type: 'fact',
            title,
          })),
        },
        { _key: 'invitation', _type: 'invitation', ...BUTTONS },
      ],
    },
  },
]

function members(_type: string, count: number): { _key: string; _type: string }[] {
  return Array.from({ length: count }, (_, place) => ({ _key: `${_type}-${place + 1}`, _type }))
}
