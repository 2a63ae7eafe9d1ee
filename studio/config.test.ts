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

/** Staff of a hosted project choose how they sign in. Sessions are tokens, because the site's server can verify those. */
const HOSTED = { projectId: 'abc12345', dataset: 'production', auth: { loginMethod: 'token', redirectOnSingle: false } }
const LOCAL = { projectId: 'local0001', auth: { loginMethod: 'token', redirectOnSingle: true } }

it.each([
  ['uses the local lake, which has releases', '', '', { ...LOCAL, apiHost: 'http://localhost:3333' }, true],
  ['mentions no lake with a hosted project, of which some plans have releases', 'abc12345', '', HOSTED, false],
  ['offers releases of a hosted project that is said to have them', 'abc12345', '1', HOSTED, true],
])('%s', async (_, project, releases, expected, enabled) => {
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', project)
  vi.stubEnv('NEXT_PUBLIC_SANITY_RELEASES', releases)
  const config = await readConfig()
  expect('apiHost' in config).toBe('apiHost' in expected)
  expect(config).toMatchObject({
    ...expected,
    ...{ releases: { enabled }, scheduledDrafts: { enabled }, scheduledPublishing: { enabled: false } },
  })
})

it('names the variable when it is neither 0 nor 1', async () => {
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc12345')
  vi.stubEnv('NEXT_PUBLIC_SANITY_RELEASES', 'yes')
  await expect(readConfig()).rejects.toThrow('NEXT_PUBLIC_SANITY_RELEASES is "yes"; expected 1 or 0')
})

it('hides the tab of all fields, and offers copying for fields alone', async () => {
  const { schema, document } = Object(await readConfig())
  const post = schema.types.find(({ name }: { name: string }) => name === 'post')
  expect(post.groups[0]).toMatchObject({ name: 'all-fields', hidden: true })
  const [copy, lead] = document.unstable_fieldActions([{}, { hidden: true }].map(own => ({ useAction: () => own })))
  expect([copy.useAction({ path: [] }).hidden, copy.useAction({ path: ['title'] }).hidden]).toEqual([true, false])
  expect(lead.useAction({ path: ['title'] }).hidden).toBe(true)
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
