import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const DONATION_URL = 'https://donate.example/host'

function targetOf(parameters: Record<string, string>, query: string): string {
  const list = Object.entries(parameters).map(([key, value]) => ({ key, value }))
  const rule = { path: '/albayan', destination: 'albayan', parameters: list }
  return redirectTarget(rule, DONATION_URL, new URLSearchParams(query)).href
}

test.each<[string, Record<string, string>, string, string]>([
  ['nothing is added', {}, '', 'https://donate.example/host/albayan'],
  ['parameters are added', { terminal: 'true' }, '', 'https://donate.example/host/albayan?terminal=true'],
  [
    'the visitor’s query is carried along',
    {},
    'utm_source=a&b=1&b=2',
    'https://donate.example/host/albayan?utm_source=a&b=1&b=2',
  ],
  [
    'the redirect wins',
    { live: 'true' },
    'live=false&live=no&x=1',
    'https://donate.example/host/albayan?live=true&x=1',
  ],
  [
    'what needs escaping is escaped',
    { id: 'a b&c' },
    'q=%0d%0a',
    'https://donate.example/host/albayan?q=%0D%0A&id=a+b%26c',
  ],
])('%s', (_, parameters, query, target) => {
  expect(targetOf(parameters, query)).toBe(target)
})
