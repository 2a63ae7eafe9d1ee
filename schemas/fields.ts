import type {
  AutocompleteString,
  ConditionalProperty,
  DefineSchemaBase,
  FieldDefinition,
  IntrinsicTypeName,
  ObjectOptions,
  Rule,
  StringRule,
} from 'sanity'
import type { LinkKind } from '../lib/addresses/links.ts'
import { ICON_NAMES, titleOfIcon } from '../lib/icons.ts'
import type { DefaultWords } from '../lib/words/default-words.ts'
import type { SharpSize } from '../lib/words/picture-size.ts'
import { PICTURE_OPTIONS } from './input-options.ts'
import {
  allowedLink,
  chosenPicture,
  filledText,
  fittingList,
  fittingText,
  requireSome,
  requireUnless,
  sharpPicture,
} from './rules/fields.ts'
import { headingThere } from './rules/links.ts'

export type FieldText = {
  name: string
  title: string
  /** A sentence that says where the field shows on the site. */
  shows: string
  /** What happens when the field is empty, such as "the tag is not shown". Without it, the field is required. */
  empty?: string
  group?: string
  fieldset?: string
  hidden?: ConditionalProperty
}

/** A field of any type, with a description made of `shows` and `empty`. Without rules of its own, it is required unless `empty` says what happens. */
export function field<const Type extends IntrinsicTypeName | AutocompleteString>(
  definition: FieldText & { type: Type } & DefineSchemaBase<Type, undefined>,
): FieldDefinition
export function field({ shows, empty, ...definition }: FieldText & FieldDefinition): FieldDefinition {
  const when = empty === undefined ? 'Cannot be left empty.' : `When empty: ${empty}.`
  const needed = definition.type === 'boolean' ? undefined : (rule: Rule) => requireUnless(empty, rule)
  return { validation: needed, ...definition, description: `${shows} ${when}` }
}

const MAX_SHORT_TEXT = 120
const MAX_LONG_TEXT = 1000
const MAX_LABEL = 80

type TextOptions = FieldText & {
  /** Characters that look well. A longer text gets a warning, and shows. */
  max?: number
  /** Why the limit is where it is, as the end of a sentence: "a longer quote makes the card higher than a phone". */
  because?: string
  initialValue?: string
  /** What the Studio shows below the input. */
  help?: 'feeExample'
}

export function textField({ max = MAX_SHORT_TEXT, ...text }: TextOptions): FieldDefinition {
  return field({ ...written({ ...text, max }), type: 'string' })
}

const MAX_SECTION_TITLE = 40

/** The title of a section of the landing page. */
export function sectionTitleField(shows = 'At the top of the section.'): FieldDefinition {
  const because = 'a longer title takes more than three lines on a phone'
  return textField({ name: 'title', title: 'Title', shows, max: MAX_SECTION_TITLE, because })
}

export function longTextField({ max = MAX_LONG_TEXT, ...text }: TextOptions): FieldDefinition {
  return field({ ...written({ ...text, max }), type: 'text', rows: max > 300 ? 6 : 3 })
}

function written({ max, because, initialValue, help, ...text }: TextOptions & { max: number }) {
  const reason = because ? ` At most ${max} characters look well: ${because}.` : ''
  return {
    ...text,
    shows: text.shows + reason,
    initialValue,
    options: { count: max, ...(help && { help }) },
    validation: (rule: StringRule) => [
      requireUnless(text.empty, rule).custom(filledText),
      fittingText(max, rule, because),
    ],
  }
}

type WordFieldsOptions = Pick<TextOptions, 'max' | 'group' | 'fieldset'> & {
  /** Where each of them shows, if its row does not say it. */
  shows?: string
  /** Other fields, by the name of the sentence that they follow. */
  after?: Record<string, FieldDefinition[]>
}

/** A text for each row, which shows the row's own text where staff wrote none. */
export function wordFields(
  words: DefaultWords<string>,
  { shows = '', after = {}, ...common }: WordFieldsOptions = {},
): FieldDefinition[] {
  return Object.entries(words).flatMap(([name, { text, isLong, ...row }]) => {
    const field = { ...common, name, shows, empty: `“${text}”`, ...row }
    return [isLong ? longTextField(field) : textField(field), ...(after[name] ?? [])]
  })
}

