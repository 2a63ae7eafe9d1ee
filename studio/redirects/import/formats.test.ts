import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readTable } from './formats'
import { decodeSpreadsheet } from './parse-csv'
import { planImport } from './plan'
import { readRows } from './read-rows'

const CORPUS = join(import.meta.dirname, 'corpus')
const HOSTS = { siteUrl: 'https://minara.example', donationUrl: 'https://give.example/pages' }
const CHOICES = { existing: 'update' as const, confirmedHosts: new Set(['example.org']) }

/** A line for each row: “/a → /b”, with “(off)”, or what is wrong with it; the sentence for a file that cannot be read. */
function read(bytes: Buffer): string {
  const table = readTable(decodeSpreadsheet(bytes))
  if ('refused' in table) return table.refused
  const { rows } = planImport(readRows(table.rows, HOSTS), [], CHOICES)
  return rows
    .map(each => {
      const result = each.state === 'wrong' ? each.reason : each.row.destination
      return `${each.row.path} → ${result}${each.row.active === false ? ' (off)' : ''}`
    })
    .join('\n')
}

it.each(readdirSync(CORPUS).filter(name => !name.endsWith('.expected.txt')))(
  'each row of %s is read by its own columns, or what it is is said',
  name => {
    const expected = readFileSync(join(CORPUS, name.replace(/\.\w+$/, '.expected.txt')), 'utf8')
    expect(read(readFileSync(join(CORPUS, name)))).toBe(expected.trimEnd())
  },
)
