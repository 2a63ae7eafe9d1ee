import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'

const HEADERS = { host: 'localhost:4333' }

describe('the address of a request', () => {
  it.each([
    ['/v2025-02-19/data/query/production?query=*', null, 'production'],
    ['/v1/data/doc/production/a,b', null, 'production'],
    ['/v1/data/live/events/staging', null, 'staging'],
    ['/v1/data/history/production/transactions/a', null, 'production'],
    ['/v1/assets/images/production', null, 'production'],
    ['/v1/socket/production', null, 'production'],
    ['/v1/projects/abc/datasets/production/acl', 'abc', null],
    ['/v1/hooks/projects/abc/1/attempts', 'abc', null],
    ['//v1//data//query/production', null, 'production'],
    ['/v1/projects/abc/datasets', 'abc', null],
    ['/v1/projects/abc/datasets/production/copy', 'abc', null],
    ['/v1/projects/abc/datasets/production/query?query=*', 'abc', 'production'],
    ['/v1/projects/abc/datasets/production/doc/a,b', 'abc', 'production'],
    ['/v1/projects/abc/datasets/production/schemas/a', 'abc', 'production'],
    ['/v1/auth/login/abc?origin=http://localhost:3000', 'abc', null],
    ['/images/abc/production/name.png', 'abc', 'production'],
    ['/v1/users/me', null, null],
    ['/v1/data/ping', null, null],
  ])('reads %s', (target, projectId, dataset) => {
    expect(addressOf({ target, headers: HEADERS })).toEqual({ projectId, dataset })
  })

  it('names the project in the path, else in the header, else in the host name', () => {
    const headers = { host: 'by-host.localhost:4333', 'x-sanity-project-id': 'by-header' }
    expect(addressOf({ target: '/v1/projects/by-path', headers }).projectId).toBe('by-path')
    expect(addressOf({ target: '/v1/users/me', headers }).projectId).toBe('by-header')
    expect(addressOf({ target: '/v1/users/me', headers: { host: headers.host } }).projectId).toBe('by-host')
  })
})
