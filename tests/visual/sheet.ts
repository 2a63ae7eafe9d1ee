import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { pictureName, type State, type Width, widthsOf } from './state.ts'

/** The design's names for kinds of screens, with the widths that they stand for. */
const KINDS = { mobile: [320, 390], tablet: [768, 1024], desktop: [1440] } as const
/** Height in pixels at which the design's screens are shown, so that long pages stay side by side. */
const DESIGN_WIDTH = 720

export const SCREENS = 'test-results/screens'

/** Writes one HTML page with the screens of each state beside the design's, and returns its path. */
export async function writeSheet(states: State[], design: string): Promise<string> {
  const designs = readdirSync(design).filter(file => file.endsWith('.png'))
  const rows: string[] = []
  for (const state of states) {
    const own = widthsOf(state).map(width => figure(`${pictureName(state, width)}.webp`, `${width} px`, width / 2))
    const theirs = await Promise.all(designsOf(state, designs).map(file => copyDesign(join(design, file), file)))
    rows.push(`<section id="${state.name}"><h2>${state.name}</h2><div>${[...own, ...theirs].join('')}</div></section>`)
  }
  const file = join(SCREENS, 'index.html')
  writeFileSync(file, `${HEAD}<nav>${states.map(link).join(' ')}</nav>${rows.join('\n')}`)
  return existsSync(file) ? pathToFileURL(file).href : file
}

/** Every picture of the design whose name begins as the table says. */
function designsOf({ design = {} }: State, files: string[]): string[] {
  return Object.keys(KINDS).flatMap(kind => {
    const start = Object.entries(design).find(([name]) => name === kind)?.[1]
    return start ? files.filter(file => file.startsWith(start)) : []
  })
}

async function copyDesign(path: string, file: string): Promise<string> {
  const name = file.replace(/\.png$/, '.design.webp')
  await sharp(path).resize({ width: DESIGN_WIDTH, withoutEnlargement: true }).webp().toFile(join(SCREENS, name))
  return figure(name, `Design: ${file}`, file.startsWith('mobile') ? widthOf('mobile') : widthOf('desktop'), 'design')
}

function widthOf(kind: keyof typeof KINDS): Width {
  return KINDS[kind][KINDS[kind].length - 1] ?? 390
}

function figure(file: string, caption: string, width: number, kind = 'own'): string {
  return `<figure class="${kind}"><img src="${file}" loading="lazy" width="${width}" alt=""><figcaption>${caption}</figcaption></figure>`
}

function link({ name }: State): string {
  return `<a href="#${name}">${name}</a>`
}

const HEAD = `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>
  body { margin: 24px; font: 15px/1.5 sans-serif; background: #26262c; color: #eee }
  nav { columns: 5 } a { display: block; color: #9fd8c2 }
  section > div { display: flex; gap: 24px; align-items: start; overflow-x: auto }
  figure { margin: 0; flex: none } img { display: block; height: auto; background: #fff }
  .design img { outline: 3px solid #e9a23b }
</style>
`
