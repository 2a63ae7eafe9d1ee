import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RichText } from '@/components/rich-text/rich-text'
import { fillContacts } from '@/content/posts/contacts'
import { richText } from '@/content/rich-text'
import type { Labels } from '@/content/types'

type Raw = NonNullable<Parameters<typeof richText>[0]>[number]
type Span = [text: string, ...marks: string[]]

const labels = { play: 'Play', pause: 'Pause', captions: 'Captions' } as Labels
const contact = { email: 'a@b.example', emailHref: 'mailto:a@b.example', phone: '1', phoneHref: 'tel:+14195550142' }
const FIGURE: Raw = {
  ...{ _type: 'figure', _key: 'figure', caption: 'The door' },
  picture: {
    ...{ alt: 'A lit doorway', crop: null, hotspot: null, placeholder: null },
    assetId: `image-${'a'.repeat(40)}-1600x900-webp`,
  },
}
const CALLOUT: Raw = { _type: 'callout', _key: 'callout', title: 'In short', text: 'One\nTwo' }
const QUOTE: Raw = { _type: 'quote', _key: 'quote', quote: 'So it is', name: 'Ali', role: null, picture: null }

describe('what staff can nest', () => {
  test.each<[name: string, block: Raw, links: string[]]>([
    ['a heading alone', text({ style: 'h2' }, ['Why']), ['#why']],
    ['an Arabic heading', text({ style: 'h3' }, ['ليلة']), ['#ليلة']],
    ['a link in a heading', text({ style: 'h2' }, ['See '], ['the terms', 'terms']), ['/terms']],
    ['a smaller heading that is all link', text({ style: 'h3' }, ['The terms', 'terms']), ['/terms']],
    ['an address of the settings in a heading', text({ style: 'h2' }, ['Write to {email}']), ['mailto:a@b.example']],
    ['an address of the settings in a link', text({}, ['Write to {email}', 'terms']), ['/terms']],
    ['a link in a link', text({}, ['See ', 'terms'], ['this', 'terms', 'blog'], [' and', 'blog']), ['/terms', '/blog']],
    ['a strong link in a heading', text({ style: 'h2' }, ['See', 'strong', 'em', 'terms']), ['/terms']],
    ['a link in a quotation', text({ style: 'blockquote' }, ['See', 'terms']), ['/terms']],
    ['a link in a pull quote', text({ style: 'pullQuote' }, ['See', 'em', 'terms']), ['/terms']],
    ['a link in what is still to be written', text({ style: 'unfinished' }, ['See', 'terms']), ['/terms']],
    ['a link in an item', text({ listItem: 'number' }, ['See', 'terms']), ['/terms']],
    ['a heading in an item', text({ listItem: 'bullet', style: 'h2' }, ['See', 'terms']), ['/terms']],
    ['a quotation in an item', text({ listItem: 'bullet', style: 'blockquote', level: 3 }, ['See']), []],
    ['a link that is not used', text({ style: 'h2' }, ['Why']), ['#why']],
    ['a link called strong', text({}, ['See', 'strong', 'terms']), ['/terms']],
    ['markup in words', text({ style: 'h2' }, ['<a href="/x">x</a><p>', 'terms']), ['/terms']],
  ])('%s is valid HTML', (_, block, links) => {
    const { page, html } = render(block)
    expect(tagsOf(page.body.innerHTML)).toEqual(tagsOf(html))
    expect(page.querySelectorAll('a a, a button, button a, button button, p :is(p, div, ul, h2, h3)')).toHaveLength(0)
    const shown = Array.from(page.querySelectorAll('a'), link => link.getAttribute('href'))
    expect([...new Set(shown)]).toEqual(links)
  })
})

describe('the numbers of a list', () => {
  const one = text({ listItem: 'number' }, ['One'])
  const inner = text({ listItem: 'number', level: 2 }, ['Inner'])
  const bullet = text({ listItem: 'bullet' }, ['Bullet'])
  const innerBullet = text({ listItem: 'bullet', level: 2 }, ['Inner bullet'])
  const words = text({}, ['And then'])
  const heading = text({ style: 'h2' }, ['Next'])

  test.each<[name: string, blocks: Raw[], starts: number[]]>([
    ['begin with 1', [one, one], [1]],
    ['go on after a picture', [one, one, FIGURE, one], [1, 3]],
    ['go on after a picture and a callout', [one, FIGURE, CALLOUT, one, one, QUOTE, one], [1, 2, 4]],
    ['begin again after a paragraph', [one, one, words, one], [1, 1]],
    ['begin again after a heading, even beside a picture', [one, FIGURE, heading, one], [1, 1]],
    ['begin again after bullets', [one, bullet, one], [1, 1]],
    ['go on after bullets of a lower level', [one, innerBullet, FIGURE, innerBullet, one], [1, 2]],
    ['begin again in every item', [one, inner, inner, one, inner], [1, 1, 1]],
    ['go on at a lower level after a picture', [one, inner, FIGURE, inner, one], [1, 1, 2, 2]],
  ])('%s', (_, blocks, starts) => {
    const { page } = render(...blocks)
    expect(Array.from(page.querySelectorAll('ol'), list => list.start)).toEqual(starts)
  })
})

function render(...blocks: Raw[]) {
  const shown = fillContacts(richText(blocks.map((block, place) => ({ ...block, _key: `${place}` }))), contact)
  const html = renderToStaticMarkup(<RichText blocks={shown} labels={labels} />)
  return { html, page: new DOMParser().parseFromString(html, 'text/html') }
}

/** A browser moves elements that may not be where they are. */
function tagsOf(html: string): string[] {
  return html.match(/<\/?[a-z]\w*/g) ?? []
}

function text(fields: { style?: string; listItem?: string; level?: number }, ...spans: Span[]): Raw {
  return {
    ...{ _type: 'block', _key: '', style: 'normal', listItem: null, level: 1, ...fields },
    children: spans.map(([text, ...marks], place) => ({ _key: `${place}`, _type: 'span', text, marks })),
    markDefs: ['terms', 'blog', 'strong'].map(name => ({ _key: name, _type: 'link', href: `/${name}` })),
  }
}
