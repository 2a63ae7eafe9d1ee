import type { Tool } from 'sanity'
import { expect, it } from 'vitest'
import { offerTools } from './tools'

const tools: Tool[] = ['structure', 'presentation', 'vision'].map(name => ({
  name,
  title: name,
  component: () => null,
}))

it.each([
  ['administrator', ['structure', 'presentation', 'vision']],
  ['developer', ['structure', 'presentation', 'vision']],
  ['editor', ['structure', 'presentation']],
  ['viewer', ['structure', 'presentation']],
])('offers what this role has a use for: %s', (name, expected) => {
  const currentUser = { id: 'a', name: 'A', email: 'a@masjid.example', roles: [{ name, title: name }] }
  expect(offerTools(tools, { currentUser }).map(tool => tool.name)).toEqual(expected)
})

it('offers no queries to nobody', () => {
  expect(offerTools(tools, { currentUser: null }).map(tool => tool.name)).toEqual(['structure', 'presentation'])
})
