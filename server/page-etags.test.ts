import { expect, test } from 'vitest'
import { stopNextEtags } from './page-etags.ts'

test('pages read a configuration without etags, also once Next has assigned its own again', () => {
  const nextConfig = { generateEtags: true, assetPrefix: '/a' }
  const context = { hostname: 'localhost', nextConfig }
  stopNextEtags({ '': context })
  context.nextConfig = nextConfig
  // As Next reads it.
  expect({ ...context }).toEqual({ hostname: 'localhost', nextConfig: { generateEtags: false, assetPrefix: '/a' } })
  expect(nextConfig.generateEtags).toBe(true)
})
