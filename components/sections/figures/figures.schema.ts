import { BarChartIcon } from '@sanity/icons/BarChart'
import { listField, switchField, textField } from '../../../schemas/fields.ts'
import { subtitleOf } from '../../../schemas/preview.ts'
import { defineSection } from '../../../schemas/section.ts'

const MAX_FIGURES = 3

export const figures = defineSection({
  name: 'figures',
  title: 'Figures',
  icon: BarChartIcon,
  fields: [
    listField({
      name: 'items',
      title: 'Figures',
      shows: 'In one line, in this order.',
      of: 'keyFigure',
      max: MAX_FIGURES,
    }),
    switchField({
      name: 'sample',
      title: 'Sample figures: replace before going live',
      shows: 'Says below the figures that they are samples.',
      empty: 'the figures count as real',
      initialValue: false,
    }),
    textField({
      name: 'note',
      title: 'Note',
      shows: 'Below the figures, in small type: where they come from.',
      empty: 'there is no note, or “Sample figures.” while they are samples',
      max: 120,
    }),
  ],
  preview: {
    select: { first: 'items.0.figure', second: 'items.1.figure', third: 'items.2.figure', sample: 'sample' },
    prepare: ({ first, second, third, sample }) => ({
      title: [first, second, third].filter(Boolean).join(' · ') || 'Figures without numbers',
      subtitle: subtitleOf({ sample }, 'Figures'),
    }),
  },
})
