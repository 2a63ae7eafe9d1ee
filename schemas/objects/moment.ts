import { SparklesIcon } from '@sanity/icons/Sparkles'
import { ThListIcon } from '@sanity/icons/ThList'
import type { ConditionalPropertyCallback } from 'sanity'
import {
  isMomentName,
  MAX_MOMENT_LINES,
  MOMENT_ROOM,
  MOMENTS,
  type MomentPart,
  showsPart,
} from '../../lib/time/moments.ts'
import { choicesOf, field, listField, longTextField, textField } from '../fields.ts'
import { defineObject } from '../types.ts'

const ROOM = 'the drawing has no room for more'

/** A field that the chosen moment does not draw shows only to be emptied. */
function unlessShown(part: MomentPart): ConditionalPropertyCallback {
  return ({ parent, value }) => !showsPart(parent?.scene, part) && value === undefined
}

function roomOf(part: 'figure' | 'masjid' | 'note') {
  return { max: MOMENT_ROOM[part], because: ROOM, hidden: unlessShown(part) }
}

export const moment = defineObject('Moment', SparklesIcon, {
  options: { collapsible: false },
  fields: {
    scene: field('What the site draws', 'One of ten moments of the same gift.', {
      empty: 'the feature needs a picture',
      type: 'string',
      options: { list: choicesOf(MOMENTS) },
    }),
    sentence: longTextField('Sentence', 'In large letters on the drawing; it is the part that is read aloud.', {
      empty: 'the name of the feature stands there',
      max: 50,
      because: 'a longer sentence is set smaller',
    }),
    figure: textField(
      'Figure',
      'The large figure, for example “0:18”. The night of the last ten nights, the percentage of the screen and the year of the summary stand here too.',
      { empty: 'the drawing has no figure', ...roomOf('figure') },
    ),
    masjid: textField('Masjid', 'On the drawing, with the tile that is drawn from the name.', {
      empty: 'the drawing names no masjid',
      ...roomOf('masjid'),
    }),
    note: textField('Note', 'In small letters: below the masjid, below the amount, or on each receipt.', {
      empty: 'the drawing has no note',
      ...roomOf('note'),
    }),
    lines: listField(
      'Lines',
      'From top to bottom or from left to right. The phone has its button and its receipt; the calendar five Fridays, of which the third is the gift’s; the cause of the gift is the third; the last line of the summary is the sum; the week has seven days, with the gift on the fourth; of the last gifts in the lobby and of receipts, the first is the gift’s.',
      { empty: 'the drawing has no lines', of: 'momentLine', max: MAX_MOMENT_LINES, hidden: unlessShown('lines') },
    ),
  },
  preview: {
    select: { scene: 'scene', subtitle: 'sentence' },
    title: ({ scene }) => isMomentName(scene) && MOMENTS[scene].title,
    without: 'No moment is chosen',
  },
})

export const momentLine = defineObject('Line', ThListIcon, {
  options: { columns: 2 },
  fields: {
    label: textField('Text', 'On the drawing, for example “Receipt” or “Nov 20”.', {
      max: MOMENT_ROOM.label,
      because: ROOM,
    }),
    amount: textField('Amount', 'At the end of the line, for example “$50.00”.', {
      empty: 'the text stands alone',
      max: MOMENT_ROOM.amount,
      because: ROOM,
    }),
  },
  preview: { select: { title: 'label', subtitle: 'amount' }, without: 'Line without a text' },
})
