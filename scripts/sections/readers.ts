import { parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'
import { listSections, type SectionName } from './pieces.ts'
import { readObject, UnreadableField, withoutNull } from './read-field.ts'
import { WRITTEN } from './registries.ts'

export const READERS_FILE = 'content/sections/readers.gen.ts'

type Section = Extract<TypeNode, { type: 'object' }>

/** Uses the hand-written reader of a section or generates one. `problems` has a sentence for each section with neither. */
export function writeReaders(root: string, schema: SchemaType, query: string): { text: string; problems: string[] } {
  const own = new Map(listSections(root, 'reader').map(section => [section.name, section]))
  const problems: string[] = []
  const entries = sectionsOf(typeEvaluate(parse(query), schema)).map(([name, section]) => {
    const reader = own.get(name)
    if (reader) return `  ${name}: to${reader.component},\n`
    try {
      return `  ${name}: (raw: RawSection<'${name}'>) => (${readObject(section.attributes, 'raw', name)}),\n`
    } catch (error) {
      if (!(error instanceof UnreadableField)) throw error
      problems.push(unreadable(name, error.message))
      return ''
    }
  })
  return { text: fileOf(entries.join(''), [...own.values()]), problems }
}

function fileOf(entries: string, own: SectionName[]): string {
  const used = (names: string[]) => names.filter(name => new RegExp(`\\b${name}\\(`).test(entries))
  const shared: [string, string[]][] = [
    ['../film', used(['completeFilm'])],
    ['../rich-text', used(['richText'])],
    ['../values', used(['icon', 'link', 'list', 'picture', 'text'])],
  ]
  return [
    WRITTEN,
    ...shared.filter(([, names]) => names.length > 0).map(([from, names]) => importLine(names.join(', '), from)),
    ...own
      .filter(({ name }) => entries.includes(`  ${name}: to`))
      .map(({ file, component }) => importLine(`to${component}`, `./${file}`)),
    "import type { RawSection, SectionName } from './raw'\n",
    '\nexport const READERS = {\n',
    entries,
    '} satisfies { [Name in SectionName]: (raw: RawSection<Name>) => { _type: Name; _key: string } }\n',
  ].join('')
}

function importLine(names: string, from: string): string {
  return `import { ${names} } from '${from}'\n`
}

function unreadable(name: string, path: string): string {
  const component = name.charAt(0).toUpperCase() + name.slice(1)
  const file = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return (
    `No reader can be made for “${path}”, which may be of several kinds: ` +
    `write content/sections/${file}.ts, which exports to${component}. See docs/extend.md.`
  )
}

function sectionsOf(page: TypeNode): [string, Section][] {
  const objects = withoutNull(page).kinds.filter(isObject)
  const lists = objects.flatMap(({ attributes }) =>
    attributes.sections ? withoutNull(attributes.sections.value).kinds : [],
  )
  return lists
    .flatMap(list => (list.type === 'array' ? withoutNull(list.of).kinds : []))
    .filter(isObject)
    .flatMap((section): [string, Section][] => {
      const name = section.attributes._type?.value
      return name?.type === 'string' && name.value ? [[name.value, section]] : []
    })
}

function isObject(type: TypeNode): type is Section {
  return type.type === 'object'
}
