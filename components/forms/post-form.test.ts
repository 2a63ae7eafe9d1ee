import { expect, it, vi } from 'vitest'
import { postForm } from './post-form'

it('has failed when no answer comes in time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
  const form = { form: 'demo', id: 'a', values: {}, token: '', honeypot: '' } as const
  expect(await postForm(form)).toEqual({ outcome: 'failed' })
  expect(timeout).toHaveBeenCalledWith(30_000)
  vi.unstubAllGlobals()
})
