import { WRITTEN } from './registries.ts'
import { type Definition, OF_WORDS } from './shapes.ts'

const FILE = 'schemas/sections.query.gen.ts'
/** What queries ask for of types that content reads in ways of its own, in schemas/objects/fields.query.ts. */
const FRAGMENTS = ['figure', 'link', 'picture', 'richText', 'video']

/** All that staff see of each section, and of the documents that it refers to. */
export function writeSectionQueries(types: readonly Definition[], sections: readonly string[]): Record<string, string> {
  const lines = sections.toSorted().map(name => `,\n    _type == "${name}" => {${fieldsOfType(name)}}`)
  const text = `    _key,\n    _type${lines.join('')}`
  const fragments = FRAGMENTS.map(name => `${name}Fields`).filter(name => text.includes(name))
  return {
    [FILE]: [
      WRITTEN,
      `import { ${fragments.join(', ')} } from './objects/fields.query.ts'\n`,
      `\nexport const sectionsFields = /* groq */ \`\n${text}\n\`\n`,
    ].join(''),
  }

  function fieldsOfType(name: string): string {
    return FRAGMENTS.includes(name) ? `\${${name}Fields}` : projectionOf(types.find(type => type.name === name)?.fields)
  }

  function projectionOf(fields: readonly Definition[] = []): string {
    return fields
      .filter(({ hidden }) => hidden !== true)
      .map(each => `${each.name}${suffixOf(each)}`)
      .join(', ')
  }

  /** Nothing after a text, a number and the like, and after an object of sentences, which its table of words completes. */
  function suffixOf({ type, description, fields, of = [] }: Definition): string {
    if (type === 'richText') return `[]{${fieldsOfType(type)}}`
    if (type === 'array') return suffixOfList(of)
    if (fields) return OF_WORDS.test(String(description)) ? '' : `{${projectionOf(fields)}}`
    const inner = fieldsOfType(type)
    return inner && `{${inner}}`
  }

  function suffixOfList([member, ...others]: NonNullable<Definition['of']>): string {
    const [target] = [member?.to ?? []].flat()
    if (target) return `[]->{_id, ${fieldsOfType(target.type)}}`
    if (others.length === 0) {
      const inner = fieldsOfType(member?.type ?? '')
      return inner && `[]{_key, ${inner}}`
    }
    const kinds = [member, ...others].map(each => `_type == "${each?.type}" => {${fieldsOfType(each?.type ?? '')}}`)
    return `[]{_key, _type, ${kinds.join(', ')}}`
  }
}
