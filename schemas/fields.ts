import {
  type AutocompleteString,
  type ConditionalProperty,
  type DefineSchemaBase,
  defineArrayMember,
  type IntrinsicTypeName,
  type NumberRule,
  type ObjectDefinition,
  type Rule,
  type StringRule,
} from 'sanity'
import type { LinkKind } from '../lib/addresses/links.ts'
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
import { type Field, type Fields, fieldsOf } from './types.ts'

/** What every field says besides its title and the sentence that says where it shows on the site. */
export type FieldText = {
  /** What happens when the field is empty, such as "the tag is not shown". Without it, the field is required. */
  empty?: string
  fieldset?: string
  hidden?: ConditionalProperty
}

/** A field of any type, with a description made of `shows` and `empty`. Without rules of its own, it is required unless `empty` says what happens. */
export function field<const Type extends IntrinsicTypeName | AutocompleteString>(
  title: string,
  shows: string,
  definition: FieldText & { type: Type } & Omit<DefineSchemaBase<Type, undefined>, 'name'>,
): Field
export function field(title: string, shows: string, { empty, ...definition }: FieldText & Field): Field {
  const when = empty === undefined ? 'Cannot be left empty.' : `When empty: ${empty}.`
  const needed = definition.type === 'boolean' ? undefined : (rule: Rule) => requireUnless(empty, rule)
  return { validation: needed, ...definition, title, description: `${shows} ${when}` }
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

export function textField(title: string, shows: string, { max = MAX_SHORT_TEXT, ...text }: TextOptions = {}): Field {
  return field(title, sayingWhy(shows, max, text.because), { ...written({ ...text, max }), type: 'string' })
}

const MAX_SECTION_TITLE = 40

/** The title of a section of the landing page. */
export function sectionTitleField(shows = 'At the top of the section.'): Field {
  const because = 'a longer title takes more than three lines on a phone'
  return textField('Title', shows, { max: MAX_SECTION_TITLE, because })
}

export function longTextField(title: string, shows: string, { max = MAX_LONG_TEXT, ...text }: TextOptions = {}): Field {
  const rows = max > 300 ? 6 : 3
  return field(title, sayingWhy(shows, max, text.because), { ...written({ ...text, max }), type: 'text', rows })
}

function sayingWhy(shows: string, max: number, because?: string): string {
  return because ? `${shows} At most ${max} characters look well: ${because}.` : shows
}

function written({ max, because, help, ...text }: TextOptions & { max: number }) {
  return {
    ...text,
    options: { count: max, ...(help && { help }) },
    validation: (rule: StringRule) => [
      requireUnless(text.empty, rule).custom(filledText),
      fittingText(max, rule, because),
    ],
  }
}

/**
 * A text for each row, which shows the row's own text where staff wrote none. `after`: other fields, by the name of the row that they follow.
 * `common`: what rows do not say themselves.
 */
export function wordFields(
  words: DefaultWords<string>,
  after: Record<string, Fields> = {},
  common: { shows?: string; max?: number } = {},
): Fields {
  const fields = Object.entries(words).flatMap(([name, row]) => {
    const { title, text, isLong, shows = '', ...options } = { ...common, empty: `“${row.text}”`, ...row }
    const field = isLong ? longTextField(title, shows, options) : textField(title, shows, options)
    return [[name, field] as const, ...Object.entries(after[name] ?? {})]
  })
  return Object.fromEntries(fields)
}

type WordsOptions = {
  /** Where each of them shows, if that is not where all of them do. */
  place?: string
  words: DefaultWords<string>
  max?: number
  options?: ObjectDefinition['options']
}

/** An object of `wordFields`. */
export function wordsField(
  title: string,
  shows: string,
  { place = shows, words, max = MAX_LABEL, options }: WordsOptions,
): Field {
  return objectField(title, shows, {
    empty: 'each says what it said when the site was delivered',
    options: { columns: 2, ...options },
    fields: wordFields(words, {}, { shows: place, max }),
  })
}

type ObjectOptions = FieldText & { fields: Fields } & Pick<ObjectDefinition, 'fieldsets' | 'options'>

/** An object that only this field has. */
export function objectField(title: string, shows: string, { fields, ...text }: ObjectOptions): Field {
  return field(title, shows, { ...text, type: 'object', fields: fieldsOf(fields) })
}

type ChoiceOptions = FieldText & {
  choices: Record<string, string>
  initialValue?: string
}

/** One of a few values, which all show at once; `choices` maps them to titles. */
export function choiceField(title: string, shows: string, { choices, ...text }: ChoiceOptions): Field {
  return field(title, shows, { ...text, type: 'string', options: { layout: 'radio', list: choicesOf(choices) } })
}

export function choicesOf(titles: Record<string, string | { title: string }>): { value: string; title: string }[] {
  return Object.entries(titles).map(([value, each]) => {
    const title = typeof each === 'string' ? each : each.title
    return { value, title: title.charAt(0).toUpperCase() + title.slice(1) }
  })
}

type NumberOptions = FieldText & { min: number; initialValue?: number; help?: 'dollars' }

/** A whole number. */
export function numberField(title: string, shows: string, { min, help, ...text }: NumberOptions): Field {
  const validation = (rule: NumberRule) => requireUnless(text.empty, rule).min(min).integer()
  return field(title, shows, { ...text, type: 'number', options: { help }, validation })
}

export function switchField(title: string, shows: string, text: FieldText & { initialValue: boolean }): Field {
  return field(title, shows, { ...text, type: 'boolean' })
}

type AddressOptions = FieldText & { kinds?: LinkKind[]; inText?: boolean }

/** URL of a link; only the given kinds are valid. One in a text may also lead to a heading of its document. */
export function addressField(title: string, shows: string, options: AddressOptions = {}): Field {
  const { kinds = ['page', 'web', 'mail', 'phone'], inText, ...text } = options
  return field(title, shows, {
    ...text,
    type: 'string',
    options: kinds.includes('page') ? { help: 'pages' } : {},
    validation: rule => [
      requireUnless(text.empty, rule).custom(allowedLink(kinds)),
      ...(inText ? [rule.custom(headingThere).warning()] : []),
    ],
  })
}

/** `sharp`: the pixels it needs where it shows; a smaller picture gets a warning. */
export function pictureField(
  title: string,
  shows: string,
  { sharp, ...text }: FieldText & { sharp?: SharpSize } = {},
): Field {
  return field(title, `${shows} The crop button sets what stays in view where the site cuts it.`, {
    ...text,
    type: 'picture',
    options: PICTURE_OPTIONS,
    validation: rule => [
      text.empty === undefined ? rule.custom(chosenPicture) : rule,
      rule.custom(sharpPicture(sharp)).warning(),
    ],
  })
}

type ListOptions = FieldText & {
  of: string
  /** The fields without which the site leaves a member out. */
  needs?: string[]
  /** Characters of each text that look well. */
  each?: number
  unique?: true
  /** The members that look well. A longer list gets a warning, and shows. */
  max?: number
  /** The members that the site can use. A longer list cannot be published. */
  limit?: number
  initialValue?: string[]
}

/** An ordered list of one of this project's object types, or of short texts ("string"). */
export function listField(
  title: string,
  shows: string,
  { of, needs, each, unique, max, limit, ...text }: ListOptions,
): Field {
  return field(title, shows, {
    ...text,
    type: 'array',
    options: { needs },
    of: each
      ? [{ type: of, options: { count: each }, validation: rule => [rule.custom(filledText), fittingText(each, rule)] }]
      : [{ type: of }],
    validation: rule => [
      limit === undefined ? requireSome(text.empty, rule) : requireSome(text.empty, rule).max(limit),
      ...(unique ? [rule.unique()] : []),
      ...(max === undefined ? [] : [fittingList(max, rule)]),
    ],
  })
}

/** An ordered list of references to documents of one type, each at most once. */
export function referencesField(
  title: string,
  shows: string,
  { to, max, needs, ...text }: FieldText & Pick<ListOptions, 'needs'> & { to: string; max: number },
): Field {
  return field(title, shows, {
    ...text,
    type: 'array',
    options: { needs },
    of: [
      defineArrayMember({
        type: 'reference',
        title: 'Choose one, or create it',
        to: [{ type: to }],
        validation: rule =>
          rule.custom(chosen => (chosen?._ref ? true : 'Nothing is chosen here. Choose one, or remove this line.')),
      }),
    ],
    validation: rule => [requireSome(text.empty, rule).unique(), fittingList(max, rule)],
  })
}
