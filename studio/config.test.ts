import type { Tool } from 'sanity'
import { afterEach, expect, it, vi } from 'vitest'
import { FEATURE_OF_SIDE, newDocumentTemplates } from './documents'
import { offerTools } from './tools'

const IMPORT_TIMEOUT_MS = 60_000
const LOCAL_ONLY = ['apiHost', 'unstable_clientFactory']

const tools: Tool[] = ['structure', 'presentation', 'vision'].map(name => ({
  name,
  title: name,
  component: () => null,
}))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it(
  'uses the local lake when no hosted project is configured',
  async () => {
    expect(await readConfig()).toMatchObject({
      projectId: 'local0001',
      apiHost: 'http://localhost:3333',
      auth: { loginMethod: 'token', redirectOnSingle: true },
      unstable_clientFactory: expect.any(Function),
    })
  },
  IMPORT_TIMEOUT_MS,
)

it(
  'does not mention a lake when a hosted project is configured',
  async () => {
    vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc12345')
    const config = await readConfig()
    expect(config).toMatchObject({ projectId: 'abc12345', dataset: 'production' })
    expect(Object.keys(config).filter(name => LOCAL_ONLY.includes(name))).toEqual([])
    // Staff choose how they sign in. Sessions are tokens, because the site's server can verify those.
    expect(config).toMatchObject({ auth: { loginMethod: 'token', redirectOnSingle: false } })
  },
  IMPORT_TIMEOUT_MS,
)

it('presets the side of a new feature, and offers no second singleton', () => {
  const templates = newDocumentTemplates([template('testimonial'), template('siteSettings')])
  expect(templates.map(({ id }) => id)).toEqual(['testimonial', FEATURE_OF_SIDE])
  expect(templates.at(-1)).toMatchObject({ schemaType: 'feature', parameters: [{ name: 'side' }] })
})

it.each([
  ['administrator', ['structure', 'requests', 'presentation', 'vision']],
  ['developer', ['structure', 'requests', 'presentation', 'vision']],
  ['editor', ['structure', 'requests', 'presentation']],
  ['viewer', ['structure', 'requests', 'presentation']],
])('offers a user with the role "%s" the tools that the role needs', (name, expected) => {
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

function template(type: string) {
  return { id: type, title: type, schemaType: type, value: {} }
}

async function readConfig(): Promise<object> {
  return (await import('../sanity.config')).default
}
