import { BarChartIcon } from '@sanity/icons/BarChart'
import { dollarsField, longTextField, textField, wordFields, wordsField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'
import { IMPACT_LABELS, WALL_WORDS } from './impact.words.ts'

const MIN_GOAL = 1_000
/** Characters of a line above the wall, at 320 px. */
const MAX_LEGEND = 36
const MAX_WALL_WORDS = 60

export const impact = defineSection('Impact', BarChartIcon, {
  fields: {
    title: textField('Title', 'At the top of the section; the numbers come from the platform, the fees from “Fees”.', {
      max: 40,
    }),
    lead: longTextField('Introduction', 'Below the title.', { max: 300 }),
    ...wordFields(IMPACT_LABELS, {}, { max: 40 }),
    totalRaisedOffset: dollarsField(
      'Dollars added to the total',
      'Added to the dollars that the platform reports, for gifts from before it counted.',
      { min: 0, initialValue: 40_000 },
    ),
    goal: dollarsField(
      'Next goal in dollars',
      'The one hundred tiles of the wall stand for this goal, and as many are lit as percent of it are raised. At least $1,000, so that a tile is worth $10 or more. Set the next goal when this one is reached.',
      { empty: 'no tile is lit, and what is said about tiles and goal is left out', min: MIN_GOAL },
    ),
    tileText: textField(
      'Worth of a tile',
      'Beside the total; {amount} stands for one hundredth of the goal. One line on phones.',
      { empty: 'the line is left out', max: MAX_LEGEND },
    ),
    goalText: textField('Next goal', 'Below the worth of a tile; {amount} stands for the goal. One line on phones.', {
      empty: 'the line is left out',
      max: MAX_LEGEND,
    }),
    goalReachedText: textField(
      'Goal reached',
      'Beside the total, in place of the lit tiles and the next goal, once the total is as high.',
      { empty: 'the line is left out', max: MAX_LEGEND },
    ),
    wall: wordsField('Words of the wall', 'Above and on the wall of tiles, and read aloud at the slider below it.', {
      place: 'At the wall.',
      words: WALL_WORDS,
      max: MAX_WALL_WORDS,
      options: { collapsible: true, collapsed: true },
    }),
  },
})
