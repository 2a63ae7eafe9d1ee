import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WRITTEN } from './registries.ts'

const TOKEN = /^ {2}--color-([a-z][\w-]*): (?:(#fff)|oklch\(([\d.]+) ([\d.]+) ([\d.]+)\));/gm

/** Returns the tokens of color as hexadecimal sRGB, by path, for whatever is no style sheet of the site. Tokens with an alpha are left out. */
export function writeColors(root: string): Record<string, string> {
  const tokens = [...readFileSync(join(root, 'app/styles/tokens.css'), 'utf8').matchAll(TOKEN)]
  const lines = tokens.map(([, name = '', white, ...numbers]) => {
    const color = white ? '#ffffff' : toHex(numbers.map(Number))
    return `export const ${name.toUpperCase().replaceAll('-', '_')} = '${color}'\n`
  })
  return { 'lib/colors.gen.ts': `${WRITTEN}\n${lines.join('')}` }
}

/** From lightness, chroma and hue in degrees: https://www.w3.org/TR/css-color-4/#color-conversion-code, by way of Oklab. */
function toHex([lightness = 0, chroma = 0, hue = 0]: number[]): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(channel => byteOf(channel).toString(16).padStart(2, '0')).join('')}`
}

function byteOf(linear: number): number {
  const shown = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, shown)) * 255)
}
