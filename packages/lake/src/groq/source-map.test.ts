import { describe, expect, it } from 'vitest'
import { openEngine, toRequest } from './engine.fixture.ts'
import type { SourceMap } from './source-map.ts'

const block = (_key: string, text: string) => ({ _key, _type: 'block', children: [{ _key: 's', _type: 'span', text }] })

const { engine } = openEngine([
  {
    ...{ _id: 'post', _type: 'post', title: 'Thirty nights', kind: 'news', rank: 3, author: { _ref: 'amina' } },
    ...{
      body: [block('a', 'First'), block('b', 'Second')],
      tags: ['one', 'two'],
      "it's": 'Quoted',
      date: '2024-05-01',
    },
  },
  { _id: 'drafts.post', _type: 'post', title: 'Thirty-one nights', kind: 'news', author: { _ref: 'amina' } },
  { _id: 'other', _type: 'post', title: 'Another', kind: 'story', author: { _ref: 'amina' } },
  { _id: 'amina', _type: 'author', name: 'Amina', city: 'Toledo' },
])

/** The origin that the source map gives for each string of the result, as `id path`. */
async function origins(query: string, options: Parameters<typeof toRequest>[1] = {}) {
  const request = toRequest(query, { resultSourceMap: 'withKeyArraySelector', ...options })
  const { result, resultSourceMap } = await engine.run(request)
  expect(result).toEqual((await engine.run({ ...request, resultSourceMap: false })).result)
  const { documents, paths, mappings } = resultSourceMap as SourceMap
  return Object.fromEntries(
    Object.entries(mappings).map(([place, { source }]) => [
      place,
      `${documents[source.document]?._id} ${paths[source.path]}`,
    ]),
  )
}

describe('a source map', () => {
  it('names the document and field of each string, through references too', async () => {
    expect(await origins('*[_id == "post"][0]{title, "by": author->{name}, rank}')).toEqual({
      "$['title']": "post $['title']",
      "$['by']['name']": "amina $['name']",
    })
  })

  it('addresses list items by key or by index, as requested', async () => {
    const query = '*[_id == "post"]{"body": body[].children[].text}'
    expect(await origins(query)).toEqual({
      "$[0]['body'][0]": "post $['body'][?(@._key=='a')]['children'][?(@._key=='s')]['text']",
      "$[0]['body'][1]": "post $['body'][?(@._key=='b')]['children'][?(@._key=='s')]['text']",
    })
    expect(await origins(query, { resultSourceMap: 'withIndexes' })).toMatchObject({
      "$[0]['body'][1]": "post $['body'][1]['children'][0]['text']",
    })
    expect(await origins('*[_id == "post"][0].tags')).toEqual({
      '$[0]': "post $['tags'][0]",
      '$[1]': "post $['tags'][1]",
    })
  })

  it('names the draft that a perspective shows', async () => {
    expect(await origins('*[_id == "post"][0]{title}', { perspective: 'drafts' })).toEqual({
      "$['title']": "drafts.post $['title']",
    })
  })

  it('leaves out computed strings', async () => {
    const computed =
      '"a": upper(title), "b": title + "!", "c": "!" + title, "d": pt::text(body), "e": array::join(tags, "")'
    const more =
      '"f": string::split(title, " "), "g": lower(kind), "h": count(tags), "i": "Thirty nights", "j": length(title)'
    expect(await origins(`*[_id == "post"][0]{${computed}, ${more}}`)).toEqual({})
  })

  it('traces a string through expressions that only pass it on', async () => {
    const query = `*[_id == "post"][0]{
      "a": coalesce(nothing, title), "b": select(kind == "story" => "no", kind == "news" => title), kind == "news" => {kind},
      "c": select(dateTime(date + "T00:00:00Z") > dateTime("2020-01-01T00:00:00Z") => title), "it's": @["it's"]
    }`
    expect(await origins(query)).toEqual({
      "$['a']": "post $['title']",
      "$['b']": "post $['title']",
      "$['c']": "post $['title']",
      "$['kind']": "post $['kind']",
      "$['it\\'s']": "post $['it\\'s']",
    })
  })

  it('traces subqueries that compare strings with those of the surrounding row', async () => {
    const query = `*[_type == "author"]{
      "posts": *[_type == "post" && author._ref == ^._id] | order(title desc){title, "alike": *[kind == ^.kind && title in [^.title]][0].title}
    }`
    expect(await origins(query)).toEqual({
      "$[0]['posts'][0]['title']": "post $['title']",
      "$[0]['posts'][0]['alike']": "post $['title']",
      "$[0]['posts'][1]['title']": "other $['title']",
      "$[0]['posts'][1]['alike']": "other $['title']",
    })
  })

  it('is empty where it cannot be created, while the result stays complete', async () => {
    expect(await origins('*[_id == "post"][0]{title, "is": diff::changedAny({}, {}, a)}')).toEqual({})
  })
})
