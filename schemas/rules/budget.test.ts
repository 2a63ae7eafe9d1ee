import { expect, it } from 'vitest'
import { findHeavyContent } from './budget'

const HASH = '0123456789abcdef0123456789abcdef01234567'
const NOTHING = new Map<string, number>()

it('lets pages have many pictures of usual size, however large the originals are', () => {
  expect(findHeavyContent(postWith(20, 'image', '6000x4000-jpg'), NOTHING)).toEqual([])
})

it('reports the last of too many pictures', () => {
  const [finding, ...others] = findHeavyContent(postWith(24, 'image', '1600x1000-webp'), NOTHING)
  expect(finding?.path).toEqual(['body', { _key: 'block-23' }])
  expect(finding?.message).toBe(
    'The 24 pictures of this page come to about 3.1 MB. More than 3.0 MB take long to load on a phone: leave some out, or make two pages of it.',
  )
  expect(others).toEqual([])
})

it('reports drawings and animations that are large, because visitors get them as they are', () => {
  const drawing = `image-${HASH}-400x300-svg`
  const animation = `image-${HASH}-400x300-gif`
  const photograph = `image-${HASH}-4000x3000-png`
  const document = {
    logo: pictureOf(drawing),
    body: [{ _key: 'a', ...pictureOf(animation) }],
    photo: pictureOf(photograph),
  }
  const sizes = new Map([drawing, animation, photograph].map(id => [id, 900_000]))
  expect(findHeavyContent(document, sizes)).toEqual([
    { path: ['logo'], message: expect.stringMatching(/^The drawing has 0\.9 MB/) },
    { path: ['body', { _key: 'a' }], message: expect.stringMatching(/^The animation has 0\.9 MB/) },
  ])
  expect(findHeavyContent(document, new Map([[drawing, 300_000]]))).toEqual([])
})

it('reports uploaded films that are large', () => {
  const film = `file-${HASH}-mp4`
  const document = { sections: [{ _key: 'why', film: { file: pictureOf(film) } }] }
  expect(findHeavyContent(document, new Map([[film, 84_000_000]]))).toEqual([
    {
      path: ['sections', { _key: 'why' }, 'film', 'file'],
      message: expect.stringMatching(/^The file has 84\.0 MB\. More than 30\.0 MB/),
    },
  ])
  expect(findHeavyContent(document, new Map([[film, 30_000_000]]))).toEqual([])
})

it('reports texts that are too long for one page', () => {
  const body = (characters: number) => [{ _type: 'block', children: [{ _type: 'span', text: 'a'.repeat(characters) }] }]
  expect(findHeavyContent({ body: body(60_000) }, NOTHING)).toEqual([])
  expect(findHeavyContent({ body: body(60_001) }, NOTHING)).toEqual([
    { path: ['body'], message: expect.stringMatching(/^The text has 60,001 characters\. More than 60,000/) },
  ])
})

function postWith(count: number, kind: 'image', shape: string) {
  const body = Array.from({ length: count }, (_, index) => ({
    _key: `block-${index}`,
    _type: 'figure',
    ...pictureOf(`${kind}-${HASH}-${shape}`),
  }))
  return { _type: 'post', body }
}

function pictureOf(_ref: string) {
  return { asset: { _type: 'reference', _ref } }
}
