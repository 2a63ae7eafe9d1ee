import { SECTIONS_OF_PAGES } from '../../lib/sections.ts'
import { exportOf, listSections, type SectionName } from './pieces.ts'

export const QUERY_FILE = 'schemas/sections/index.query.gen.ts'
export const COMPONENTS_FILE = 'components/sections/components.gen.ts'
const PLAIN_FILE = 'components/sections/plain.gen.ts'
export const WRITTEN =
  '/** Written by `npm run typegen` from the files beside it; changes made here are lost. See docs/extend.md. */\n'

/** Returns the text of the files that list every section, by path. */
export function writeRegistries(root: string): Record<string, string> {
  return {
    [QUERY_FILE]: queryFile(root),
    [COMPONENTS_FILE]: componentsFile(root, 'COMPONENTS', () => true),
    [PLAIN_FILE]: componentsFile(root, 'PLAIN_COMPONENTS', ({ name }) => SECTIONS_OF_PAGES.includes(name)),
  }
}

function queryFile(root: string): string {
  const sections = listSections(root, 'query')
  const fields = sections.map(section => ({ ...section, fields: exportOf(section, 'query') }))
  return [
    WRITTEN,
    ...fields.map(({ file, fields }) => `import { ${fields} } from './${file}.query.ts'\n`),
    '\nexport const sectionsFields = /* groq */ `\n    _key,\n    _type',
    ...fields.map(({ name, fields }) => `,\n    _type == "${name}" => {\${${fields}}}`),
    '\n`\n',
  ].join('')
}

/** A file of its own for the sections of pages, because whoever imports a component loads its code in the browser, too. */
function componentsFile(root: string, name: string, isListed: (section: SectionName) => boolean): string {
  const sections = listSections(root, 'component').filter(isListed)
  return [
    WRITTEN,
    ...sections.map(({ file, component }) => `import { ${component} } from './${file}'\n`),
    "import type { SectionComponents } from './types'\n",
    `\nexport const ${name} = {\n`,
    ...sections.map(({ name, component }) => `  ${name}: ${component},\n`),
    `} satisfies ${name === 'COMPONENTS' ? 'SectionComponents' : 'Partial<SectionComponents>'}\n`,
  ].join('')
}
