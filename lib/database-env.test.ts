import { describe, expect, it } from 'vitest'
import { readDatabaseUrl } from './database-env.ts'

describe('DATABASE_URL', () => {
  it.each([undefined, ''])('means no database when it is %j', text => {
    expect(readDatabaseUrl(text)).toBeNull()
  })

  it.each([
    'postgres://minara:p%40ss@db.example.org:5432/minara?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgresql://localhost/minara',
    'postgres:///minara?host=/var/run/postgresql',
  ])('can be %s', text => {
    expect(readDatabaseUrl(text)).toBe(text)
  })

  it.each([
    ['another kind of server', 'mysql://minara:secret@db.example.org/minara'],
    ['no database', 'postgres://minara:secret@db.example.org'],
    ['no server', 'postgres:///secret'],
    ['no address', 'host=db.example.org password=secret'],
    ['a password with an @', 'postgres://minara:sec@ret:x@db.example.org:port/minara'],
  ])('is refused, without a word of it in the error, when it names %s', (_, text) => {
    expect(() => readDatabaseUrl(text)).toThrow(/^DATABASE_URL is not what was expected(?!.*sec(@)?ret)/)
  })
})
