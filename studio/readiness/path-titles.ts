import type { Path, SchemaType } from 'sanity'

/** Titles that lead to a field in the form: "Sections", "Hero", "Trial button", "Leads to". They end where the form has none. */
export function titlesOfPath(type: SchemaType, value: unknown, path: Path): string[] {
  const [segment, ...rest] = path
  if (segment === undefined) return []
  const child = childOf(value, segment)
  const childType = typeOfChild(type, segment, child)
  // The titles inside a rich text are never visible to staff.
  if (!childType || childType.name === 'block') return []
  // A list member is named only if the list may hold more than one type.
  const isNamed = type.jsonType !== 'array' || type.of.length > 1
  return [...(isNamed && childType.title ? [childType.title] : []), ...titlesOfPath(childType, child, rest)]
}

function typeOfChild(type: SchemaType, segment: Path[number], child: unknown): SchemaType | undefined {
  if (type.jsonType === 'object') return type.fields.find(({ name }) => name === segment)?.type
  if (type.jsonType !== 'array') return undefined
  const name = typeof child === 'object' && child !== null && '_type' in child ? child._type : null
  return type.of.find(member => member.name === name) ?? (type.of.length === 1 ? type.of[0] : undefined)
}

function childOf(value: unknown, segment: Path[number]): unknown {
  if (Array.isArray(value)) {
    if (typeof segment === 'number') return value[segment]
    return value.find(member => typeof segment === 'object' && '_key' in segment && member?._key === segment._key)
  }
  return typeof segment === 'string' && typeof value === 'object' && value !== null
    ? Reflect.get(value, segment)
    : undefined
}
