import { problemOfAltText } from '@/lib/alt-text'
import type { Finding } from './finding'
import { walkObjects } from './walk'

/** Pictures without alternative text, or with one that is of no use. */
export function findAlternativeTexts(document: unknown): Finding[] {
  return [...walkObjects(document)].flatMap(({ object, path, holder }) => {
    if (!isPicture(object)) return []
    const sentence = problemOf(object, holder)
    return sentence ? [{ path: [...path, 'alt'], sentence }] : []
  })
}

function problemOf(picture: Record<string, unknown>, holder: Record<string, unknown> | null): string | null {
  const alt = typeof picture.alt === 'string' ? picture.alt : ''
  if (alt.trim() === '') return 'The picture has no alternative text: people who cannot see it learn nothing of it.'
  const problem = problemOfAltText(alt, [picture.caption, holder?.caption])
  return problem && `The alternative text is “${alt}”. ${problem}.`
}

/** Files have assets too, but need no alternative text. */
function isPicture({ asset }: Record<string, unknown>): boolean {
  return typeof asset === 'object' && asset !== null && '_ref' in asset && String(asset._ref).startsWith('image-')
}
