import type { StoredDocument } from './content-server.ts'

export type Corruption = {
  document: StoredDocument
  /** Such as `sections[1].film.poster`. */
  path: string
  how: 'gone' | 'empty' | 'wrong' | 'dangling'
  changed: StoredDocument
}

type Step = string | number
type Field = { steps: Step[]; value: unknown }

/** The documents that content cannot do without a field of, one field at a time. Of each type, the document with most fields stands for all. */
export function listCorruptions(documents: StoredDocument[]): Corruption[] {
  const own = documents.filter(({ _type }) => !_type.startsWith('sanity.'))
  return [...Map.groupBy(own, ({ _type }) => _type).values()].flatMap(all => {
    const [document] = all.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)
    return document ? fieldsOf(document, []).flatMap(field => corrupt(document, field)) : []
  })
}

/** In a list, the first member of each type stands for the others. */
function fieldsOf(value: unknown, steps: Step[]): Field[] {
  if (typeof value !== 'object' || value === null || '_ref' in value) return []
  const inner: [Step, unknown][] = Array.isArray(value)
    ? [...Map.groupBy(value.entries(), ([, member]) => Object(member)._type).values()].flatMap(([first]) =>
        first ? [first] : [],
      )
    : Object.entries(value).filter(([name]) => !name.startsWith('_') && name !== 'media')
  return inner.flatMap(([step, each]) => {
    const path = [...steps, step]
    return [{ steps: path, value: each }, ...fieldsOf(each, path)]
  })
}

function corrupt(document: StoredDocument, { steps, value }: Field): Corruption[] {
  const path = steps
    .map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1)
  const as = (how: Corruption['how'], changedValue: unknown): Corruption => ({
    ...{ document, path, how },
    changed: { ...document, ...Object(change(document, steps, changedValue)) },
  })
  return [
    as('gone', typeof steps.at(-1) === 'number' ? null : undefined),
    as('wrong', typeof value === 'string' ? 42 : 'not that'),
    ...(Array.isArray(value) ? [as('empty', [])] : []),
    ...(Object(value)._ref ? [as('dangling', { ...Object(value), _ref: 'gone' })] : []),
  ]
}

function change(value: unknown, [step, ...deeper]: Step[], changed: unknown): unknown {
  if (step === undefined) return changed
  if (Array.isArray(value)) return value.map((item, place) => (place === step ? change(item, deeper, changed) : item))
  return { ...Object(value), [step]: change(Object(value)[step], deeper, changed) }
}
