import { ImageIcon } from '@sanity/icons/Image'
import { type CustomValidator, defineType, getValueAtPath } from 'sanity'
import { problemOfAltText } from '../../lib/words/alt-text.ts'
import { isBlank } from '../../lib/words/plain-text.ts'
import { field, switchField, textField } from '../fields.ts'
import { PICTURE_OPTIONS } from '../input-options.ts'
import { previewOf } from '../preview.ts'
import { chosenPicture, filledText, fittingText, hasAsset, sharpPicture } from '../rules/fields.ts'
import { fieldsOf } from '../types.ts'

const MAX_ALT_TEXT = 300
/** Twice the width of a line of text, because screens of phones and laptops have two pixels per CSS pixel. */
const FIGURE = { width: 1440 }

const ALT_SHOWS =
  'What the picture shows, in a sentence. Screen readers read it aloud, and it shows where the picture cannot.'

const ORPHAN = 'There is a text for a picture, but no picture. Choose one, or empty the alternative text.'

/** Required as soon as there is a picture. Without one it shows only to be emptied. */
const alt = field('Alternative text', ALT_SHOWS, {
  type: 'string',
  hidden: ({ parent, value }) => !hasAsset(parent) && !value,
  options: { count: MAX_ALT_TEXT },
  validation: rule => [
    rule.custom((alt, { parent }) => (hasAsset(parent) && !alt ? 'Say what the picture shows' : filledText(alt))),
    fittingText(MAX_ALT_TEXT, rule, 'people who hear it cannot skip a part'),
    rule.custom(usefulAltText).warning(),
    rule.custom((alt, { parent }) => isBlank(alt ?? '') || hasAsset(parent) || ORPHAN).warning(),
  ],
})

/** The caption may be a field of the picture, or of the object that holds the picture, such as a slide. */
const usefulAltText: CustomValidator<string | undefined> = (alt, { document, parent, path = [] }) => {
  if (!alt || !hasAsset(parent)) return true
  const holder = getValueAtPath(document, path.slice(0, -2))
  return problemOfAltText(alt, [Object(parent).caption, Object(holder).caption]) ?? true
}

const IMAGE = { title: 'Picture', type: 'image', icon: ImageIcon, options: PICTURE_OPTIONS } as const
const WITHOUT = { without: 'Picture without alternative text' }

export const picture = defineType({
  ...IMAGE,
  name: 'picture',
  fields: fieldsOf({ alt }),
  preview: previewOf(IMAGE.title, { ...WITHOUT, select: { title: 'alt', media: 'asset' } }),
})

export const figure = defineType({
  ...IMAGE,
  name: 'figure',
  fields: fieldsOf({
    alt,
    caption: textField('Caption', 'Below the picture, in small type.', {
      empty: 'the picture stands without a caption',
      max: 300,
    }),
    wide: switchField(
      'Wide',
      'Lets the picture reach a little beyond the text on wide screens. For pictures that carry detail.',
    ),
  }),
  validation: rule => [rule.custom(chosenPicture), rule.custom(sharpPicture(FIGURE)).warning()],
  preview: previewOf(IMAGE.title, {
    ...WITHOUT,
    select: { caption: 'caption', alt: 'alt', media: 'asset' },
    title: ({ caption, alt }) => caption || alt,
  }),
})
