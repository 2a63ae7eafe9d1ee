import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prepareFolder } from './config.fixture.ts'
import { openTokens } from './tokens.ts'

const folder = prepareFolder()

describe('the tokens', () => {
  it('are random for each install and then stay the same', () => {
    const first = openTokens(join(folder(), 'one'))
    expect(openTokens(join(folder(), 'one'))).toEqual(first)
    const all = [first, openTokens(join(folder(), 'two'))].flatMap(tokens => Object.values(tokens))
    expect(new Set(all).size).toBe(6)
    for (const token of all) expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('are readable only by the owner of the file', () => {
    openTokens(folder())
    const mode = () => statSync(join(folder(), 'tokens.json')).mode & 0o777
    expect(mode()).toBe(0o600)
    chmodSync(join(folder(), 'tokens.json'), 0o644)
    openTokens(folder())
    expect(mode()).toBe(0o600)
  })

  it.each(['', '{', 'null', '{}', '{"editor":"","viewer":"","webhookSecret":""}'])(
    'are not replaced silently when the file holds %j',
    text => {
      writeFileSync(join(folder(), 'tokens.json'), text)
      expect(() => openTokens(folder())).toThrow('delete it')
    },
  )
})
