import { ICON_NAMES, titleOfIcon } from '../lib/icons.ts'
import { field, textField } from './fields.ts'
import type { Field, Fields } from './types.ts'

export function iconField(title: string, shows: string): Field {
  const list = ICON_NAMES.map(value => ({ value, title: titleOfIcon(value) }))
  return field(title, shows, { type: 'string', options: { help: 'icon', list } })
}

/** The two buttons below a text: the trial, and the demo of the donation page. */
export function buttonFields(): Fields {
  return {
    trialLink: field('Trial button', 'The first button below the text.', {
      empty: 'there is no such button',
      type: 'link',
    }),
    trialTag: textField('Tag on the trial button', 'A small tag on the first button, for example “Free”.', {
      empty: 'the button has no tag',
      max: 12,
    }),
    demoLabel: textField('Demo button', 'The second button, which opens the demo of the donation page.', {
      empty: 'there is no such button',
      max: 24,
    }),
  }
}
