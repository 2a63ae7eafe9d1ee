import { type Case, expectStatus, isPage, MARKER, post, ROUTES, write } from './case.ts'

/** Never an id of this site: the ids of a build contain a hash. */
const ACTION = `60${'a'.repeat(40)}`
const CACHED_FUNCTION = `c0${'a'.repeat(40)}`
const MULTIPART = 'multipart/form-data; boundary=x'

const part = (name: string, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const form = (...parts: string[]) => `${parts.join('')}--x--\r\n`
const action = (reference: string, bound: string, ...more: string[]) =>
  form(part('$ACTION_REF_1', ''), part('$ACTION_1:0', reference), part('$ACTION_1:1', bound), ...more)
const reference = (id = ACTION, bound = '"$@1"') => `{"id":"${id}","bound":${bound}}`
const STATE = '[{"answer":null,"values":{}}]'

/** What a page answers. Routes that take no form say so without a look at the body. */
const BODIES: readonly [what: string, status: number, body: string, type?: string | undefined][] = [
  ['no boundary', 400, 'hello', 'multipart/form-data'],
  ['nothing', 400, ''],
  ['half a part', 400, part('$ACTION_REF_1', '').slice(0, -12)],
  ['no end', 400, part('a', MARKER)],
  ['a line feed in a name', 400, form(part('a\r\nX-Evil: 1', MARKER))],
  ['NUL in a name', 400, form(part('a\0b', MARKER))],
  ['fields without an action', 400, form(part('name', MARKER))],
  ['an action by its id', 400, form(part(`$ACTION_ID_${ACTION}`, ''))],
  ['two actions', 400, form(part('$ACTION_REF_1', ''), part('$ACTION_REF_2', ''), part('$ACTION_1:0', reference()))],
  ['a part twice', 400, action(reference(), STATE, part('$ACTION_1:0', reference()))],
  ['a number of a thousand digits', 400, form(part(`$ACTION_REF_${'1'.repeat(1_000)}`, ''))],
  ['a reference that runs in a circle', 400, action('{"id":"$0","bound":"$@0"}', STATE)],
  ['a cached function', 400, action(reference(CACHED_FUNCTION), STATE)],
  ['a bound text', 400, action(reference(), `["${MARKER}"]`)],
  ['a bound stream', 400, action(reference(), '[{"answer":"$R1"}]')],
  ['a path to a prototype', 400, action(reference(), '[{"answer":"$1:__proto__:constructor"}]')],
  ['__proto__', 400, action(reference(), '[{"__proto__":{"then":1}}]')],
  ['a thousand lists in each other', 400, action(reference(), `[{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}]`)],
  ['a reference that is a list', 400, action('[]', STATE)],
  ['an action of another build', 409, action(reference(), STATE)],
  ['a long name', 413, form(part('a', 'x'.repeat(70_000)))],
  ['ten thousand parts', 413, form(...Array.from({ length: 10_000 }, () => part('a', '')))],
  ['fields of an address', 415, `name=%zz&x=${MARKER}`, 'application/x-www-form-urlencoded'],
  ['text', 415, MARKER, 'text/plain'],
  ['no type', 415, MARKER, undefined],
  ['multipart of another kind', 415, form(part('a', '1')), 'multipart/mixed; boundary=x'],
]

/** One route of each kind. */
const TAKERS = new Set(['/', '/karima', '/post/unknown-post', '/studio', '/feed.xml', '/api/forms/shortTrial'])
const bodies = ROUTES.filter(({ path }) => TAKERS.has(path)).flatMap(route =>
  BODIES.map(([what, status, body, ...types]) => {
    const type = types.length === 0 ? MULTIPART : types[0]
    const isJudged = isPage(route) || (route.kind !== 'api' && (status === 413 || status === 400))
    // The API reads bodies by itself; a form that is not JSON is none of its.
    const ofOther = route.kind === 'api' ? [400, 413, 415] : [405]
    const sent = post(route.path, body, { 'Content-Type': type })
    return expectStatus(`POST ${route.path}: ${what}`, isJudged ? [status] : ofOther, sent)
  }),
)

const HEADERS: readonly [what: string, status: number, headers: Record<string, string | undefined>][] = [
  ['of another site', 403, { Origin: 'https://evil.example' }],
  ['that hides its site', 403, { Origin: 'null' }],
  ['that the browser calls cross-site', 403, { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' }],
  ['without a length', 411, { 'Content-Length': undefined }],
  ['in chunks that do not end', 411, { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' }],
  ['of 20 MB', 413, { 'Content-Length': '20000000' }],
  ['of 20 MB that waits for a word', 413, { 'Content-Length': '20000000', Expect: '100-continue' }],
]

const guards = ROUTES.filter(({ kind }) => kind !== 'api').flatMap(({ path }) =>
  HEADERS.map(([what, status, headers]) => {
    const body = headers['Transfer-Encoding'] ? '5\r\nhello\r\n' : ''
    const sent = post(path, body, { 'Content-Type': MULTIPART, ...headers })
    return expectStatus(`POST ${path}: a form ${what}`, [status], sent)
  }),
)

const ENDLESS = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json' }
const ofApi = ['/api/forms/shortTrial', '/api/revalidate', '/api/requests/list', '/api/draft-mode/date'].flatMap(
  path => [
    expectStatus(`POST ${path}: 20 MB`, [413], post(path, '', { 'Content-Length': '20000000' })),
    expectStatus(
      `POST ${path}: chunks that do not end`,
      [413],
      write('POST', path, ENDLESS),
      ...Array(50).fill(`2710\r\n${' '.repeat(10_000)}\r\n`),
    ),
    expectStatus(`POST ${path}: an action by header`, [400], post(path, '[]', { 'Next-Action': ACTION })),
  ],
)

const LENGTHS: readonly [what: string, headers: Record<string, string>, body: string][] = [
  ['a negative length', { 'Content-Length': '-1' }, ''],
  ['two lengths', { 'Content-Length': '5', 'content-length': '6' }, 'hello'],
  ['a length and chunks', { 'Content-Length': '5', 'Transfer-Encoding': 'chunked' }, '0\r\n\r\n'],
  ['a size of a chunk that is none', { 'Transfer-Encoding': 'chunked' }, 'zz\r\nhello\r\n0\r\n\r\n'],
  ['a chunk of 2^64 bytes', { 'Transfer-Encoding': 'chunked' }, '10000000000000000\r\nhello\r\n0\r\n\r\n'],
  ['an encoding that is not the last', { 'Transfer-Encoding': 'chunked, gzip' }, '0\r\n\r\n'],
]

const lengths = ['/', '/studio', '/api/forms/shortTrial'].flatMap(path =>
  LENGTHS.map(([what, headers, body]) => {
    const sent = write('POST', path, { 'Content-Type': 'application/json', ...headers }, body)
    return expectStatus(`POST ${path}: ${what}`, path === '/api/forms/shortTrial' ? [400] : [400, 411], sent)
  }),
)

export const FORMS: readonly Case[] = [...bodies, ...guards, ...ofApi, ...lengths]
