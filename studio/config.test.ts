import { afterEach, expect, it, vi } from 'vitest'

const IMPORT_TIMEOUT_MS = 60_000
const LOCAL_ONLY = ['apiHost', 'auth', 'unstable_clientFactory']

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it(
  'works on the lake of this machine when no hosted project is configured',
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
  'knows nothing of a lake when a hosted project is configured',
  async () => {
    vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc12345')
    const config = await readConfig()
    expect(config).toMatchObject({ projectId: 'abc12345', dataset: 'production' })
    expect(Object.keys(config).filter(name => LOCAL_ONLY.includes(name))).toEqual([])
  },
  IMPORT_TIMEOUT_MS,
)

async function readConfig(): Promise<object> {
  return (await import('../sanity.config')).default
}
