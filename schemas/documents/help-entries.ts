import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import { iconField, longTextField, textField } from '../fields.ts'
import { defineDocument } from '../types.ts'
import { alphabetical } from './fields.ts'

export const problem = helpEntry('problem', 'Problem', WarningOutlineIcon)
export const solution = helpEntry('solution', 'Solution', CheckmarkCircleIcon)

function helpEntry(name: 'problem' | 'solution', title: string, icon: ComponentType) {
  return defineDocument(title, icon, {
    fields: {
      title: textField('Title', `In the list of ${name}s of How We Help.`, {
        max: 60,
        because: 'a longer title takes more than three lines on a phone',
      }),
      text: longTextField('Text', 'Below the title, once visitors open it.', {
        max: 300,
        because: 'the list is as high as the pictures beside it',
      }),
      icon: iconField('Icon', 'Before the title.'),
    },
    orderings: [alphabetical('title', 'Title')],
    preview: { select: { subtitle: 'text' } },
  })
}
