import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdPictures } from './hold-pictures'

const PICTURE = '<img loading="lazy" alt="A courtyard" src="/a.webp" srcset="/a.webp 640w" width="640" height="400">'
const FIGURE = `<figure>${PICTURE}</figure>`
const CARD = `<article>${PICTURE.replace('A courtyard', '')}<h3><a href="/post/a">A post</a></h3></article>`

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('for a visitor who saves data', () => {
  it('a picture is an empty one of the same size, with its text', () => {
    const picture = show(FIGURE)
    holdPictures()
    expect(picture.srcset).toBe('')
    expect(decodeURIComponent(picture.src)).toContain('width="640" height="400"')
    expect(picture).toMatchObject({ width: 640, height: 400, alt: 'A courtyard' })
  })

  it.each(['pointerdown', 'focusin'])('it loads on %s, and may be forgotten then', event => {
    const picture = show(FIGURE)
    holdPictures()
    expect(picture.tabIndex).toBe(0)
    picture.dispatchEvent(new Event(event, { bubbles: true }))
    expect(picture).toMatchObject({ src: 'http://localhost:3000/a.webp', srcset: '/a.webp 640w' })
    expect(picture.tabIndex).not.toBe(0)
  })

  it('the picture of a card loads with the focus of its link, and adds no stop to the tab order', () => {
    const picture = show(CARD)
    holdPictures()
    expect(picture.tabIndex).not.toBe(0)
    document.querySelector('a')?.focus()
    expect(picture.srcset).toBe('/a.webp 640w')
  })

  it('one picture loads, and the others go on waiting', () => {
    show(FIGURE + FIGURE)
    holdPictures()
    const [first, second] = document.images
    first?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(first?.srcset).toBe('/a.webp 640w')
    expect(second?.srcset).toBe('')
  })

  it('pictures of the first view stay, those of a success, and those that have loaded', () => {
    const drawing = show(`<div class="success">${FIGURE}</div>`)
    holdPictures()
    expect(drawing.srcset).toBe('/a.webp 640w')
    const picture = show(FIGURE.replace('lazy', 'eager'))
    holdPictures()
    expect(picture.srcset).toBe('/a.webp 640w')
    const loaded = show(FIGURE)
    vi.spyOn(loaded, 'complete', 'get').mockReturnValue(true)
    vi.spyOn(loaded, 'naturalWidth', 'get').mockReturnValue(640)
    holdPictures()
    expect(loaded.srcset).toBe('/a.webp 640w')
  })

  it('a touch does nothing once the page has given it up', () => {
    const picture = show(FIGURE)
    holdPictures()()
    picture.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(picture.srcset).toBe('')
  })
})

function show(html: string): HTMLImageElement {
  document.body.innerHTML = html
  const [picture] = document.images
  if (!picture) throw new Error('There is no picture')
  return picture
}
