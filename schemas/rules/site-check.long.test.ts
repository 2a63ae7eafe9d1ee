import { expect, it, vi } from 'vitest'
import type { StoredDocument } from '@/tests/support/content-server'
import { client, schema, seed, withDocuments, withoutService } from '../validation.fixture'
import { checkSite, type Kind, type SiteReport } from './site-check'

const clean = seed.map(({ sample: _, ...document }): StoredDocument => withoutHints(document))

// Every field of every document of the seed is validated several times.
vi.setConfig({ testTimeout: 60_000 })

it('finds nothing in the documents of the seed but that they are samples, and the milestone over', async () => {
  expect((await check()).found).toEqual([])
  const { found, documents } = await check(seed)
  expect(new Set(found.flatMap(({ findings }) => findings.map(({ kind }) => kind)))).toEqual(
    new Set<Kind>(['off', 'sample']),
  )
  expect(found).toContainEqual(expect.objectContaining({ id: 'terms', typeTitle: 'Legal page', title: 'Terms' }))
  expect(found.flatMap(({ findings }) => findings.map(({ place }) => place))).toContain('Sections › Masjids')
  expect(documents).toBeGreaterThan(50)
  const broken = seed.map(each => (each._id === 'testimonial-hamilton' ? { ...each, quote: '' } : each))
  expect((await check(broken)).found[0]).toMatchObject({ id: 'testimonial-hamilton', findings: { length: 2 } })
})

it('finds each kind of problem once, at its field, and names the way to it', async () => {
  const documents = change('post-three-funds', {
    title: 'A title that goes on and on, far longer than the three lines of a card can hold',
    excerpt: '',
    mainImage: { ...pictureOf('post-three-funds'), alt: '' },
    body: [
      block('a', '/post/nowhere'),
      {
        _key: 'film',
        _type: 'figure',
        alt: 'A drawing of a mosaic in green',
        asset: { _type: 'reference', _ref: HEAVY },
      },
    ],
  })
  const heavy = { _id: HEAVY, _type: 'sanity.imageAsset', size: 900_000 }
  const [post, ...others] = (await check([...documents, heavy])).found
  expect(others).toEqual([])
  expect(post).toMatchObject({ id: 'post-three-funds', type: 'post', typeTitle: 'Post' })
  expect(post?.findings.map(({ kind, place }) => `${kind}: ${place}`)).toEqual([
    'required: Excerpt',
    'link: Text',
    'alternativeText: Picture › Alternative text',
    'budget: Text › Picture',
    'advice: Title',
  ])
})

it('shows advice that the form gives, and what its rules refuse', async () => {
  const logo = { ...pictureOf('siteSettings', 'logo'), alt: 'Minara' }
  expect((await check(change('siteSettings', { phone: '555-0142', logo }))).found).toMatchObject([
    {
      title: 'Settings',
      findings: [
        { kind: 'required', path: ['phone'], message: expect.stringMatching(/^Write one number with its area code/) },
        { kind: 'alternativeText', path: ['logo', 'alt'] },
      ],
    },
  ])
})

it.each([
  ['post-three-funds', 'post-thirty-nights'],
  ['category-finance', 'category-ramadan'],
  ['author-sana-noor', 'author-maryam-raza'],
  ['page-ramadan', 'page-accessibility'],
])('names both documents when %s and %s have one address', async (one, other) => {
  const { found } = await check(change(one, { slug: seed.find(({ _id }) => _id === other)?.slug }))
  const rivals = found.filter(({ findings }) => findings.some(({ place }) => place === 'Address'))
  expect(rivals.map(({ id }) => id).sort()).toEqual([one, other].sort())
  for (const { id, findings } of rivals) {
    const rival = rivals.find(each => each.id !== id)?.title
    expect(findings[0]?.message).toContain(`“${rival}” already has this address. Visitors find only the one`)
  }
})

it('finds documents that the site needs, references to documents that are gone, and links to them', async () => {
  const { found } = await check(clean.filter(({ _id }) => _id !== 'milestone' && _id !== 'author-maryam-raza'))
  expect(found.find(({ id }) => id === 'milestone')?.findings).toEqual([
    expect.objectContaining({ kind: 'missing', path: [] }),
  ])
  const authored = found.filter(({ type }) => type === 'post').flatMap(({ findings }) => findings)
  expect(authored.length).toBeGreaterThan(0)
  expect(new Set(authored.map(({ kind, place }) => `${kind}: ${place}`))).toEqual(new Set(['required: Author']))
})

it('names redirects that are off, and a milestone that is over', async () => {
  const off = { _id: 'redirect-off', _type: 'redirect', path: '/off', destination: '/post/gone', active: false }
  expect((await check([...change('milestone', { show: true }), off])).found).toMatchObject([
    { id: 'milestone', findings: [{ kind: 'off', path: ['show'] }] },
    { title: '/off', findings: [{ kind: 'off', path: ['active'] }] },
  ])
})

it('reads many documents in portions, and says how far it is', async () => {
  const testimonial = clean.find(({ _type }) => _type === 'testimonial')
  const many = Array.from({ length: 230 }, (_, index) => ({
    ...testimonial,
    ...{ _id: `testimonial-${index}`, _type: 'testimonial' },
  }))
  const progress: number[] = []
  const onProgress = (count: number) => progress.push(count)
  const { documents, found } = await withDocuments([...clean, ...many], () => checkSite(client, schema, onProgress))
  expect(found).toEqual([])
  expect(progress.slice(0, 2)).toEqual([50, 100])
  expect(progress.at(-1)).toBe(documents)
  expect(documents).toBeGreaterThan(280)
})

it('rejects when the content service fails, instead of finding nothing', async () => {
  await withoutService(() => expect(check()).rejects.toThrow())
})

const HEAVY = 'image-0123456789abcdef0123456789abcdef01234567-400x300-svg'

function check(documents = clean): Promise<SiteReport> {
  return withDocuments(documents, () => checkSite(client, schema))
}

function change(id: string, fields: object): StoredDocument[] {
  return clean.map(document => (document._id === id ? { ...document, ...fields } : document))
}

function pictureOf(id: string, field = 'mainImage'): object {
  const picture = seed.find(({ _id }) => _id === id)?.[field]
  if (typeof picture !== 'object' || picture === null) throw new Error(`${id} has no ${field}`)
  return picture
}

function block(_key: string, href: string) {
  const children = [{ _key: 'span', _type: 'span', text: 'here', marks: ['link'] }]
  return { _key, _type: 'block', style: 'normal', markDefs: [{ _key: 'link', _type: 'link', href }], children }
}

function withoutHints(document: Omit<StoredDocument, 'sample'>): StoredDocument {
  const { _id, _type, body, sections } = document
  const written = {
    ...(Array.isArray(body) && { body: body.filter(({ style }) => style !== 'unfinished') }),
    ...(Array.isArray(sections) && { sections: sections.map(({ sample: _, ...section }) => section) }),
  }
  return {
    ...document,
    ...written,
    ...(_type === 'milestone' && { show: false }),
    _id: String(_id),
    _type: String(_type),
  }
}
