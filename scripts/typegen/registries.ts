import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LANDING_SECTIONS, SECTIONS, SECTIONS_OF_PAGES } from '../../lib/sections.ts'
import { listSections, pathOf, SECTIONS_FOLDER, type SectionName, sectionNamed } from './pieces.ts'

export const WRITTEN_BY = 'Written by `npm run generate`; changes made here are lost. See docs/extend.md.'
export const WRITTEN = `/** ${WRITTEN_BY} */\n`

export function writeRegistries(root: string): Record<string, string> {
  return {
    'schemas/sections.gen.ts': schemasFile(root),
    [`${SECTIONS_FOLDER}/components.gen.ts`]: componentsFile(root, 'COMPONENTS', () => true),
    [`${SECTIONS_FOLDER}/plain.gen.ts`]: componentsFile(root, 'PLAIN_COMPONENTS', ({ name }) =>
      SECTIONS_OF_PAGES.includes(name),
    ),
    [`${SECTIONS_FOLDER}/sections.gen.css`]: stylesFile(root, LANDING_SECTIONS),
    [`${SECTIONS_FOLDER}/pages.gen.css`]: stylesFile(root, SECTIONS_OF_PAGES),
  }
}

function schemasFile(root: string): string {
  const sections = listSections(root, 'schema').filter(({ name }) => Object.hasOwn(SECTIONS, name))
  const names = Object.keys(SECTIONS).filter(name => sections.some(section => section.name === name))
  return [
    WRITTEN,
    ...sections.map(section => `import { ${section.name} } from '../${pathOf(section, 'schema')}'\n`),
    "import { named } from './types.ts'\n",
    '\n/** In the order in which the Studio offers them. */\nexport const sectionTypes = named({\n',
    ...names.map(name => `  ${name},\n`),
    '})\n',
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

/** In a folder `hero.css` comes before `hero-wide.css`, which may override it. Code that is loaded late brings its `*.late.css` itself. */
function stylesFile(root: string, names: readonly string[]): string {
  const sheets = names.flatMap(name => {
    const { file } = sectionNamed(name)
    const found = globSync('*.css', { cwd: join(root, SECTIONS_FOLDER, file), exclude: ['*.late.css'] })
    const sorted = found.map(sheet => basename(sheet, '.css')).sort()
    return sorted.map(sheet => `@import "./${file}/${sheet}.css";\n`)
  })
  return [`/* ${WRITTEN_BY} */\n`, ...sheets].join('')
}
