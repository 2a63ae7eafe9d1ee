/**
 * `npm run bench`: measures and prints goal and value side by side; `npm run bench -- page` measures one part, and
 * `--verbose` lists what the page loads. A goal that is missed is no error.
 */
import { type Figure, printFigures } from './figure.ts'

const PARTS: Record<string, (isVerbose: boolean) => Promise<Figure[]>> = {
  lake: async () => (await import('./lake.ts')).benchLake(),
  page: async isVerbose => (await import('./page.ts')).benchPage(isVerbose),
  templates: async () => (await import('./templates.ts')).benchTemplates(),
}

const words = process.argv.slice(2)
const names = words.filter(word => word !== '--verbose')
if (names.some(name => !(name in PARTS))) {
  console.error(`Please write: npm run bench -- [${Object.keys(PARTS).join('|')}] [--verbose]`)
  process.exit(1)
}

for (const [name, bench] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue
  const figures = await bench(words.includes('--verbose'))
  console.log(`\n── ${name}`)
  printFigures(figures)
}
