import { describe, expect, it } from 'vitest'
import { MAX_REDIRECTS } from '@/lib/addresses/redirects'
import { planImport, type Site, writeImport } from './plan'
import { readRows } from './read'

const HOSTS = { siteUrl: 'https://minara.example', donationUrl: 'https://give.example/pages' }
const SITE: Site = {
  ...{ existing: [], pages: new Map([['/ramadan', 'Ramadan']]) },
  targets: new Map(['/post/there', '/albayan', '/a', '/b'].map(path => [path, { pages: 1 }])),
}

const rowsOf = (text: string) => [readRows(text, HOSTS)].flat().filter(row => typeof row !== 'string')

/** Returns what happens to each row, or why it is not imported. */
function plan(text: string, existing: Site['existing'] = [], hosts: string[] = []): string[] {
  return planImport(rowsOf(text), hosts, { ...SITE, existing }).map(({ state, says }) => says ?? state)
}

function stored(path: string, destination: string, active = true): Site['existing'][number] {
  return { _id: `redirect${path}`, path, destination, active }
}

it('parameters are read, and columns that are not there say nothing', () => {
  expect(rowsOf('Destination;Note;PATH;Parameters\nalbayan;x;/a;"terminal=true&live="')).toMatchObject([
    {
      number: 2,
      active: undefined,
      parameters: [
        { key: 'terminal', value: 'true' },
        { key: 'live', value: '' },
      ],
    },
  ])
  expect(rowsOf('/a,albayan')).toMatchObject([{ number: 1, active: undefined, parameters: undefined }])
})

describe('an import', () => {
  it('writes new redirects of each kind', () => {
    expect(plan('/a,albayan\n/b,/blog#x\n/c,/albayan')).toEqual(['new', 'new', 'new'])
  })

  it('says what is wrong with parameters', () => {
    const head = 'path,destination,active,parameters\n'
    expect(plan(`${head}/a,b,yes,a b=c`)[0]).toMatch(/^“a b=c” cannot be a parameter/)
    const many = Array.from({ length: 11 }, (_, place) => `k${place}=1`).join('&')
    expect(plan(`${head}/a,b,yes,${many}`)).toEqual(['At most 10 parameters.'])
  })

  it('takes the first of two rows with the same short address', () => {
    expect(plan('/a,one\n/b,two\n/A/,three')).toEqual(['new', 'new', 'Row 1 has the same short address.'])
  })

  it('changes redirects that are there, and says where they lead until then', () => {
    const existing = [stored('/ISRI', 'ISRI')]
    expect(planImport(rowsOf('/isri,other'), [], { ...SITE, existing })).toMatchObject([
      { state: 'update', id: 'redirect/ISRI', says: 'Until now it leads to donation page “ISRI”.' },
    ])
  })

  it('leaves out what leads to another website until staff confirmed it', () => {
    const text = '/a,https://example.org/a\n/b,https://example.org/b\n/c,https://example.com'
    const away = (host: string) => ({ state: 'wrong', host, says: `This leads away from this site, to ${host}.` })
    expect(planImport(rowsOf(text), [], SITE)).toMatchObject(['example.org', 'example.org', 'example.com'].map(away))
    expect(plan(text, [], ['example.org']).slice(0, 2)).toEqual(['new', 'new'])
  })

  it('refuses loops within the file and with redirects that are there', () => {
    const circle = 'Visitors would go round in a circle.'
    expect(plan('/a,/b\n/b,/a\n/c,/a')).toEqual([circle, circle, 'new'])
    expect(plan('/a,/b', [stored('/b', '/a')])).toEqual([circle])
    expect(plan('/a,/b', [stored('/b', '/a', false)])).toEqual(['new'])
    expect(plan('/a,/b\n/b,/blog', [stored('/b', '/a')])).toEqual(['new', 'Until now it leads to page /a.'])
  })

  it('refuses chains of more than three, also those that end with an older redirect', () => {
    const chain = 'Visitors would be sent on more than 3 times.'
    expect(plan('/a,/b\n/b,/c\n/c,/d\n/d,/blog')).toEqual([chain, 'new', 'new', 'new'])
    expect(plan('/d,/blog', [stored('/a', '/b'), stored('/b', '/c'), stored('/c', '/d')])).toEqual([chain])
    expect(
      plan('path,destination,active\n/d,/blog,no', [stored('/a', '/b'), stored('/b', '/c'), stored('/c', '/d')]),
    ).toEqual(['new'])
  })

  it('refuses the address of a page, and says where a row leads nowhere, as the form does', () => {
    const text = '/Ramadan,/blog\n/a,/post/there\n/b,/post/gone\n/c,/a\n/d,/studio'
    expect(planImport(rowsOf(text), [], SITE)).toMatchObject([
      { state: 'wrong', says: 'The page “Ramadan” has this address: a redirect would hide it.' },
      { state: 'new' },
      { state: 'new', says: expect.stringContaining('no published post') },
      expect.not.objectContaining({ says: expect.anything() }),
      { state: 'wrong' },
    ])
  })

  it('stops at as many redirects as the site reads', () => {
    const existing = Array.from({ length: MAX_REDIRECTS - 1 }, (_, place) => stored(`/m-${place}`, 'm'))
    const [first, second, changed] = plan('/a,b\n/c,d\n/m-0,n', existing)
    expect([first, second]).toEqual(['new', 'A site has at most 10000 redirects.'])
    expect(changed).toMatch(/^Until now/)
  })

  it('is planned for ten thousand rows, also when they are one long chain', () => {
    for (const destinationOf of [(place: number) => `m-${place}`, (place: number) => `/m-${place + 1}`]) {
      const text = Array.from({ length: 10_000 }, (_, place) => `/m-${place},${destinationOf(place)}`).join('\n')
      expect(plan(text)).toHaveLength(10_000)
    }
  })
})

