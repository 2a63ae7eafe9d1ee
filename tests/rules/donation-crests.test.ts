import { expect, it } from 'vitest'
import { crestSvg } from '../../lib/crest.ts'
import { CRESTS } from '../../local/donation-site/crests.ts'
import { listMasjids } from '../../local/donation-site/masjids.ts'

it('the donation host shows each masjid with the tile that the site draws from its name', () => {
  const drawn = listMasjids().map(({ name }) => [name, crestSvg(name)])
  expect(CRESTS).toEqual(Object.fromEntries(drawn))
})
