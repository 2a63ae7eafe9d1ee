import {
  type ArrayDefinition,
  type AutocompleteString,
  type ConditionalProperty,
  type DefineSchemaBase,
  defineArrayMember,
  type IntrinsicTypeName,
  type NumberRule,
  type ObjectDefinition,
  type Rule,
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

type TextOptions = FieldText & {
  /** Characters that look well. A longer text gets a warning, and shows. */
  max?: number
  /** Why the limit is where it is, as the end of a sentence: "a longer quote makes the card higher than a phone". */
  because?: string
  initialValue?: string
  /** What the Studio shows below the input. */
  help?: 'feeExample'
}

export function textField(
  title: string,
  shows: string,
  { max = 120, because, help, ...text }: TextOptions = {},
): Field {
  return field(title, because ? `${shows} At most ${max} characters look well: ${because}.` : shows, {
    ...text,
    type: 'string',
    options: { count: max, ...(help && { help }) },
    validation: rule => [requireUnless(text.empty, rule).custom(filledText), fittingText(max, rule, because)],
  })
}

/** May have several lines. */
export function longTextField(title: string, shows: string, { max = 1000, ...text }: TextOptions = {}): Field {
  return Object.assign(textField(title, shows, { max, ...text }), { type: 'text', rows: max > 300 ? 6 : 3 })
}

/** The title of a section of the landing page. */
export function sectionTitleField(shows = 'At the top of the section.'): Field {
  return textField('Title', shows, { max: 40, because: 'a longer title takes more than three lines on a phone' })
}

/** A text for each row, which shows the row's own text where staff wrote none. `after` has other fields, by the name of the row before them. */
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

type WordsOptions = Pick<ObjectDefinition, 'options'> & {
  words: DefaultWords<string>
  /** Where each of them shows, if that is not where all of them do. */
  place?: string
  max?: number
}

/** An object of `wordFields`. */
export function wordsField(
  title: string,
  shows: string,
  { words, place = shows, max = 80, options }: WordsOptions,
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

type ChoiceOptions = FieldText & { choices: Record<string, string>; initialValue?: string }

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

type DollarsOptions = FieldText & { min: number; initialValue?: number }

/** A whole number of dollars. */
export function dollarsField(title: string, shows: string, { min, ...text }: DollarsOptions): Field {
  const validation = (rule: NumberRule) => requireUnless(text.empty, rule).min(min).integer()
  return field(title, shows, { ...text, type: 'number', options: { help: 'dollars' }, validation })
}

export function switchField(title: string, shows: string, text: FieldText & { initialValue?: boolean } = {}): Field {
  return field(title, shows, { initialValue: false, ...text, type: 'boolean' })
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

type ArrayMember = ArrayDefinition['of'][number]

type ListOptions = FieldText & {
  options?: ArrayDefinition['options']
  /** One of this project's object types, "string", or a member of its own definition. */
  of: string | ArrayMember
  unique?: true
  /** The members that look well. A longer list gets a warning, and shows. */
  max?: number
  /** The members that the site can use. A longer list cannot be published. */
  limit?: number
  initialValue?: string[]
}

export function listField(title: string, shows: string, { of, unique, max, limit, ...text }: ListOptions): Field {
  return field(title, shows, {
    ...text,
    type: 'array',
    of: [typeof of === 'string' ? { type: of } : of],
    validation: rule => [
      text.empty === undefined ? rule.required().min(1) : rule,
      ...(limit === undefined ? [] : [rule.max(limit)]),
      ...(unique ? [rule.unique()] : []),
      ...(max === undefined ? [] : [fittingList(max, rule)]),
    ],
  })
}

export function shortText(max: number): ArrayMember {
  const validation = (rule: Rule) => [rule.custom(filledText), fittingText(max, rule)]
  return { type: 'string', options: { count: max }, validation }
}

type ReferencesOptions = Pick<ListOptions, 'max' | 'options'> & { to: string }

/** An ordered list of references to documents of one type, each at most once. */
export function referencesField(title: string, shows: string, { to, ...list }: ReferencesOptions): Field {
  const of = defineArrayMember({
    type: 'reference',
    title: 'Choose one, or create it',
    to: [{ type: to }],
    validation: rule =>
      rule.custom(chosen => (chosen?._ref ? true : 'Nothing is chosen here. Choose one, or remove this line.')),
  })
  return listField(title, shows, { ...list, of, unique: true })
}

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