/** Imports, as JSON, what staff have confirmed to lead to example.org; the transaction of the number `fails` fails. */
async function write(text: string, existing: Site['existing'] = [], fails = -1) {
  const transactions: unknown[][] = []
  const mutate = async (mutations: unknown[]) => {
    if (transactions.length === fails) throw new Error('The lake is away')
    transactions.push(JSON.parse(JSON.stringify(mutations)))
  }
  const planned = planImport(rowsOf(text), ['example.org'], { ...SITE, existing })
  return { written: await writeImport({ mutate }, planned).catch(String), transactions }
}

const MANY = Array.from({ length: 1_200 }, (_, place) => `/m-${place},m-${place}`).join('\n')

it('writes in transactions, until the content service fails', async () => {
  const { written, transactions } = await write(MANY)
  expect(written).toBe(1_200)
  expect(transactions.map(({ length }) => length)).toEqual([500, 500, 200])
  expect(transactions[0]?.[0]).toEqual({
    create: { _type: 'redirect', active: true, path: '/m-0', destination: 'm-0' },
  })
  expect(await write(MANY, [], 1)).toMatchObject({
    written: 'Error: The lake is away',
    transactions: [{ length: 500 }],
  })
})

it('changes only what the file says, and confirms the host that staff confirmed', async () => {
  const away = await write('/a,https://example.org/x', [stored('/a', 'a')])
  const web = { path: '/a', destination: 'https://example.org/x', confirmedHost: 'example.org' }
  expect(away.transactions).toEqual([[{ patch: { id: 'redirect/a', set: web } }]])

  const own = await write('path,destination,active,parameters\n/b,b,yes,terminal=true', [stored('/b', 'a')])
  const parameters = [{ _key: 'p0', _type: 'queryParameter', key: 'terminal', value: 'true' }]
  const set = { path: '/b', destination: 'b', active: true, parameters }
  expect(own.transactions).toEqual([[{ patch: { id: 'redirect/b', set } }]])
})
