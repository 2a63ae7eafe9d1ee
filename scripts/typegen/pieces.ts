import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `big-numbers` in paths, `bigNumbers` in content, `BigNumbers` as a component. */
export type SectionName = { file: string; name: string; component: string }

export const SECTIONS_FOLDER = 'components/sections'
const LISTED_IN = 'lib/sections.ts'
/** A reader is needed only where the generated one is not enough. */
const PIECES = ['schema', 'component', 'reader'] as const
type Piece = (typeof PIECES)[number]

export function listSections(root: string, piece?: Piece): SectionName[] {
  return readdirSync(join(root, SECTIONS_FOLDER), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => nameSection(name))
    .filter(section => !piece || existsSync(join(root, pathOf(section, piece))))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
}

/** Each sentence says what to write and where. */
export function listForgotten(root: string): string[] {
  const sections = listSections(root)
  const listed = readListed(root)
  return [
    ...sections.flatMap(section => [
      ...PIECES.flatMap(piece => problemsOf(root, section, piece)),
      ...(listed.includes(section.name) ? [] : [forgottenLine(section)]),
    ]),
    ...listed.filter(name => !sections.some(section => section.name === name)).map(withoutFolder),
  ]
}

/** Reads the file, because in tests it is not the one of this process. */
function readListed(root: string): string[] {
  const [, lines = ''] = /SECTIONS = \{([^}]*)\}/.exec(readFileSync(join(root, LISTED_IN), 'utf8')) ?? []
  return [...lines.matchAll(/(\w+):/g)].map(([, name = '']) => name)
}

function problemsOf(root: string, section: SectionName, piece: Piece): string[] {
  const [path, name] = [pathOf(section, piece), exportOf(section, piece)]
  if (!existsSync(join(root, path))) {
    const sentence = `The section “${section.name}” has a folder but no ${piece}: write ${path}, which exports ${name}. See docs/extend.md.`
    return piece === 'reader' ? [] : [sentence]
  }
  const isExported = new RegExp(`^export (async )?(const|function) ${name}\\b`, 'm')
  if (isExported.test(readFileSync(join(root, path), 'utf8'))) return []
  return [`${path} must export ${name}: that is how the section “${section.name}” is found. See docs/extend.md.`]
}

function forgottenLine({ file, name }: SectionName): string {
  return `The section “${name}” has a folder (${SECTIONS_FOLDER}/${file}) but the Studio does not offer it: add its line to ${LISTED_IN}. See docs/extend.md.`
}

function withoutFolder(name: string): string {
  return `The section “${name}” is listed in ${LISTED_IN} but has no folder: write ${pathOf(sectionNamed(name), 'schema')}, which exports ${name}, or remove the line. See docs/extend.md.`
}

export function pathOf({ file }: SectionName, piece: Piece): string {
  const names: Record<Piece, string> = {
    schema: `${file}.schema.ts`,
    component: 'index.tsx',
    reader: `${file}.read.ts`,
  }
  return `${SECTIONS_FOLDER}/${file}/${names[piece]}`
}

export function exportOf({ name, component }: SectionName, piece: Piece): string {
  return { schema: name, component, reader: `to${component}` }[piece]
}

export function sectionNamed(name: string): SectionName {
  return nameSection(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))
}

function nameSection(file: string): SectionName {
  const component = file.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return { file, component, name: component.charAt(0).toLowerCase() + component.slice(1) }
}
