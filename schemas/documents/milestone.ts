import { ConfettiIcon } from '@sanity/icons/Confetti'
import { dollarsField, longTextField, textField } from '../fields.ts'
import { defineDocument } from '../types.ts'
import { windowFields, windowFieldset } from '../window-fields.ts'

export const milestone = defineDocument('Milestone', ConfettiIcon, {
  fieldsets: [windowFieldset],
  fields: {
    ...windowFields('Show the celebration', 'Switches the dialog with confetti on the landing page on and off.', {
      empty: 'the dialog is not shown',
      initialValue: false,
      needsEnd: true,
    }),
    title: textField('Title', 'Above the amount.'),
    amountRaised: dollarsField('Dollars raised', 'Large, in the middle of the dialog.', { min: 0 }),
    goal: dollarsField('Goal in dollars', 'The rosette fills as far as the amount reaches toward it.', { min: 1 }),
    goalText: textField('Text of the goal', 'Below the amount.'),
    text: longTextField('Text', 'Below the goal.', { max: 400 }),
    dismissLabel: textField('Button', 'On the button that closes the dialog.', { max: 40, initialValue: 'Continue' }),
  },
})
