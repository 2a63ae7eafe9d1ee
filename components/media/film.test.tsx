import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Film } from '@/components/media/film'
import { makePicture } from '@/components/media/picture.fixture'
import type { Film as FilmContent, Labels } from '@/content/types'

const labels = { play: 'Play', pause: 'Pause', captions: 'Captions' } as Labels

const poster = makePicture('A lit doorway', 1280, 720)

describe('the server-rendered HTML of a self-hosted film', () => {
  const source = {
    kind: 'file',
    url: '/film.mp4',
    tallUrl: null,
    mimeType: 'video/mp4',
    captionsUrl: '/film.vtt',
  } as const

  test('has the browser’s controls and captions, and loads nothing before it plays', () => {
    const html = render({ source })
    expect(html).toMatch(/<video[^>]* controls=""/)
    expect(html).toMatch(/<video[^>]* preload="none"/)
    expect(html).toMatch(/<track kind="captions" src="\/film.vtt"/)
    expect(html).not.toContain('<button')
  })

  test('has its poster as a lazy picture below it, because a `poster` would be loaded at once', () => {
    const html = render({ source })
    expect(html).not.toContain('poster=')
    expect(html).toMatch(/<img[^>]* alt="A lit doorway" loading="lazy".*<video/)
  })

  test('has the film for phones before the other, which browsers play elsewhere', () => {
    const html = render({ source: { ...source, tallUrl: '/tall.mp4' } })
    expect(html).toMatch(/<source src="\/tall.mp4" media="\(width &lt; 37.5rem\)[^"]*"\/><source src="\/film.mp4" type/)
  })

  test('has no track without captions', () => {
    expect(render({ source: { ...source, captionsUrl: null } })).not.toContain('<track')
  })
})

test('a poster for phones stands beside the other, and the style sheet shows one of them', () => {
  const tall = makePicture('An arch', 1280, 1600, 'b')
  const html = render({ source: { kind: 'embed', url: 'https://player.example.org/1' }, posterTall: tall })
  expect(html).toMatch(/class="film-frame [^"]*film-tall/)
  const [arch = ''] = /<img[^>]* alt="An arch"[^>]*>/.exec(html) ?? []
  for (const part of ['loading="lazy"', 'width="524" height="655"', 'class="film-poster-tall"'])
    expect(arch).toContain(part)
  expect(render({ source: { kind: 'embed', url: 'https://player.example.org/1' } })).not.toContain('tall')
})

test('a film on another site is a link with a poster, and nothing is requested from that site', () => {
  const html = render({ source: { kind: 'embed', url: 'https://player.example.org/1' } })
  expect(html).toMatch(/<a href="https:\/\/player.example.org\/1"/)
  expect(html).toContain('alt="A lit doorway"')
  expect(html).toContain('Play: ')
  expect(html).not.toContain('<iframe')
})

function render(film: Pick<FilmContent, 'source'> & Partial<FilmContent>): string {
  const shown = { title: 'Watch the founder', length: '0:10', poster, posterTall: null, ...film }
  return renderToStaticMarkup(<Film film={shown} labels={labels} sizes="100vw" />)
}
