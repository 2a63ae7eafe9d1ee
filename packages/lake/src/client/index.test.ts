import { createImageUrlBuilder } from '@sanity/image-url'
import { expect, it } from 'vitest'
import { lakeConfig } from './index.ts'

const place = { projectId: 'abc12345', dataset: 'production', url: 'http://localhost:4333' }
const PICTURE = `image-${'0'.repeat(40)}-2x1-png`

it('points a Studio, clients and image addresses to the lake', () => {
  const { studio, client, images } = lakeConfig(place)
  expect(studio.unstable_clientFactory({ apiVersion: '2025-02-19', useCdn: false }).getUrl('/ping')).toBe(
    'http://localhost:4333/v2025-02-19/ping',
  )
  expect(studio).toMatchObject({ apiHost: 'http://localhost:4333', auth: { redirectOnSingle: true } })
  expect(client).toEqual({
    ...{ projectId: 'abc12345', dataset: 'production', apiHost: 'http://localhost:4333' },
    ...{ useProjectHostname: false, useCdn: false },
  })
  expect(createImageUrlBuilder(images).image(PICTURE).width(1).url()).toBe(
    `http://localhost:4333/images/abc12345/production/${'0'.repeat(40)}-2x1.png?w=1`,
  )
})
