import { expect, it } from 'vitest'
import { contentProxyNote, directHosts, findUnreadableProxy, proxyNote } from './proxies.ts'

const PROXY = 'http://proxy.example.org:8080'
const HERE = 'localhost,127.0.0.1,::1,[::1]'

it.each<[env: Record<string, string>, hosts: string | undefined]>([
  [{}, undefined],
  [{ NO_PROXY: 'intranet.example' }, undefined],
  [{ HTTP_PROXY: '' }, undefined],
  [{ HTTP_PROXY: PROXY }, HERE],
  [{ https_proxy: PROXY }, HERE],
  [{ HTTPS_PROXY: PROXY, NO_PROXY: 'intranet.example' }, `intranet.example,${HERE}`],
  [{ HTTP_PROXY: PROXY, no_proxy: '.a.example .b.example', NO_PROXY: '.b.example' }, `.a.example,.b.example,${HERE}`],
  [{ HTTP_PROXY: PROXY, no_proxy: '', NO_PROXY: 'localhost:3333' }, `localhost:3333,${HERE}`],
  [{ HTTP_PROXY: PROXY, NO_PROXY: HERE, no_proxy: HERE }, HERE],
  [{ HTTP_PROXY: PROXY, NO_PROXY: '*' }, '*'],
])('with %j, both spellings of NO_PROXY are %s', (env, hosts) => {
  expect(directHosts(env)).toEqual(hosts === undefined ? {} : { NO_PROXY: hosts, no_proxy: hosts })
})

it.each([
  ...['http://proxy:8080', 'https://proxy.example', 'HTTP://proxy:8080/', 'http://me:p%40ss@proxy:8080'],
  ...['socks5://127.0.0.1:1080', 'http://[::1]:3128', ''],
])('%j is an address of a proxy', value => {
  for (const name of ['http_proxy', 'HTTPS_PROXY']) expect(findUnreadableProxy({ [name]: value })).toBeNull()
})

it.each([
  ...['proxy:8080', '127.0.0.1:8080', 'proxy.example', 'http://', 'ftp://proxy:21', 'http://me:sec#ret@proxy:8080'],
  ...['http://me:sec%ret@proxy:8080', 'http://proxy:99999', 'http://proxy:8080/path', 'secret'],
])('%j is refused with the name of its variable, and without a word of it', value => {
  for (const name of ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'])
    expect(findUnreadableProxy({ [name]: value })).toMatch(
      new RegExp(`^${name} is not what was expected(?!.*(sec|path))`),
    )
})

it.each<[address: string, env: Record<string, string>, note: string]>([
  ['https://a.example', {}, ''],
  ['https://a.example', { HTTPS_PROXY: PROXY, NODE_USE_ENV_PROXY: '1' }, ' (asked through the proxy of HTTPS_PROXY)'],
  ['https://a.example', { HTTP_PROXY: PROXY, NODE_USE_ENV_PROXY: '1' }, ' (asked through the proxy of HTTP_PROXY)'],
  ['http://a.example', { HTTPS_PROXY: PROXY, NODE_USE_ENV_PROXY: '1' }, ''],
  [
    'https://a.example',
    { HTTPS_PROXY: PROXY, https_proxy: PROXY, NODE_USE_ENV_PROXY: '1' },
    ' (asked through the proxy of https_proxy)',
  ],
  [
    'https://a.example',
    { HTTPS_PROXY: PROXY },
    ' (asked without the proxy of HTTPS_PROXY, which needs NODE_USE_ENV_PROXY=1)',
  ],
  ['http://localhost:3333', { HTTP_PROXY: PROXY, ...directHosts({ HTTP_PROXY: PROXY }) }, ''],
  ['http://[::1]:3333', { HTTP_PROXY: PROXY, ...directHosts({ HTTP_PROXY: PROXY }) }, ''],
  ['https://api.a.example', { HTTPS_PROXY: PROXY, NO_PROXY: '.A.example' }, ''],
  ['https://a.example:8443', { HTTPS_PROXY: PROXY, NO_PROXY: 'a.example:8443' }, ''],
  ['https://a.example', { HTTPS_PROXY: PROXY, no_proxy: '*' }, ''],
])('a request to %s that failed with %j says "%s"', (address, env, note) => {
  expect(proxyNote(address, env)).toBe(note)
})

it('@sanity/client needs no NODE_USE_ENV_PROXY, and asks a local lake directly', () => {
  const env = { HTTPS_PROXY: PROXY, HTTP_PROXY: PROXY }
  const note = (apiHost?: string) =>
    contentProxyNote({ projectId: 'abc12345', apiHost }, { ...env, ...directHosts(env) })
  expect(note()).toBe(' (the content service is asked through the proxy of HTTPS_PROXY)')
  expect(note('http://lake.example')).toBe(' (the content service is asked through the proxy of HTTP_PROXY)')
  expect(note('http://localhost:3333')).toBe('')
})