type WordsOptions = Omit<FieldText, 'empty'> & {
  /** Where each of them shows, if that is not where all of them do. */
  place?: string
  words: DefaultWords<string>
  max?: number
  options?: ObjectOptions
}

/** An object of `wordFields`. */
export function wordsField({ place, words, max = MAX_LABEL, options, ...text }: WordsOptions): FieldDefinition {
  return field({
    ...text,
    empty: 'each says what it said when the site was delivered',
    type: 'object',
    options: { columns: 2, ...options },
    fields: wordFields(words, { shows: place ?? text.shows, max }),
  })
}

type ChoiceOptions = FieldText & {
  /** Maps values to titles. */
  choices: Record<string, string>
  initialValue?: string
}

/** One of a few values, which all show at once. */
export function choiceField({ choices, initialValue, ...text }: ChoiceOptions): FieldDefinition {
  return field({
    ...text,
    type: 'string',
    initialValue,
    options: { layout: 'radio', list: choicesOf(choices) },
  })
}

export function choicesOf(titles: Record<string, string | { title: string }>): { value: string; title: string }[] {
  return Object.entries(titles).map(([value, each]) => {
    const title = typeof each === 'string' ? each : each.title
    return { value, title: title.charAt(0).toUpperCase() + title.slice(1) }
  })
}

type NumberOptions = FieldText & { min: number; initialValue?: number; help?: 'dollars' }

/** A whole number. */
export function numberField({ min, initialValue, help, ...text }: NumberOptions): FieldDefinition {
  return field({
    ...text,
    type: 'number',
    initialValue,
    options: { help },
    validation: rule => requireUnless(text.empty, rule).min(min).integer(),
  })
}

export function switchField({ initialValue, ...text }: FieldText & { initialValue: boolean }): FieldDefinition {
  return field({ ...text, type: 'boolean', initialValue })
}

/** URL of a link; only the given kinds are valid. One in a text may also lead to a heading of its document. */
export function addressField({
  kinds = ['page', 'web', 'mail', 'phone'],
  inText,
  ...text
}: FieldText & { kinds?: LinkKind[]; inText?: boolean }): FieldDefinition {
  return field({
    ...text,
    type: 'string',
    options: kinds.includes('page') ? { help: 'pages' } : {},
    validation: rule => [
      requireUnless(text.empty, rule).custom(allowedLink(kinds)),
      ...(inText ? [rule.custom(headingThere).warning()] : []),
    ],
  })
}

export function iconField(text: FieldText): FieldDefinition {
  return field({
    ...text,
    type: 'string',
    options: { help: 'icon', list: ICON_NAMES.map(value => ({ value, title: titleOfIcon(value) })) },
  })
}

/** `sharp`: the pixels it needs where it shows; a smaller picture gets a warning. */
export function pictureField({ shows, sharp, ...text }: FieldText & { sharp?: SharpSize }): FieldDefinition {
  return field({
    ...text,
    shows: `${shows} The crop button sets what stays in view where the site cuts it.`,
    type: 'picture',
    options: PICTURE_OPTIONS,
    validation: rule => [
      text.empty === undefined ? rule.custom(chosenPicture) : rule,
      rule.custom(sharpPicture(sharp)).warning(),
    ],
  })
}

/** A field of one of this project's object types: video, link, seo … */
export function objectField({ type, ...text }: FieldText & { type: string }): FieldDefinition {
  return field({ ...text, type })
}

type ListOptions = FieldText & {
  of: string
  /** The members that look well. A longer list gets a warning, and shows. */
  max?: number
  /** The members that the site can use. A longer list cannot be published. */
  limit?: number
  initialValue?: string[]
}

/** An ordered list of one of this project's object types, or of short texts ("string"). */
export function listField({ of, max, limit, initialValue, ...text }: ListOptions): FieldDefinition {
  return field({
    ...text,
    initialValue,
    type: 'array',
    of: [{ type: of }],
    validation: rule => [
      limit === undefined ? requireSome(text.empty, rule) : requireSome(text.empty, rule).max(limit),
      ...(max === undefined ? [] : [fittingList(max, rule)]),
    ],
  })
}
