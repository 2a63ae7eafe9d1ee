import { ConfettiIcon } from '@sanity/icons/Confetti'
import { longTextField, numberField, textField } from '../fields.ts'
import { defineDocument } from '../types.ts'
import { windowFields, windowFieldset } from '../window-fields.ts'

export const milestone = defineDocument({
  name: 'milestone',
  title: 'Milestone',
  icon: ConfettiIcon,
  fieldsets: [windowFieldset],
  fields: [
    ...windowFields({
      show: {
        title: 'Show the celebration',
        shows: 'Switches the dialog with confetti on the landing page on and off.',
        empty: 'the dialog is not shown',
        initialValue: false,
      },
      needsEnd: true,
    }),
    textField({ name: 'title', title: 'Title', shows: 'Above the amount.' }),
    numberField({
      name: 'amountRaised',
      title: 'Dollars raised',
      shows: 'Large, in the middle of the dialog.',
      min: 0,
      help: 'dollars',
    }),
    numberField({
      name: 'goal',
      title: 'Goal in dollars',
      shows: 'The rosette fills as far as the amount reaches toward it.',
      min: 1,
      help: 'dollars',
    }),
    textField({ name: 'goalText', title: 'Text of the goal', shows: 'Below the amount.' }),
    longTextField({ name: 'text', title: 'Text', shows: 'Below the goal.', max: 400 }),
    textField({
      name: 'dismissLabel',
      title: 'Button',
      shows: 'On the button that closes the dialog.',
      max: 40,
      initialValue: 'Continue',
    }),
  ],
})
