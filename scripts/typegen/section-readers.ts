import { parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'
import { listSections, pathOf, sectionNamed } from './pieces.ts'
import { READER_IMPORTS, readObject, UnreadableField, withoutNull } from './read-field.ts'
import { WRITTEN } from './registries.ts'
import type { Definition } from './shapes.ts'

type Section = Extract<TypeNode, { type: 'object' }>

/** `problems` has a sentence for each section with a field that needs a hand-written reader and has none, and each unknown field. */
export function writeSectionReaders(root: string, schema: SchemaType, query: string, types: readonly Definition[]) {
  const own = new Map(listSections(root, 'reader').map(section => [section.name, section]))
  const needs = needsOf(types)
  const problems: string[] = []
  const readers: string[] = []
  const fields = sectionsOf(typeEvaluate(parse(query), schema)).map(([name, section]) => {
    const reader = own.get(name)
    try {
      const read = readObject(section.attributes, 'raw', name, { isLenient: reader !== undefined, needs, problems })
      if (reader) readers.push(`  ${name}: to${reader.component},\n`)
      return `  ${name}: (raw: RawSection<'${name}'>) => (${read}),\n`
    } catch (error) {
      if (!(error instanceof UnreadableField)) throw error
      const section = sectionNamed(name)
      problems.push(
        `No reader can be made for “${error.message}”, which may be of several kinds: write ${pathOf(section, 'reader')}, which exports to${section.component}. See docs/extend.md.`,
      )
      return ''
    }
  })
  return {
    files: {
      'content/sections/fields.gen.ts': `${WRITTEN}${READER_IMPORTS}import type { RawSection } from './raw'

export const FIELDS = {\n${fields.join('')}}\n`,
      'content/sections/readers.gen.ts': [
        WRITTEN,
        ...[...own.values()].map(
          section => `import { to${section.component} } from '@/${pathOf(section, 'reader').replace('.ts', '')}'\n`,
        ),
        "import { FIELDS } from './fields.gen'\n",
        "import type { RawSection, SectionName } from './raw'\n",
        `\nexport const READERS = {\n  ...FIELDS,\n${readers.join('')}} `,
        'satisfies { [Name in SectionName]: (raw: RawSection<Name>) => { _type: Name; _key: string } }\n',
      ].join(''),
    },
    problems,
  }
}

/** By the path of a list: the fields without which its items are left out (schemas/input-options.ts). */
function needsOf(types: readonly Definition[]): Record<string, string[]> {
  const lists = types.flatMap(type =>
    (type.fields ?? []).map(({ name, options }) => [`${type.name}.${name}`, Object(options).needs]),
  )
  return Object.fromEntries(lists)
}

function sectionsOf(page: TypeNode): [string, Section][] {
  const kindsOf = (type: TypeNode) => withoutNull(type).kinds
  return kindsOf(page)
    .flatMap(kind =>
      kind.type === 'object' && kind.attributes.sections ? kindsOf(kind.attributes.sections.value) : [],
    )
    .flatMap(list => (list.type === 'array' ? kindsOf(list.of) : []))
    .flatMap((section): [string, Section][] => {
      const name = section.type === 'object' ? section.attributes._type?.value : undefined
      return section.type === 'object' && name?.type === 'string' && name.value ? [[name.value, section]] : []
    })
}
