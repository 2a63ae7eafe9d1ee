import { ClientError } from '@sanity/client'
import { describe, expect, it } from 'vitest'
import { httpErrorOf } from '../http/http-error.fixture.ts'
import { isFields } from '../json.ts'
import { createParse } from './parse.ts'

const EXPRESSION = 'expected expression'

/** The last line of what the official client prints about the error: the marks and the description. */
async function printed(query: string): Promise<string> {
  const error = await refusalOf(query)
  const { message } = new ClientError({ statusCode: error.status, headers: {}, body: error.body })
  return message.slice(message.lastIndexOf('|') + 2)
}

const refusalOf = (query: string) => httpErrorOf(() => createParse()(query, {}))

/** The text that `start` and `end` mark, behind the number of its line. */
async function marked(query: string): Promise<string> {
  const { error } = (await refusalOf(query)).body
  const { start, end } = isFields(error) ? error : {}
  return `${query.slice(0, Number(start)).split('\n').length}: ${query.slice(Number(start), Number(end))}`
}

describe('a query that cannot be parsed', () => {
  it.each([
    ['*[_type == ', `unexpected end-of-file, ${EXPRESSION}`],
    ['*[_type ==', `unexpected end-of-file, ${EXPRESSION}`],
    ['*[', `unexpected end-of-file, ${EXPRESSION}`],
    ['1 +', `unexpected end-of-file, ${EXPRESSION}`],
    ['', `unexpected end-of-file, ${EXPRESSION}`],
    ['*[_type == "event]', `          ^^^^^^^ unexpected token "\\"event]", ${EXPRESSION}`],
    ['*[a == 1 b]', `unexpected token "b", ${EXPRESSION}`],
    ['{"a": }', `     ^ unexpected token "}", ${EXPRESSION}`],
  ])('%j is described as the hosted service describes it', async (query, description) => {
    expect(await printed(query)).toContain(description)
  })

  it.each([
    ['eventDate(1)', 'unknown function "eventDate"'],
    ['* | foo(1)', 'unknown pipe function "foo"'],
    ['foo::bar(1)', 'unknown namespace "foo"'],
    ['count(1, 2)', 'Incorrect number of arguments to function count(). Expected 1, got 2.'],
  ])('%j names what is unknown', async (query, description) => {
    expect(await printed(query)).toContain(description)
  })

  it.each([
    [
      'an attribute without quotes around its name',
      '*[_type == "article"]{\n  body{\n    _key,\n    not: valid here\n  }\n}',
      '4: here',
    ],
    ['a missing comma', '*{\n  title,\n  slug\n  tags,\n}', '4: tags'],
    ['lines that end as in Windows', '*{\r\n  title,\r\n  slug\r\n  tags\r\n}', '4: tags'],
    ['comments before and after it', '// [ "\n*[a == // {\n// "b\n]', '4: ]'],
    ['characters of two code units', '*[a == "😀é" b]', '1: b'],
    ['a value that is a string', '{"a": 1 "b c": 2}', '1: "b c"'],
    ['an operator that GROQ lacks', '*[a == 1\n  and b]', '2: and'],
    ['a single equals sign', '*[\n a = 1]', '2: ='],
    ['a bracket too many', '*[a == 1]]', '1: ]'],
    ['a bracket of another kind', '*[_type == "a"]{\n"x": y[}', '2: }'],
    ['a string that does not end', '*[\n_type == "event]', '2: "event]'],
    ['an end that comes too early', '*[_type ==\n// soon', '2: n'],
    ['a colon behind a name', '*{\n a,\n b: 1}', '3: :'],
    ['what only one parser refuses', '*.[0]', '1: .'],
    ['an unknown function', '*[_type == "a"]{\n  "n": count(b),\n  "c": eventDate(d)\n}', '3: eventDate(d)'],
    ['the right one of two functions', '*{"n": count(a),\n"m": array::count(a)}', '2: array::count(a)'],
    ['an unknown pipe function', '*[_type == "a"]\n| order(a)\n| foo(1)', '3: foo(1)'],
    ['a wrong number of arguments', '*[count(x) > 1]{\n"n": count(a, b)}', '2: count(a, b)'],
    ['a range of no numbers', '*\n| order(a)\n[x..y]', '3: [x..y]'],
    ['an arrow outside select', '*{\n"a": b => c}', '2: "a": b => c'],
    ['a parameter that is not given', '*[a == 1\n&& b == $foo]', '2: $foo'],
  ])('is marked where it is wrong: %s', async (_name, query, expected) => {
    expect(await marked(query)).toBe(expected)
  })
})
