import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineType } from 'sanity'
import { longTextField, numberField, textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const impact = defineType({
  name: 'impact',
  title: 'Impact',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      shows: 'At the top of the section; the numbers come from the platform, the fees from “Fees”.',
    }),
    longTextField({ name: 'lead', title: 'Introduction', shows: 'Below the title.', max: 300 }),
    textField({
      name: 'totalRaisedLabel',
      title: 'Label of the total',
      shows: 'Above the dollars raised in all.',
      max: 40,
    }),
    textField({
      name: 'donationsLabel',
      title: 'Label of the donations',
      shows: 'Above the number of donations.',
      max: 40,
    }),
    textField({ name: 'averageLabel', title: 'Label of the average', shows: 'Above the average donation.', max: 40 }),
    textField({ name: 'donorsLabel', title: 'Label of the donors', shows: 'Above the number of donors.', max: 40 }),
    numberField({
      name: 'totalRaisedOffset',
      title: 'Dollars added to the total',
      shows: 'Added to the dollars that the platform reports, for gifts from before it counted.',
      min: 0,
      whole: true,
      initialValue: 40_000,
    }),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: textOr(title, 'Impact without a title'), subtitle: 'Impact' }),
  },
})
