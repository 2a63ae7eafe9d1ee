import { BarChartIcon } from '@sanity/icons/BarChart'
import { listField, switchField, textField } from '../../../schemas/fields.ts'
import { subtitleOf } from '../../../schemas/preview.ts'
import { defineSection } from '../../../schemas/types.ts'

const MAX_FIGURES = 3

export const figures = defineSection('Figures', BarChartIcon, {
  fields: {
    items: listField('Figures', 'In one line, in this order.', {
      of: 'keyFigure',
      options: { needs: ['figure'] },
      max: MAX_FIGURES,
    }),
    sample: switchField('Sample figures: replace before going live', 'Says below the figures that they are samples.', {
      empty: 'the figures count as real',
    }),
    note: textField('Note', 'Below the figures, in small type: where they come from.', {
      empty: 'there is no note, or “Sample figures.” while they are samples',
      max: 120,
    }),
  },
  preview: {
    select: { first: 'items.0.figure', second: 'items.1.figure', third: 'items.2.figure', sample: 'sample' },
    title: ({ first, second, third }) => [first, second, third].filter(Boolean).join(' · '),
    without: 'Figures without numbers',
    subtitle: figures => subtitleOf(figures, 'Figures'),
  },
})
