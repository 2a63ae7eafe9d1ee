import { ClientError } from '@sanity/client'
import { describe, expect, it } from 'vitest'
import { HttpError } from '../http/errors.ts'
import { createParse } from './parse.ts'

const EXPRESSION = 'expected expression'

/** The last line of what the official client prints about the error: the marks and the description. */
function printed(query: string): string {
  try {
    createParse()(query, {})
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { message } = new ClientError({ statusCode: error.status, headers: {}, body: error.body })
    return message.slice(message.lastIndexOf('|') + 2)
  }
  return 'accepted'
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
  ])('%j is described as the hosted service describes it', (query, description) => {
    expect(printed(query)).toContain(description)
  })

  it.each([
    ['eventDate(1)', 'unknown function "eventDate"'],
    ['* | foo(1)', 'unknown pipe function "foo"'],
    ['foo::bar(1)', 'unknown namespace "foo"'],
    ['count(1, 2)', 'Incorrect number of arguments to function count(). Expected 1, got 2.'],
  ])('%j names what is unknown', (query, description) => {
    expect(printed(query)).toContain(description)
  })
})
