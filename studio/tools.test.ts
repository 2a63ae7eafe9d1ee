import type { Tool } from 'sanity'
import { expect, it } from 'vitest'
import { offerTools } from './tools'

const tools: Tool[] = ['structure', 'presentation', 'vision'].map(name => ({
  name,
  title: name,
  component: () => null,
}))

it.each([
  ['administrator', ['structure', 'requests', 'presentation', 'vision']],
  ['developer', ['structure', 'requests', 'presentation', 'vision']],
  ['editor', ['structure', 'requests', 'presentation']],
  ['viewer', ['structure', 'requests', 'presentation']],
])('offers the tools that this role needs: %s', (name, expected) => {
  const currentUser = { id: 'a', name: 'A', email: 'a@masjid.example', roles: [{ name, title: name }] }
  expect(offerTools(tools, { currentUser }).map(tool => tool.name)).toEqual(expected)
})

it('does not offer Vision when nobody is signed in', () => {
  expect(offerTools(tools, { currentUser: null }).map(tool => tool.name)).toEqual([
    'structure',
    'requests',
    'presentation',
  ])
})
