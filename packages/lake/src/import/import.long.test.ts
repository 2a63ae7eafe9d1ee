import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sanityImport } from '@sanity/import'
import { beforeAll, expect, it } from 'vitest'
import { EDITOR, openDataApi, openTestLake } from '../api/edge.fixture.ts'
import { draw } from '../images/draw.fixture.ts'
import { importDataset } from './index.ts'

const test = await openTestLake()
const { folder } = test
const picture = `image@${pathToFileURL(join(folder, 'door.png'))}`
const unknown = `image@${pathToFileURL(join(folder, 'unknown.png'))}`
const poster = `image@${pathToFileURL(join(folder, 'poster.png'))}`

const api = openDataApi(test)
const client = test.client(EDITOR).withConfig({ perspective: 'raw' })

beforeAll(async () => {
  await drawPicture('door.png', 1)
  await drawPicture('poster.png', 2)
  await drawPicture('unknown.png', 3)
})

it('writes a document with its pictures, its references and all else as one revision', async () => {
  const numDocs = await importDataset(documentsOf('one'), { client }).then(result => result.numDocs)
  expect(numDocs).toBe(3)
  expect(await client.fetch('*[_id == "one-post"][0]{"author": author->name, "door": picture.asset->_type}')).toEqual({
    author: 'Maryam',
    door: 'sanity.imageAsset',
  })
  expect(await client.fetch('count(*[_id match "one-*" && (author._weak || picture.asset._weak)])')).toBe(0)
  for (const id of ['one-author', 'one-post', 'one-reply']) expect(await revisionsOf(id), id).toHaveLength(1)
  expect(await published('one-post')).toHaveLength(1)
})

it('shows one publication, the complete one, of what Sanity’s own importer wrote in three revisions', async () => {
  await sanityImport(documentsOf('three'), { client })
  expect((await revisionsOf('three-post')).length).toBeGreaterThan(1)
  const [only, ...others] = await published('three-post')
  expect(others).toEqual([])
  const { documents } = await json(`history/production/documents/drafts.three-post?revision=${only?.revisionId}`)
  expect(documents).toMatchObject([{ poster: { asset: {} }, picture: { asset: {} }, author: { _ref: 'three-author' } }])
  expect(JSON.stringify(documents)).not.toContain('_weak')
})

it('refuses documents that exist before it uploads a picture, replaces them, or leaves them as they are', async () => {
  const change = (name: string) => [{ _id: 'there', _type: 'author', name }]
  await importDataset(change('first'), { client })
  const withPicture = () => [...change('second'), { _id: 'new', _type: 'author', image: { _sanityAsset: unknown } }]
  await expect(importDataset(withPicture(), { client })).rejects.toMatchObject({ statusCode: 409 })
  expect(await client.fetch('*[_id in ["there", "new"] || originalFilename == "unknown.png"]._id')).toEqual(['there'])

  await importDataset(withPicture(), { client, operation: 'createIfNotExists' })
  expect(await client.fetch('*[_id in ["there", "new"]] | order(_id) {name, "image": defined(image)}')).toEqual([
    { name: null, image: true },
    { name: 'first', image: false },
  ])
  await importDataset(change('third'), { client, operation: 'createOrReplace' })
  expect(await client.fetch('*[_id == "there"][0].name')).toBe('third')
})

it.each([
  ['damaged', 'damaged.jpg'],
  ['missing', 'absent.jpg'],
])('imports the rest when a picture is %s, and names it', async (name, file) => {
  writeFileSync(join(folder, 'damaged.jpg'), Buffer.from('ffd8ffe000104a46', 'hex'))
  const bad = () => ({ _type: 'image', alt: 'A hall', _sanityAsset: `image@${pathToFileURL(join(folder, file))}` })
  const hall = { _id: `${name}-hall`, _type: 'post', title: 'A hall', poster: bad() }
  const result = await importDataset([...documentsOf(name), hall], { client })
  expect(result).toEqual({ numDocs: 4, warnings: [{ message: expect.stringContaining(file) }] })
  const ids = [`${name}-post`, `${name}-hall`]
  expect(
    await client.fetch('*[_id in $ids] | order(_id){title, "pictures": [poster.asset, picture.asset]}', { ids }),
  ).toEqual([
    { title: 'A hall', pictures: [null, null] },
    { title: null, pictures: [expect.any(Object), expect.any(Object)] },
  ])
  await expect(
    importDataset([{ _id: `strict-${name}`, _type: 'post', poster: bad() }], { client, allowFailingAssets: false }),
  ).rejects.toThrow(file)
})

it('carries documents that refer to each other in a circle, also in one that is too large for one transaction', async () => {
  const circle = (name: string, text: string) =>
    ['a', 'b', 'c', 'd'].map((letter, index, letters) => ({
      ...{ _id: `${name}-${letter}`, _type: 'post', text },
      next: { _type: 'reference', _ref: `${name}-${letters[(index + 1) % letters.length]}` },
    }))
  await importDataset(circle('small', 'short'), { client })
  await importDataset(circle('large', 'long '.repeat(200_000)), { client })
  expect(await client.fetch('count(*[_id match "small-*" || _id match "large-*"].next->_id)')).toBe(8)
  expect(await client.fetch('count(*[next._weak])')).toBe(0)
  expect(await revisionsOf('small-a')).toHaveLength(1)
  expect(await published('large-a')).toHaveLength(1)
})

it('names the document that is missing', async () => {
  const lost = { _id: 'lost', _type: 'post', author: { _type: 'reference', _ref: 'nobody' } }
  await expect(importDataset([lost], { client })).rejects.toThrow('nobody')
})

function documentsOf(name: string) {
  const reference = (id: string) => ({ _type: 'reference', _ref: `${name}-${id}` })
  return [
    { _id: `${name}-reply`, _type: 'post', answers: [{ _key: 'a', ...reference('post') }] },
    {
      ...{ _id: `${name}-post`, _type: 'post', author: reference('author') },
      picture: { _type: 'image', alt: 'A door', _sanityAsset: picture },
      poster: { _sanityAsset: poster },
    },
    { _id: `${name}-author`, _type: 'author', name: 'Maryam', image: { _sanityAsset: picture } },
  ]
}

async function drawPicture(name: string, side: number): Promise<void> {
  writeFileSync(join(folder, name), await draw(side, side, '#106f47').png().toBuffer())
}

function revisionsOf(id: string) {
  return api.getLines(`history/production/transactions/${id}`)
}

async function published(id: string): Promise<{ revisionId: string }[]> {
  const { events } = await json(`history/production/events/documents/drafts.${id}`)
  return events[`drafts.${id}`].filter(({ type }: { type: string }) => type === 'publishDocumentVersion')
}

async function json(path: string) {
  return (await api.get(path)).json()
}
