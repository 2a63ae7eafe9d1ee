import { describe, expect, it } from 'vitest'
import { openEngine, refusalOf, resultOf } from './engine.fixture.ts'

const VISITOR = { canReadDrafts: false, identity: '' }

const posts = Array.from({ length: 1_500 }, (_, number) => ({
  _id: `post-${number}`,
  _type: 'post',
  title: `Post ${number}`,
  text: 'Give in seconds. '.repeat(20),
}))
const { engine } = openEngine([...posts, { _id: 'hidden', _type: 'secret', slug: { current: 'x' }, title: 'Secret' }])

const NOON = '2025-06-01T12:00:00Z'
const ORDERED = [false, true, true, true, true, false]

describe('the engine', () => {
  it.each(['nothing::like(this)', 'unknown()', 'geo::distance(1)', '{"a": 1}[0...$x]', 'boost(1, 2)', '$missing', ''])(
    'refuses %j',
    async query => {
      expect(await refusalOf(engine, query)).toMatchObject({ status: 400, body: { error: { query } } })
    },
  )

  it('never treats a parameter as part of the query', async () => {
    const slug = '"] | *[_type=="secret"'
    expect(await resultOf(engine, '*[slug.current == $slug]', { params: { slug } })).toEqual([])
    expect(await resultOf(engine, '[$slug, $a]', { params: { slug, a: '$slug' } })).toEqual([slug, '$slug'])
  })

  it.each([
    ['array::unique([1, null, "1", null, 1, true, true])', [1, null, '1', true]],
    ['array::unique([dateTime("2025-06-01T12:00:00Z"), dateTime("2025-06-01T14:00:00+02:00")])', [NOON]],
    ['array::unique([[1], [1], {"a": 1}, {"a": 1}])', [[1], [1], { a: 1 }, { a: 1 }]],
    ['array::unique(["a" + "b", null, "ab", null])', ['ab', null]],
    ['"\\u{1F54C}\\u{01f54c} \\u{fdfa} \\u{41}" == "🕌🕌 ﷺ A"', true],
    ['["\\\\u{1F54C}", "\\u{22}", "\\uD83D\\uDD4C"]', ['\\u{1F54C}', '"', '🕌']],
    ['["🕌", "ﷺ", "a", "🕌a", "a🕌"] | order(@)', ['a', 'a🕌', 'ﷺ', '🕌', '🕌a']],
    ['["🕌", "ﷺ"] | order(@ + "x" desc)', ['🕌', 'ﷺ']],
    ['["🕌" < "ﷺ", "ﷺ" < "🕌", "🕌" >= "ﷺ", "🕌" <= "🕌", "a" < "ab", "🕌" in "a".."ﷺ"]', ORDERED],
    ['["🕌" < "ﷺ", "ﷺ" < "🕌", "🕌" >= "ﷺ", "🕌" <= "🕌", "a" < "ab", "🕌" in "a".."ﷺ", 1 + 1]', [...ORDERED, 2]],
  ])('evaluates %s as the specification says, where groq-js does not', async (query, expected) => {
    expect(await resultOf(engine, query)).toEqual(expected)
  })

  it.each(['2025-13-01T00:00:00Z', '2025-04-31T10:00:00Z', '2025-03-01T24:00:00Z', '2025-03-01T23:59:60Z'])(
    'reads no time in %s, which no calendar or clock has',
    async time => {
      const [alone, calculated] = [`dateTime("${time}")`, `dateTime("${time}" + "") + 60`]
      expect(await resultOf(engine, `[${alone}, ${calculated}, defined(${alone})]`)).toEqual([null, null, false])
    },
  )

  it.each(['__proto__', 'constructor', 'hasOwnProperty', '$x', 'a.b'])(
    'survives a parameter with the name %s',
    async name => {
      const params = Object.fromEntries([[name, { polluted: true }]])
      await resultOf(engine, '*[_id == "hidden"]._id', { params }).catch(error => expect(error.status).toBe(400))
      await resultOf(engine, `$${name}`, { params }).catch(error => expect(error.status).toBe(400))
      expect('polluted' in {}).toBe(false)
      expect(await resultOf(engine, '*[_id == "hidden"][0].title')).toBe('Secret')
    },
  )

  it('reports a missing parameter even when Object.prototype has a property of that name', async () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(await refusalOf(engine, `$${name}`)).toBeDefined()
  })

  it.each([
    ['brackets', '('.repeat(5_000)],
    ['closed brackets', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['projections', `*${'{"a": *'.repeat(5_000)}`],
    ['negations', `${'!'.repeat(5_000)}true`],
    ['additions', `1${'+1'.repeat(5_000)}`],
    ['dereferences', `a${'->b'.repeat(5_000)}`],
    ['filters', `*${'[true]'.repeat(5_000)}`],
    ['quotes', '"\\'.repeat(5_000)],
    ['characters', ' '.repeat(200_000)],
  ])('answers 400 to five thousand %s', async (_, query) => {
    expect(await refusalOf(engine, query, VISITOR)).toMatchObject({ status: 400 })
  })

  it('refuses a result that is too large as JSON, though small in memory', async () => {
    const refusal = await refusalOf(engine, '*[0...200]{"all": *}', VISITOR)
    expect(refusal.message).toMatch(/larger than 5000000 bytes/)
  })

  it('does not mistake brackets in strings and comments for nesting', async () => {
    const query = `// ${'('.repeat(500)}\n["${'['.repeat(500)}", '${'{'.repeat(500)}\\'(']`
    expect(await resultOf(engine, query)).toEqual(['['.repeat(500), `${'{'.repeat(500)}'(`])
  })

  it('keeps the results of one query with different parameters apart', async () => {
    const ask = (id: string) => resultOf(engine, '*[_id == $id][0].title', { params: { id } })
    expect([await ask('post-1'), await ask('post-2'), await ask('post-1')]).toEqual(['Post 1', 'Post 2', 'Post 1'])
  })
})
