import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { isOutage, toOutboxError } from './postgres.ts'

function refusal(code: string, message: string): DatabaseError {
  return Object.assign(new DatabaseError(message, 0, 'error'), {
    code,
    table: 'submission',
    detail: 'Failing row: Amina',
  })
}

describe('an error of PostgreSQL', () => {
  it.each([
    ['22021', 'invalid byte sequence for encoding "UTF8": Amina', 'submission'],
    ['23505', 'duplicate key: Amina', 'submission'],
    ['28P01', 'password authentication failed for user "minara"', 'for user "minara"'],
    ['42501', 'permission denied for database minara', 'permission denied'],
    ['57P03', 'the database system is starting up', 'starting up'],
  ])('with code %s says what failed, and nothing that a visitor typed', (code, message, expected) => {
    const error = toOutboxError(refusal(code, message))
    expect(error).toMatchObject({ name: 'OutboxError', message: expect.stringContaining(`(${code})`) })
    expect(error.message).toContain(expected)
    expect(JSON.stringify([error, error.message, error.stack, error.cause])).not.toContain('Amina')
  })

  it.each([
    ['a refused connection', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), true],
    ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
    ['a server that starts', refusal('57P03', ''), true],
    ['a standby that takes no writes', refusal('25006', ''), true],
    ['a value that it does not take', refusal('22P02', ''), false],
    ['a deadlock', refusal('40P01', ''), false],
  ])('of %s means an outage: %s', (_, error, isOne) => {
    expect(isOutage(error)).toBe(isOne)
  })
})
