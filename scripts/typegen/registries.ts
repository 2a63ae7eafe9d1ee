import { exportOf, listSections } from './pieces.ts'

export const QUERY_FILE = 'schemas/sections/index.query.gen.ts'
export const COMPONENTS_FILE = 'components/sections/components.gen.ts'
export const WRITTEN =
  '/** Written by `npm run typegen` from the files beside it; changes made here are lost. See docs/extend.md. */\n'

/** Returns the text of the files that list every section, by path. */
export function writeRegistries(root: string): Record<string, string> {
  return { [QUERY_FILE]: queryFile(root), [COMPONENTS_FILE]: componentsFile(root) }
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

function componentsFile(root: string): string {
  const sections = listSections(root, 'component')
  return [
    WRITTEN,
    "import type { ComponentType } from 'react'\n",
    "import type { SectionName } from '@/content/types'\n",
    ...sections.map(({ file, component }) => `import { ${component} } from './${file}'\n`),
    "import type { SectionProps } from './types'\n",
    '\nexport const COMPONENTS: { [Name in SectionName]: ComponentType<SectionProps<Name>> } = {\n',
    ...sections.map(({ name, component }) => `  ${name}: ${component},\n`),
    '}\n',
  ].join('')
}
