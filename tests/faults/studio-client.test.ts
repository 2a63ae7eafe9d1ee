import { lakeConfig } from 'offline-content-lake/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'

const PATIENCE_MS = 20_000

let services: LocalServices
beforeAll(async () => {
  services = await startLocalServices()
})
afterAll(() => services.remove())

/** A client configured as in the Studio: its streams share one WebSocket. */
function studioClient() {
  const config = { projectId: 'local0001', dataset: 'production', apiVersion: '2025-02-19', useCdn: false }
  const { unstable_clientFactory: createClient } = lakeConfig({ ...config, url: services.url }).studio
  return createClient({ ...config, token: services.tokens.editor, ignoreBrowserTokenWarning: true })
}

describe("the Studio's client", () => {
  it('resumes listening without losing events after the lake was killed and restarted', async () => {
    const client = studioClient()
    const listened: string[] = []
    const live: string[] = []
    const options = {
      events: ['welcome', 'welcomeback', 'mutation', 'reconnect', 'reset'],
      enableResume: true,
    } as const
    const subscriptions = [
      client
        .listen('*[_type == "fault"]', {}, { ...options, events: [...options.events] })
        .subscribe(event => listened.push(event.type)),
      client.live.events({ includeDrafts: true }).subscribe(event => live.push(event.type)),
    ]
    await vi.waitFor(() => expect(listened).toEqual(['welcome']), PATIENCE_MS)
    await vi.waitFor(() => expect(live).toEqual(['welcome']), PATIENCE_MS)
    await client.create({ _id: 'before', _type: 'fault' })
    await vi.waitFor(() => expect(listened).toEqual(['welcome', 'mutation']), PATIENCE_MS)

    await services.end('SIGKILL')
    await vi.waitFor(() => expect(listened).toContain('reconnect'), PATIENCE_MS)
    await expect(client.create({ _id: 'while-away', _type: 'fault' })).rejects.toThrow()
    services = await startLocalServices({ dataFolder: services.dataFolder, port: services.port })

    // A reset would make the Studio reload from stored content while somebody is typing.
    await vi.waitFor(() => expect(listened.at(-1)).toBe('welcomeback'), PATIENCE_MS)
    expect(listened).not.toContain('reset')
    await vi.waitFor(() => expect(live.filter(type => type === 'welcome')).toHaveLength(2), PATIENCE_MS)
    expect(live).not.toContain('restart')
    expect(await client.getDocument('before')).toMatchObject({ _type: 'fault' })
    await client.create({ _id: 'after', _type: 'fault' })
    await vi.waitFor(() => expect(listened.at(-1)).toBe('mutation'), PATIENCE_MS)
    await vi.waitFor(() => expect(live.at(-1)).toBe('message'), PATIENCE_MS)
    for (const subscription of subscriptions) subscription.unsubscribe()
  })

  it('reports an invalid token and stops retrying', async () => {
    const client = studioClient().withConfig({ token: 'wrong' })
    const refused = new Promise((_resolve, reject) => client.listen('*').subscribe({ error: reject }))
    await expect(refused).rejects.toMatchObject({ name: 'ConnectionFailedError', status: 401 })
  })

  it('opens one connection for any number of listeners', async () => {
    const opened = vi.spyOn(globalThis, 'WebSocket')
    const client = studioClient()
    const welcomed: string[] = []
    const subscriptions = Array.from({ length: 30 }, () =>
      client.listen('*', {}, { events: ['welcome'] }).subscribe(event => welcomed.push(event.type)),
    )
    await vi.waitFor(() => expect(welcomed).toHaveLength(30), PATIENCE_MS)
    expect(await client.fetch('1 + 1')).toBe(2)
    expect(opened).toHaveBeenCalledOnce()
    for (const subscription of subscriptions) subscription.unsubscribe()
    opened.mockRestore()
  })
})
