import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { createProxyWatch } from './proxy-hops.ts'

let warn: MockInstance<typeof log.warn>
beforeEach(() => {
  warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
})

const advised = () => warn.mock.calls.map(([event, { set }]) => `${event} ${set}`)

describe('a proxy in front of a site without TRUSTED_PROXY_HOPS', () => {
  it.each([
    ['198.51.100.7', '10.0.0.2', 1],
    ['198.51.100.7, 192.168.1.4', '127.0.0.1', 2],
    ['invented, 198.51.100.7, fd00::4', '::1', 2],
    ['10.0.0.9', '10.0.0.2', 1],
    ['198.51.100.7, fe80::1%eth0', '::ffff:7f00:1', 2],
  ])('is reported once, with the value to set: %s via %s', (forwardedFor, peer, hops) => {
    const watch = createProxyWatch(null)
    watch(forwardedFor, peer)
    watch(forwardedFor, peer)
    expect(advised()).toEqual([`proxy.hopsUnset TRUSTED_PROXY_HOPS=${hops}`])
  })

  it.each([
    ['the setting is there', 0, '198.51.100.7', '10.0.0.2'],
    ['nobody forwarded anything', null, '', '127.0.0.1'],
    ['a visitor from outside made the header up', null, '10.0.0.1', '203.0.113.9'],
  ])('is not reported when %s', (_, trusted, forwardedFor, peer) => {
    createProxyWatch(trusted)(forwardedFor, peer)
    expect(advised()).toEqual([])
  })
})
