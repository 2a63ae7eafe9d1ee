import type { FieldDefinition } from 'sanity'
import { objectField, textField } from './fields.ts'

/** The two buttons below a text: the trial, and the demo of the donation page. */
export function buttonFields(): FieldDefinition[] {
  return [
    objectField({
      name: 'trialLink',
      title: 'Trial button',
      shows: 'The first button below the text.',
      empty: 'there is no such button',
      type: 'link',
    }),
    textField({
      name: 'trialTag',
      title: 'Tag on the trial button',
      shows: 'A small tag on the first button, for example “Free”.',
      empty: 'the button has no tag',
      max: 12,
    }),
    textField({
      name: 'demoLabel',
      title: 'Demo button',
      shows: 'The second button, which opens the demo of the donation page.',
      empty: 'there is no such button',
      max: 24,
    }),
  ]
}
