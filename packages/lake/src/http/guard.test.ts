import { describe, expect, it } from 'vitest'
import { createGuard } from './guard.ts'

const guard = createGuard({ hosts: ['localhost:3333'], origins: ['http://localhost:3000'] })
const host = 'localhost:3333'

describe('the guard', () => {
  it.each(['evil.com', 'evil.com:3333', 'localhost:4444', 'localhost', 'localhost:3333.evil.com', ''])(
    'refuses the Host "%s", because DNS rebinding can point any name at this machine',
    name => {
      expect(() => guard.check('GET', { host: name })).toThrow('Host')
    },
  )

  it.each(['http://evil.com', 'null', 'http://localhost:3000.evil.com', 'https://localhost:3000', ''])(
    'refuses the Origin "%s"',
    origin => {
      expect(() => guard.check('POST', { host, origin })).toThrow('Origin')
      expect(() => guard.check('GET', { host, origin })).toThrow('Origin')
      expect(guard.corsHeaders({ host, origin })).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it('refuses a cross-site write that has no Origin header', () => {
    expect(() => guard.check('POST', { host, 'sec-fetch-site': 'cross-site' })).toThrow('Another site')
    expect(() => guard.check('POST', { host, 'sec-fetch-site': 'same-site' })).toThrow('Another site')
  })

  it('allows cross-site images, writes from outside a browser, and host names in any case', () => {
    expect(() => guard.check('GET', { host, 'sec-fetch-site': 'cross-site' })).not.toThrow()
    expect(() => guard.check('POST', { host: 'LOCALHOST:3333' })).not.toThrow()
    expect(() => guard.check('POST', { host, 'sec-fetch-site': 'same-origin' })).not.toThrow()
  })

  it('tells the browser what an allowed origin may do', () => {
    const headers = { host, origin: 'http://localhost:3000' }
    expect(guard.corsHeaders(headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-credentials': 'true',
    })
    const preflight = guard.preflight({
      ...headers,
      'access-control-request-headers': 'authorization',
      'access-control-request-private-network': 'true',
    })
    expect(preflight).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-headers': 'authorization', 'access-control-allow-private-network': 'true' },
    })
  })

  it('tells a page of any origin whether it may use this server, and nothing else', () => {
    const others = new Map([['http://localhost:5000', { allowCredentials: false }]])
    const open = createGuard({
      ...{ hosts: [host], origins: ['http://localhost:3000'] },
      findOrigin: origin => others.get(origin) ?? null,
    })
    const told = (origin?: string) => JSON.parse(String(open.probe({ host, ...(origin && { origin }) }).body)).result
    expect(told('http://localhost:3000')).toEqual({ allowed: true, withCredentials: true })
    expect(told('http://localhost:5000')).toEqual({ allowed: true, withCredentials: false })
    expect(told('http://evil.com')).toEqual({ allowed: false, withCredentials: false })
    expect(told()).toEqual({ allowed: true, withCredentials: true })
  })

  it('asks again for each request which other origins there are', () => {
    const others = new Map([['http://localhost:5000', { allowCredentials: false }]])
    const open = createGuard({ hosts: [host], origins: [], findOrigin: origin => others.get(origin) ?? null })
    const headers = { host, origin: 'http://localhost:5000' }
    expect(() => open.check('POST', headers)).not.toThrow()
    expect(open.corsHeaders(headers)).not.toHaveProperty('access-control-allow-credentials')
    others.clear()
    expect(() => open.check('POST', headers)).toThrow('Origin')
  })
})
