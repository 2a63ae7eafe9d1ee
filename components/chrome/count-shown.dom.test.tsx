import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SHOWN_HEADER } from '@/lib/visits/shown'
import { prerender, stubNavigation } from '../ui/shown.fixture'
import { CountShown } from './count-shown.client'

const fetching = vi.fn<typeof fetch>()

beforeEach(() => {
  fetching.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'prerendering')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a page that was rendered ahead is told of once, when it is shown', () => {
  const show = prerender()
  stubNavigation({ activationStart: 30 })
  render(<CountShown />)
  expect(fetching).not.toHaveBeenCalled()
  show()
  expect(fetching).toHaveBeenCalledOnce()
  const [address, init] = fetching.mock.calls[0] ?? []
  expect(address).toBe(location.href)
  expect(init).toMatchObject({ method: 'HEAD', headers: { [SHOWN_HEADER]: '1' } })
})

it('a page that was fetched ahead is told of, and nothing breaks if that fails', async () => {
  fetching.mockRejectedValue(new TypeError('No connection'))
  stubNavigation({ deliveryType: 'navigational-prefetch' })
  render(<CountShown />)
  expect(fetching).toHaveBeenCalledOnce()
  await expect(fetching.mock.results[0]?.value).rejects.toThrow('No connection')
})

it('of any other page nothing is told, because the server has counted it', () => {
  stubNavigation({ activationStart: 0, deliveryType: '' })
  render(<CountShown />)
  expect(fetching).not.toHaveBeenCalled()
})
