import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WRITTEN, WRITTEN_BY } from './registries.ts'

const FOLDER = 'local/donation-site'

/** They draw the site's walls, rosettes and tiles of masjids, and read amounts. What they import is beside them. */
const MODULES = {
  'outlines.gen.ts': 'components/ui/fabric/outlines.ts',
  'rosette.gen.ts': 'components/ui/fabric/rosette.ts',
  'crest.gen.ts': 'lib/crest.ts',
  'browser/amounts.gen.ts': 'lib/amounts.ts',
  'browser/plain-text.gen.ts': 'lib/plain-text.ts',
}
const IMPORT = /(?<=^import .* from '\.\/[\w-]+)(?=\.ts'$)/gm
const TOKENS = /^ {2}--(?:color-[a-z]|ease-|text-(?:title|base|sm):).*\n/gm

/** Returns copies of what the donation host shares with the site, by path: local/ may import nothing of it. */
export function writeDonationSite(root: string): Record<string, string> {
  if (!existsSync(join(root, FOLDER))) return {}
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const modules = Object.entries(MODULES).map(([name, path]) => [
    `${FOLDER}/${name}`,
    `${WRITTEN}\n${read(path).replace(IMPORT, '.gen').replace('./colors.gen', '../colors.gen')}`,
  ])
  const [shared = ''] = read('app/styles/tokens.css').split(/^}/m)
  const tokens = shared.match(TOKENS) ?? []
  return {
    ...Object.fromEntries(modules),
    'local/colors.gen.ts': read('lib/colors.gen.ts'),
    [`${FOLDER}/styles/site.gen.css`]: `/* ${WRITTEN_BY} */\n:root {\n${tokens.join('')}}\n`,
  }
}
