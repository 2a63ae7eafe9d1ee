import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../http/eventually.fixture.ts'
import { EDITOR, openSocket, startTestLake, type TestLake } from './edge.fixture.ts'

let test: TestLake
beforeAll(async () => {
  test = await startTestLake()
})
afterAll(() => test.stop())

/** A tab of the Studio, which calls methods by name and waits for events of its subscription. */
async function openTab(authorization?: string) {
  const { socket, arrived, send } = await openSocket(`${test.url}/v2022-06-30/socket/production`)
  let calls = 0
  const call = async (method: string, params = {}) => {
    const id = `call-${++calls}`
    send({ jsonrpc: '2.0', id, method, params })
    await eventually(() => expect(arrived).toContainEqual(expect.objectContaining({ id })))
    return arrived.find(
      message => typeof message === 'object' && message !== null && 'id' in message && message.id === id,
    )
  }
  if (authorization) await call('authorization', { authorization })
  const heard = (result: object) =>
    eventually(() =>
      expect(arrived).toContainEqual(expect.objectContaining({ params: expect.objectContaining({ result }) })),
    )
  return { socket, call, heard }
}

describe('presence', () => {
  it('refuses calls without a valid token', async () => {
    const tab = await openTab()
    expect(await tab.call('presence_subscribe')).toMatchObject({ error: { message: 'Unauthorized' } })
    expect(await tab.call('authorization', { authorization: 'Bearer wrong' })).toHaveProperty('error')
    expect(await tab.call('presence_announce', { data: { sessionId: 'x' } })).toHaveProperty('error')
    tab.socket.close()
  })

  it('rejects a malformed announcement and an unknown method', async () => {
    const tab = await openTab(`Bearer ${EDITOR}`)
    expect(await tab.call('presence_announce', { data: 'here' })).toHaveProperty('error')
    expect(await tab.call('presence_explode')).toHaveProperty('error')
    tab.socket.send('not JSON')
    tab.socket.send('[]')
    expect(await tab.call('presence_subscribe')).toHaveProperty('result')
    tab.socket.close()
  })
})
