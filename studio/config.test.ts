import type { Tool } from 'sanity'
import { afterEach, expect, it, vi } from 'vitest'
import { FEATURE_OF_SIDE, newDocumentTemplates } from './documents'
import { offerTools } from './tools'

// The configuration imports the whole Studio.
vi.setConfig({ testTimeout: 60_000 })

const tools: Tool[] = [
  { name: 'structure', title: 'Structure', component: () => null },
  { name: 'presentation', title: 'Preview', component: () => null },
  { name: 'vision', title: 'Vision', component: () => null },
]

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('uses the local lake when no hosted project is configured', async () => {
  expect(await readConfig()).toMatchObject({
    projectId: 'local0001',
    apiHost: 'http://localhost:3333',
    auth: { loginMethod: 'token', redirectOnSingle: true },
  })
})

it('does not mention a lake when a hosted project is configured', async () => {
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc12345')
  const config = await readConfig()
  expect(config).toMatchObject({ projectId: 'abc12345', dataset: 'production' })
  expect(config).not.toHaveProperty('apiHost')
  // Staff choose how they sign in. Sessions are tokens, because the site's server can verify those.
  expect(config).toMatchObject({ auth: { loginMethod: 'token', redirectOnSingle: false } })
})

it.each([
  ['the local lake has them', { NEXT_PUBLIC_SANITY_PROJECT_ID: '' }, true],
  ['a hosted project has them only in some plans', { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' }, false],
  [
    'a hosted project is said to have them',
    { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345', NEXT_PUBLIC_SANITY_RELEASES: '1' },
    true,
  ],
])('offers releases and scheduled drafts where the content service has them: %s', async (_, env, enabled) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  expect(await readConfig()).toMatchObject({
    releases: { enabled },
    scheduledDrafts: { enabled },
    scheduledPublishing: { enabled: false },
  })
})

it('names the variable when it is neither 0 nor 1', async () => {
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc12345')
  vi.stubEnv('NEXT_PUBLIC_SANITY_RELEASES', 'yes')
  await expect(readConfig()).rejects.toThrow('NEXT_PUBLIC_SANITY_RELEASES is "yes"; expected 1 or 0')
})

it('hides the tab of all fields, and offers copying for fields alone', async () => {
  const config = await readConfig()
  const { schema, document } = Object(config)
  const post = schema.types.find(({ name }: { name: string }) => name === 'post')
  expect(post.groups[0]).toMatchObject({ name: 'all-fields', hidden: true })
  const [copy] = document.unstable_fieldActions([{ name: 'copyField', useAction: () => ({ title: 'Copy' }) }])
  expect([copy.useAction({ path: [] }).hidden, copy.useAction({ path: ['title'] }).hidden]).toEqual([true, false])
})

it('presets the side of a new feature, begins pages with sections, and offers no second singleton', () => {
  const templates = newDocumentTemplates([template('testimonial'), template('siteSettings'), template('page')])
  expect(templates.map(({ id }) => id)).toEqual(['testimonial', FEATURE_OF_SIDE, 'campaign-page', 'case-study'])
  expect(templates[1]).toMatchObject({ schemaType: 'feature', parameters: [{ name: 'side' }] })
})

it.each([
  ['administrator', ['Home', 'Requests', 'Content', 'Preview', 'Queries']],
  ['developer', ['Home', 'Requests', 'Content', 'Preview', 'Queries']],
  ['editor', ['Home', 'Requests', 'Content', 'Preview']],
  ['viewer', ['Home', 'Requests', 'Content', 'Preview']],
  [null, ['Home', 'Requests', 'Content', 'Preview']],
])('offers a user with the role "%s" the tools that the role needs', (name, expected) => {
  const user = name && { id: 'a', name: 'A', email: 'a@masjid.example', roles: [{ name, title: name }] }
  expect(offerTools(tools, { currentUser: user || null }).map(({ title }) => title)).toEqual(expected)
})

function template(type: string) {
  return { id: type, title: type, schemaType: type, value: {} }
}

async function readConfig(): Promise<object> {
  return (await import('../sanity.config')).default
}
