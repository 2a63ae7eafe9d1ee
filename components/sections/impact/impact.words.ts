import type { DefaultWords } from '../../../lib/words/default-words.ts'

/** Content from before the wall has none of these texts. */
export const WALL_WORDS = {
  none: { title: 'Above the wall, when no tile is lit', text: 'The first tile is\u00a0waiting.' },
  one: {
    title: 'Above the wall, when one tile is lit',
    text: 'One\u00a0tile is\u00a0lit. The\u00a0next one is\u00a0waiting.',
  },
  many: {
    title: 'Above the wall; {lit} stands for the number of lit tiles',
    text: '{lit}\u00a0tiles are\u00a0lit. The\u00a0next one is\u00a0waiting.',
  },
  next: { title: 'Link at the next tile; {number} stands for its number', text: 'Tile {number}: your masjid’s?' },
  tile: {
    title: 'Tile that somebody points at; {number}, {from} and {to} stand for its number and its dollars',
    text: 'Tile {number}: from {from} to {to}',
  },
  slider: { title: 'Slider below the wall, read aloud', text: 'Tile of the wall' },
  isLit: { title: 'Read aloud after a tile that is lit', text: 'lit' },
  isNext: { title: 'Read aloud after the next tile', text: 'the next one' },
  isWaiting: { title: 'Read aloud after any other tile', text: 'waiting' },
} satisfies DefaultWords<string>

export const IMPACT_LABELS = {
  totalRaisedLabel: { title: 'Label of the total', shows: 'Above the dollars raised in all.', text: 'Total Raised' },
  donationsLabel: {
    title: 'Label of the donations',
    shows: 'Above the number of donations.',
    text: 'Donations Processed',
  },
  averageLabel: { title: 'Label of the average', shows: 'Above the average donation.', text: 'Average Donation Size' },
  donorsLabel: { title: 'Label of the donors', shows: 'Above the number of donors.', text: 'Total Donors' },
} satisfies DefaultWords<string>
