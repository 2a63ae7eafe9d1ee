import { type ArraySchemaType, getValueAtPath, type Path, type SchemaType } from 'sanity'
import { textOr } from '../preview.ts'

/** Titles that lead to a field in the form: "Sections", "Hero", "Trial button", "Leads to". They end where the form has none. */
export function titlesOfPath(type: SchemaType, value: unknown, path: Path): string[] {
  const [segment, ...rest] = path
  if (segment === undefined) return []
  const child = getValueAtPath(value, [segment])
  const childType = typeOfChild(type, segment, child)
  // The titles inside a rich text are never visible to staff.
  if (!childType || childType.name === 'block') return []
  const title = type.jsonType === 'array' ? titleOfMember(type, value, child, childType) : childType.title
  return [...(title ? [title] : []), ...titlesOfPath(childType, child, rest)]
}

/** Tells a member of a list from its siblings: by its own title or its number. Alone, it is named only if the list may hold more than one type. */
function titleOfMember(list: ArraySchemaType, members: unknown, member: unknown, memberType: SchemaType) {
  const alike = (Array.isArray(members) ? members : []).filter(other => typeOfChild(list, 0, other) === memberType)
  if (alike.length < 2 || Object(member)._ref) return list.of.length > 1 ? memberType.title : undefined
  const [first] = Object.values(memberType.preview?.select ?? {})
  return textOr(first && getValueAtPath(member, [first]), `${memberType.title} ${alike.indexOf(member) + 1}`)
}

export function typeOfChild(type: SchemaType, segment: Path[number], child: unknown): SchemaType | undefined {
  if (type.jsonType === 'object') return type.fields.find(({ name }) => name === segment)?.type
  if (type.jsonType !== 'array') return undefined
  return type.of.find(member => member.name === Object(child)._type) ?? (type.of.length === 1 ? type.of[0] : undefined)
}
