import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A section of the landing page or of pages: `big-numbers` in paths, `bigNumbers` in content, `BigNumbers` as a component. */
export type SectionName = { file: string; name: string; component: string }

/** The kinds of file that make up a section. A reader is needed only where the generated one is not enough. */
export type Piece = 'schema' | 'query' | 'component' | 'reader'

const LISTED_IN = 'schemas/sections/index.ts'
const FILES: Record<Piece, RegExp> = {
  schema: /^([a-z0-9-]+)\.ts$/,
  query: /^([a-z0-9-]+)\.query\.ts$/,
  component: /^([a-z0-9-]+)$/,
  reader: /^([a-z0-9-]+)\.ts$/,
}
const FOLDERS: Record<Piece, string> = {
  schema: 'schemas/sections',
  query: 'schemas/sections',
  component: 'components/sections',
  reader: 'content/sections',
}
const SHARED = ['index', 'raw', 'types']

export function listSections(root: string, piece: Piece): SectionName[] {
  return readdirSync(join(root, FOLDERS[piece]))
    .flatMap(entry => FILES[piece].exec(entry)?.[1] ?? [])
    .filter(file => !SHARED.includes(file) && existsSync(join(root, pathOf(piece, file))))
    .sort()
    .map(nameSection)
}

/** Returns a sentence for each missing piece, which says what to write and where. */
export function listForgotten(root: string): string[] {
  const schemas = listSections(root, 'schema')
  return [
    ...schemas.flatMap(section => [
      ...(['query', 'component'] as const).flatMap(piece => forgottenPiece(root, section, piece)),
      ...forgottenLine(root, section),
    ]),
    ...(['query', 'component', 'reader'] as const).flatMap(piece =>
      listSections(root, piece)
        .filter(({ file }) => !existsSync(join(root, pathOf('schema', file))))
        .map(section => withoutSchema(section, piece)),
    ),
    ...(['schema', 'query', 'component', 'reader'] as const).flatMap(piece =>
      listSections(root, piece).flatMap(section => wrongExport(root, section, piece)),
    ),
  ]
}

function forgottenPiece(root: string, section: SectionName, piece: Piece): string[] {
  const path = pathOf(piece, section.file)
  if (existsSync(join(root, path))) return []
  const schema = pathOf('schema', section.file)
  return [
    `The section “${section.name}” has a schema (${schema}) but no ${piece}: ` +
      `write ${path}, which exports ${exportOf(section, piece)}. See docs/extend.md.`,
  ]
}

function forgottenLine(root: string, { file, name }: SectionName): string[] {
  const [, listed = ''] = /sectionTypes = \{([^}]*)\}/.exec(readFileSync(join(root, LISTED_IN), 'utf8')) ?? []
  if (listed.split(',').some(entry => entry.trim() === name)) return []
  return [
    `The section “${name}” has a schema (${pathOf('schema', file)}) but the Studio does not offer it: ` +
      `import it in ${LISTED_IN} and name it in sectionTypes. See docs/extend.md.`,
  ]
}

function withoutSchema(section: SectionName, piece: Piece): string {
  return (
    `The section “${section.name}” has a ${piece} (${pathOf(piece, section.file)}) but no schema: ` +
    `write ${pathOf('schema', section.file)}, which exports ${section.name}, or remove the ${piece}. See docs/extend.md.`
  )
}

function wrongExport(root: string, section: SectionName, piece: Piece): string[] {
  const path = pathOf(piece, section.file)
  const name = exportOf(section, piece)
  const isExported = new RegExp(`^export (async )?(const|function) ${name}\\b`, 'm')
  if (isExported.test(readFileSync(join(root, path), 'utf8'))) return []
  return [`${path} must export ${name}: that is how the section “${section.name}” is found. See docs/extend.md.`]
}

function pathOf(piece: Piece, file: string): string {
  const names: Record<Piece, string> = {
    schema: `${file}.ts`,
    query: `${file}.query.ts`,
    component: `${file}/index.tsx`,
    reader: `${file}.ts`,
  }
  return `${FOLDERS[piece]}/${names[piece]}`
}

export function exportOf({ name, component }: SectionName, piece: Piece): string {
  return { schema: name, query: `${name}Fields`, component, reader: `to${component}` }[piece]
}

function nameSection(file: string): SectionName {
  const component = file.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return { file, component, name: component.charAt(0).toLowerCase() + component.slice(1) }
}
