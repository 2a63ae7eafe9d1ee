import { type Finding, walkObjects } from './finding.ts'

/** Finds content that came with the project or was left for later, and must not stay on a real site. */
export function findSamples(document: Record<string, unknown>): Finding[] {
  const samples =
    document.sample === true
      ? [
          {
            path: [],
            sentence: 'This is sample content, which is invented. Replace it, then switch off its mark.',
          },
        ]
      : []
  const unfinished = [...walkObjects(document)]
    .filter(({ object }) => object._type === 'block' && object.style === 'unfinished')
    .map(({ path }) => ({ path, sentence: 'This paragraph says that something is still to be written.' }))
  return [...samples, ...unfinished]
}
