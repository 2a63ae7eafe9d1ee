import { headingStyles } from './headings'
import { linkAddresses } from './links'
import { listOf, wordListOf } from './lists'
import { lookIn, NO_LOOK } from './look'
import { type ListPlace, type Look, type Paragraph, textOf, tidyRuns } from './paragraph'
import { readTable } from './table'

const SKIPPED = namesOf(
  'audio button canvas col colgroup head iframe img input link meta noscript object picture script select style svg template textarea title video xml',
)
const BLOCKS = namesOf(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav p pre section summary',
)
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore)/i
/** Soft hyphens, zero-width characters, and those that turn the direction of what follows. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g
/** Mail programs write emoji as pictures. */
const EMOJI = /^\p{Extended_Pictographic}/u
const QUOTE_CLASS = /^Mso(?:Intense)?Quote/
const [ELEMENT_NODE, TEXT_NODE] = [1, 3]

type Place = {
  look: Look
  style: Paragraph['style']
  list: ListPlace | null
  /** Inside a list item, in which every block becomes a line. */
  isItem: boolean
  /** Inside <pre>, where line breaks count. */
  isKept: boolean
}

const START: Place = { look: NO_LOOK, style: 'normal', list: null, isItem: false, isKept: false }

/** Reads the HTML that a word processor, a page or a mail program put on the clipboard. */
export function readHtml(document: Document): Paragraph[] {
  const styleOf = headingStyles(document)
  return readChildren(document.body, styleOf)
}

function readChildren(parent: Node, styleOf: ReturnType<typeof headingStyles>): Paragraph[] {
  const read: Paragraph[] = []
  let open: Paragraph | null = null
  walkChildren(parent, START)
  return read
    .map(paragraph => ({ ...paragraph, runs: linkAddresses(tidyRuns(paragraph.runs)) }))
    .filter(paragraph => textOf(paragraph) !== '')

  function walkChildren(node: Node, place: Place): void {
    for (const child of node.childNodes) {
      if (child.nodeType === TEXT_NODE) addText(child.textContent ?? '', place)
      else if (isElement(child)) walkElement(child, place)
    }
  }

  function walkElement(element: Element, place: Place): void {
    const tag = element.localName
    if (tag === 'img' && EMOJI.test(element.getAttribute('alt') ?? ''))
      addText(element.getAttribute('alt') ?? '', place)
    // Office writes drawings as elements with a prefix, such as v:shape.
    if (SKIPPED.has(tag) || tag.startsWith('v:') || HIDDEN_STYLE.test(element.getAttribute('style') ?? '')) return
    const inner = {
      ...place,
      look: lookIn(element, place.look),
      isKept: place.isKept || tag === 'pre',
    }
    if (tag === 'br') addBreak(place)
    else if (tag === 'table') addTable(element)
    else if (tag === 'ul' || tag === 'ol')
      walkBlock(element, { ...inner, list: listOf(element, place.list), isItem: false })
    else if (!BLOCKS.has(tag)) walkChildren(element, inner)
    else if (place.isItem && tag !== 'li') walkLine(element, inner)
    else walkBlock(element, placeIn(element, inner))
  }

  function placeIn(element: Element, place: Place): Place {
    const heading = styleOf(element)
    if (heading) return { ...place, style: heading, list: null }
    const isQuote = element.localName === 'blockquote' || QUOTE_CLASS.test(element.className)
    const style = isQuote ? 'blockquote' : place.style
    if (element.localName !== 'li') return { ...place, style, list: wordListOf(element) ?? place.list }
    return { ...place, style, list: listOf(element, place.list), isItem: true }
  }

  function walkBlock(element: Element, place: Place): void {
    open = null
    walkChildren(element, place)
    open = null
  }

  function walkLine(element: Element, place: Place): void {
    if (open) addBreak(place)
    walkChildren(element, place)
    if (open) addBreak(place)
  }

  function addTable(table: Element): void {
    open = null
    read.push(...readTable(table, cell => readChildren(cell, styleOf)))
  }

  function addText(raw: string, place: Place): void {
    const text = raw.replace(INVISIBLE, '').replace(place.isKept ? /[^\S\n]+/g : /\s+/g, ' ')
    if (!open && text.trim() === '') return
    if (!open) {
      open = { style: place.style, list: place.list, runs: [] }
      read.push(open)
    }
    open.runs.push({ ...place.look, text })
  }

  /** Mail programs and pages without paragraphs separate them by two line breaks. */
  function addBreak({ look, isItem }: Place): void {
    if (!open) return
    if (!isItem && /\n *$/.test(textOf(open))) open = null
    else open.runs.push({ ...look, text: '\n' })
  }
}

/** Pictures that do not come along: all but emoji, and the dots by which mail programs count readers. */
export function countPictures(document: Document): number {
  return [...document.querySelectorAll('img, v\\:imagedata')].filter(
    picture =>
      !EMOJI.test(picture.getAttribute('alt') ?? '') &&
      !['width', 'height'].some(side => Number(picture.getAttribute(side) ?? Infinity) <= 1),
  ).length
}

function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT_NODE
}

function namesOf(names: string): Set<string> {
  return new Set(names.split(' '))
}
