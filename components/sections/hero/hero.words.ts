import type { DefaultWords } from '../../../lib/words/default-words.ts'

export const COUNTER_WORDS = {
  donorsLead: { title: 'Before the donors', shows: 'Before the number of donors.', text: 'Trusted by', max: 40 },
  donorsUnit: { title: 'After the donors', shows: 'After the number of donors.', text: 'Muslims', max: 40 },
  raisedLead: { title: 'Before the amount', shows: 'Before the dollars raised.', text: 'Over', max: 40 },
  raisedUnit: { title: 'After the amount', shows: 'After the dollars raised.', text: 'raised for masjids', max: 60 },
} satisfies DefaultWords<string>
