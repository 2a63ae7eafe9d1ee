import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ICON_NAMES, type IconName, UI_ICON_NAMES, type UiIconName } from '../../lib/icons.ts'

type Weight = 'regular' | 'fill'
type Icons = Record<string, ComponentType<{ weight: Weight }> | undefined>

/** Icons of the site's controls that are drawn filled. */
const FILLED: readonly UiIconName[] = ['pause', 'play']

/** Returns the text of the file with all icons, by path. */
export async function writeIcons(): Promise<Record<string, string>> {
  const symbols = await Promise.all([
    ...[...ICON_NAMES, ...UI_ICON_NAMES].map(name => drawSymbol(name, 'regular')),
    ...FILLED.map(name => drawSymbol(name, 'fill')),
  ])
  return {
    'components/ui/icons.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">\n${symbols.join('')}</svg>\n`,
  }
}

async function drawSymbol(name: IconName | UiIconName, weight: Weight): Promise<string> {
  const component = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const { [`${component}Icon`]: icon }: Icons = await import(`@phosphor-icons/react/dist/ssr/${component}`)
  if (!icon) throw new Error(`Phosphor has no icon “${name}”.`)
  const id = weight === 'fill' ? `${name}-fill` : name
  const shapes = renderToStaticMarkup(createElement(icon, { weight })).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${id}" viewBox="0 0 256 256">${shapes}</symbol>\n`
}
