import type { SanityClient } from '@sanity/client'
import { problemOfAltText } from '../../lib/alt-text.ts'
import { isBlank } from '../../lib/plain-text.ts'
import { type Finding, walkObjects } from './finding.ts'
import { findLongHeadlines } from './headlines.ts'
import { fetchLinkTargets, type LinkTargets, withDocument } from './link-targets.ts'
import { collectSiteLinks, findBrokenLinks, findMissingHeadings } from './links.ts'
import { findRepeatedQuotes } from './repeated-quotes.ts'
import { findSmallPictures } from './small-pictures.ts'

const NOT_CHECKED: Finding = {
  path: [],
  sentence: 'The links could not be checked: the content service did not answer. Look at them yourself, or try again.',
}

const TEXT_ALONE = 'There is a text for a picture, but no picture. Choose one, or empty the alternative text.'
const PICTURES: unknown[] = ['picture', 'figure']

/** All findings about a document. Queries the content service only if there are links to check. Never rejects. */
export async function checkReadiness(client: SanityClient, document: Record<string, unknown>): Promise<Finding[]> {
  const links = collectSiteLinks(document)
  const targets = links.length > 0 ? await fetchLinkTargets(client, links).catch(() => null) : null
  const findings = findWithin(document)
  if (links.length === 0) return findings
  return [...findings, ...findInLinks(document, targets)]
}

export function findWithin(document: Record<string, unknown>): Finding[] {
  return [
    ...findAlternativeTexts(document),
    ...findSmallPictures(document),
    ...findLongHeadlines(document),
    ...findRepeatedQuotes(document),
    ...findMissingHeadings(document),
    ...findSampleFigures(document),
  ]
}

/** `targets` is null if the content service did not respond. */
export function findInLinks(document: Record<string, unknown>, targets: LinkTargets | null): Finding[] {
  return targets ? findBrokenLinks(document, withDocument(targets, document)) : [NOT_CHECKED]
}

export function findAlternativeTexts(document: unknown): Finding[] {
  return [...walkObjects(document)].flatMap(({ object, path, holder }) => {
    if (isTextAlone(object)) return [{ path, sentence: TEXT_ALONE }]
    if (!isPicture(object)) return []
    const sentence = problemOf(object, holder)
    return sentence ? [{ path: [...path, 'alt'], sentence }] : []
  })
}

function problemOf(picture: Record<string, unknown>, holder: Record<string, unknown> | null): string | null {
  const alt = typeof picture.alt === 'string' ? picture.alt : ''
  if (alt.trim() === '') return 'The picture has no alternative text: people who cannot see it learn nothing about it.'
  const problem = problemOfAltText(alt, [picture.caption, holder?.caption])
  return problem && `The alternative text is “${alt}”. ${problem}.`
}

/** A finding, not an error: the page itself says below the figures that they are samples. */
function findSampleFigures(document: unknown): Finding[] {
  return [...walkObjects(document)].flatMap(({ object, path }) =>
    object._type === 'figures' && object.sample === true
      ? [{ path: [...path, 'sample'], sentence: 'The figures are samples: replace them before visitors read them.' }]
      : [],
  )
}

/** A picture was removed, or a revert brought back a state in which it was not uploaded yet. */
function isTextAlone({ _type, asset, alt }: Record<string, unknown>): boolean {
  return PICTURES.includes(_type) && !asset && typeof alt === 'string' && !isBlank(alt)
}

/** Files have assets too, but need no alternative text. */
function isPicture({ asset }: Record<string, unknown>): boolean {
  return typeof asset === 'object' && asset !== null && '_ref' in asset && String(asset._ref).startsWith('image-')
}
