import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importSeed } from '../../seed/import.ts'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'

const IMPORT_TIMEOUT_MS = 600_000
const TESTIMONIAL = 'testimonial-as-salam'

let services: LocalServices
let client: LocalServices['editor']

beforeAll(async () => {
  services = await startLocalServices()
  client = services.editor
})
afterAll(() => services.remove())

describe('the seed', { timeout: IMPORT_TIMEOUT_MS }, () => {
  it('fills an empty lake: all references are strong, and every picture and film is used', async () => {
    expect(await seed()).toBe(true)
    const { weak, unused, films, posts } = await read<Record<string, unknown>>(`{
      "weak": count(*[author._weak || category._weak]),
      "unused": count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && count(*[references(^._id)]) == 0]),
      "films": *[_id == "landingPage"][0].sections[defined(film)].film.file.asset->mimeType,
      "posts": count(*[_type == "post" && defined(mainImage.asset->url) && defined(author->name)])
    }`)
    expect({ weak, unused, films, posts }).toEqual({ weak: 0, unused: 0, films: ['video/mp4', 'video/mp4'], posts: 12 })
  })

  it('keeps edits by staff when it is imported again', async () => {
    await client.patch(TESTIMONIAL).set({ name: 'Written by staff' }).commit()
    expect(await seed()).toBe(false)
    expect(await read(`*[_id == "${TESTIMONIAL}"][0].name`)).toBe('Written by staff')
  })

  it('adds a page that a newer version of the site brings, and nothing else', async () => {
    await client.delete('blogPage')
    await client.delete('post-thirty-nights')
    expect(await seed()).toBe(false)
    expect(await read('*[_id == "blogPage"][0].title')).toBe('Blog')
    expect(await read('count(*[_type == "post"])')).toBe(11)
  })

  it('finishes an interrupted import', async () => {
    await client.createOrReplace({ _id: 'seed.import', _type: 'seedImport', finished: false, replace: false })
    expect(await seed()).toBe(true)
    expect(await read('count(*[_type == "post"])')).toBe(12)
    expect(await seed()).toBe(false)
  })

  it('restores everything on demand, and removes what staff added', async () => {
    await client.releases.create({ releaseId: 'spring', metadata: { releaseType: 'asap' } })
    await client.createVersion({ releaseId: 'spring', publishedId: TESTIMONIAL, baseId: TESTIMONIAL })
    await client.releases.schedule({ releaseId: 'spring', publishAt: '2099-01-01T00:00:00Z' })
    await client.create({ _id: 'drafts.category-new', _type: 'category', title: 'New' })
    await client
      .patch('post-weekly-pledges')
      .set({ category: { _type: 'reference', _ref: 'category-ramadan' } })
      .commit()
    expect(await seed({ replace: true })).toBe(true)
    expect(await read('count(*[_id in path("drafts.**") || _id in path("versions.**")])')).toBe(0)
    expect(await read('count(*[_type == "system.release"])')).toBe(0)
    expect(await read('*[_id == "post-weekly-pledges"][0].category._ref')).toBe('category-fundraising')
  })
})

function seed({ replace = false } = {}): Promise<boolean> {
  const { projectId = '', dataset = '' } = client.config()
  return importSeed(
    { projectId, dataset, token: services.tokens.editor, apiHost: services.url },
    { replace, report: () => {} },
  )
}

function read<Result>(query: string): Promise<Result> {
  return client.fetch(query, {}, { perspective: 'raw' })
}
