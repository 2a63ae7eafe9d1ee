import { PICTURES_PAGE } from '../content.ts'
import type { State } from '../state.ts'

/** Pages that staff built. */
export const OWN_PAGES: State[] = [
  {
    name: 'page-ramadan',
    short: [1440],
    path: '/ramadan',
    gives: ['cover', 'steps', 'nights', 'quote', 'questions', 'invitation'],
  },
  {
    name: 'page-case-study',
    path: '/stories/masjid-as-salam',
    gives: ['figures', 'article'],
  },
  { name: 'page-pictures', path: `/${PICTURES_PAGE}`, widths: [390, 1440], gives: ['pictures'] },
  {
    name: 'page-ramadan-forced-colors',
    path: '/ramadan',
    widths: [390, 1440],
    media: { forcedColors: 'active' },
  },
  {
    name: 'page-case-study-print',
    path: '/stories/masjid-as-salam',
    widths: [768],
    media: { media: 'print' },
    picturesOnly: 'It is paper.',
  },
]
