import { describe, expect, it } from 'vitest'
import { createCode, isToken, keysOf, readCode, seal, toAnswers, unseal } from './code.ts'

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
