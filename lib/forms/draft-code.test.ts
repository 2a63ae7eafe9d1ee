import { describe, expect, it } from 'vitest'
import { createCode, isToken, keysOf, linkInPath, readCode, seal, toAnswers, unseal } from './draft-code.ts'

const ANSWERS = {
  step: 3,
  values: { I01name: 'Khalid "Abu" Rahman', I02email: 'khalid@assalamtoledo.org', II01masjidname: 'مسجد السلام' },
}
const LINK = 'https://minara.example/register/continue'

describe('the code of a link', () => {
  it('is never the same twice, and is read from the link, its fragment or alone', () => {
    const code = createCode()
    expect(createCode()).not.toBe(code)
    for (const typed of [code, `#${code}`, `${LINK}#${code}`, `  ${LINK}#${code}.\n`, code.toUpperCase()]) {
      expect(readCode(typed)).toBe(code)
    }
    expect(readCode(`${LINK}#${code.slice(0, 30)}\r\n ${code.slice(30)}`)).toBe(code)
    expect(readCode(`\u200f${code}\u2069`)).toBe(code)
  })

  it.each([
    ['brackets', (code: string) => `#${code})>.`],
    ['an encoded bracket', (code: string) => `#${code}%3E`],
    ['an underscore', (code: string) => `#${code}_`],
    ['an invisible sign inside', (code: string) => `#${code.slice(0, 9)}%E2%80%8B${code.slice(9)}`],
    ['an encoded #', (code: string) => `${LINK}%23${code}`],
    ['a # that was encoded twice', (code: string) => `${LINK}%2523${code}`],
    ['a # in quoted-printable', (code: string) => `${LINK}=23${code}`],
    ['a full-width #', (code: string) => `${LINK}＃${code}`],
    ['two of them', (code: string) => `#%23${code}`],
    ['a malformed sequence', (code: string) => `${LINK}%23${code}%`],
  ])('is read from a link with %s', (_, write) => {
    const code = createCode()
    expect(readCode(write(code))).toBe(code)
  })

  it.each([
    [true, ['/register/continue%23CODE', '/register/continue%2523CODE', '/register/continue%252523CODE']],
    [true, ['/register/continue/%23CODE', '/Register/Continue%23CODE', '/register%2Fcontinue%23CODE']],
    [true, ['/register/continue%23CODE.', '/register/continue%23CODE%3E', '/register/continue%23CODE)']],
    [true, ['/register/continue%23CODE%E2%80%8B', '/register/continue=23CODE', '/register/continue%EF%BC%83CODE']],
    [true, ['/register/continueCODE', '/register/continue%23CODE%']],
    [false, ['/register/continue', '/register/continue%23', '/register/continue%23CODE0']],
    [false, ['/register/continue%23short', '/register%23CODE', '/post/register/continue%23CODE', '/%E0%A4%A']],
  ])('is found: %s, in each path of %j', (isFound, paths) => {
    const code = createCode()
    for (const path of paths)
      expect(linkInPath(path.replace('CODE', code)), path).toBe(isFound ? `/register/continue#${code}` : null)
  })

  it('is not read from a link that lacks a part, has more than one, or is another', () => {
    const code = createCode()
    const broken = [
      '',
      LINK,
      code.slice(1),
      `${code}0`,
      `${code}z`,
      `x${code}`,
      `${LINK}#${code.slice(0, -1)}`,
      `${LINK}?${code}`,
    ]
    expect(broken.map(readCode)).toEqual(broken.map(() => null))
  })

  it('shows neither in the token that the server learns', async () => {
    const code = createCode()
    const { token } = await keysOf(code)
    expect(isToken(token)).toBe(true)
    expect(token).not.toBe(code)
    expect((await keysOf(code)).token).toBe(token)
    expect((await keysOf(createCode())).token).not.toBe(token)
  })

  it('gives no key that could be read out', async () => {
    const { key } = await keysOf(createCode())
    expect(key.extractable).toBe(false)
  })
})

describe('sealed values', () => {
  it('are read again with the same code, and contain nothing readable', async () => {
    const { key } = await keysOf(createCode())
    const sealed = await seal(key, ANSWERS)
    expect(await unseal(key, sealed)).toEqual(ANSWERS)
    const bytes = Buffer.from(sealed.data, 'base64').toString('latin1')
    for (const value of Object.values(ANSWERS.values))
      expect(bytes).not.toContain(Buffer.from(value).toString('latin1'))
    expect((await seal(key, ANSWERS)).data).not.toBe(sealed.data)
  })

  it('are not read with another code', async () => {
    const [{ key }, { key: other }] = await Promise.all([keysOf(createCode()), keysOf(createCode())])
    expect(await unseal(other, await seal(key, ANSWERS))).toBeNull()
  })

  it('are not read once any byte of them has changed', async () => {
    const { key } = await keysOf(createCode())
    const sealed = await seal(key, { step: 1, values: { I01name: 'Khalid' } })
    for (const part of ['iv', 'data'] as const) {
      const bytes = Buffer.from(sealed[part], 'base64')
      for (const place of bytes.keys()) {
        const changed = Buffer.from(bytes)
        changed.writeUInt8(bytes.readUInt8(place) ^ 1, place)
        expect(await unseal(key, { ...sealed, [part]: changed.toString('base64') })).toBeNull()
      }
      const shorter = bytes.subarray(1).toString('base64')
      expect(await unseal(key, { ...sealed, [part]: shorter })).toBeNull()
    }
  })

  it.each([
    { iv: '', data: '' },
    { iv: '!', data: '%' },
  ])('that are no base64 are not read: %j', async sealed => {
    expect(await unseal((await keysOf(createCode())).key, sealed)).toBeNull()
  })

  it('contain only texts and a step, whoever sealed them', () => {
    const values = { I01name: 'Khalid', I02email: 7, I03phone: null }
    expect(toAnswers({ step: 2, values })).toEqual({ step: 2, values: { I01name: 'Khalid' } })
    for (const kept of [null, 7, [], undefined, { step: 'x', values: 7 }]) {
      expect(toAnswers(kept)).toEqual({ step: 1, values: {} })
    }
  })
})
