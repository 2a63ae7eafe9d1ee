type Declaration = { prop: string; value: string }
type LocalFont = { src: string; weight: string; variable: string; declarations?: Declaration[] }

const FOLDER = '/app/fonts/'

/** Stands in for next/font/local, which only Next's compiler understands: loads the same files with the same declarations. */
export default function localFont({ src, weight, variable, declarations = [] }: LocalFont): { variable: string } {
  const family = variable.replace(/^--/, '')
  const value = (name: string) => declarations.find(({ prop }) => prop === name)?.value
  const face = new FontFace(family, `url(${new URL(src, location.origin + FOLDER)})`, {
    weight,
    unicodeRange: value('unicode-range'),
    ascentOverride: value('ascent-override'),
    descentOverride: value('descent-override'),
    lineGapOverride: value('line-gap-override'),
  })
  document.fonts.add(face)
  document.documentElement.style.setProperty(variable, family)
  return { variable: family }
}
