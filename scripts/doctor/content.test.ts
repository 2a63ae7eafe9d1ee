import { expect, it, vi } from 'vitest'
import { readPublicSettings } from '../../lib/environment/public-settings.ts'
import { contentChecks } from './content.ts'

it('a hosted project that cannot be reached is named with its address', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('getaddrinfo ENOTFOUND')))
  const { sanity } = readPublicSettings({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' })
  const [content] = contentChecks({ sanity, readToken: '', siteUrl: '' })
  expect(await content?.run()).toEqual([
    {
      level: 'error',
      sentence:
        'The dataset production of the project abc12345 at https://abc12345.api.sanity.io cannot be reached: getaddrinfo ENOTFOUND.',
    },
  ])
  vi.unstubAllGlobals()
})
