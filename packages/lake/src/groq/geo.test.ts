import { describe, expect, it } from 'vitest'
import { openEngine, resultOf } from './engine.fixture.ts'

const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
]
const ring = { type: 'Polygon', coordinates: [square(0, 10), square(4, 6)] }
const PARAMS = {
  ring,
  inner: { type: 'Polygon', coordinates: [square(1, 3)] },
  all: { type: 'Polygon', coordinates: [square(1, 9)] },
}

const { engine } = openEngine([
  { _id: 'london', _type: 'city', place: { _type: 'geopoint', lat: 51.5074, lng: -0.1278 } },
  { _id: 'paris', _type: 'city', place: { _type: 'geopoint', lat: 48.8566, lng: 2.3522 } },
  { _id: 'nowhere', _type: 'city' },
])
const ask = (query: string) => resultOf(engine, query, { params: PARAMS })

describe('geo functions', () => {
  it('make a point of a latitude and a longitude', async () => {
    expect(await ask('geo::latLng(51.5, -0.1)')).toEqual({ type: 'Point', coordinates: [-0.1, 51.5] })
    expect(await ask('[geo::latLng(91, 0), geo::latLng("1", 2)]')).toEqual([null, null])
  })

  it('find documents within a distance in metres, also of another document', async () => {
    expect(await ask('*[geo::distance(place, geo::latLng(51.5, 0)) < 20000]._id')).toEqual(['london'])
    const far = await ask(
      '*[_id == "london"][0]{"far": *[_id == "paris"][0]{"m": geo::distance(place, ^.place)}.m}.far',
    )
    expect(far).toBeGreaterThan(343_000)
    expect(far).toBeLessThan(345_000)
    expect(await ask('geo::distance($ring, geo::latLng(1, 1))')).toBeNull()
  })

  it.each([
    ['geo::contains($ring, geo::latLng(2, 2))', true],
    ['geo::contains($ring, geo::latLng(5, 5))', false],
    ['geo::contains($ring, geo::latLng(0, 5))', true],
    ['geo::contains($ring, $inner)', true],
    ['geo::contains($ring, $all)', false],
    ['geo::contains($inner, $ring)', false],
    ['geo::contains($ring, {"type": "LineString", "coordinates": [[1, 5], [9, 5]]})', false],
    ['geo::contains($ring, null)', null],
    ['geo::intersects($ring, $inner)', true],
    ['geo::intersects($ring, geo::latLng(5, 5))', false],
    ['geo::intersects($inner, {"type": "LineString", "coordinates": [[0, 2], [20, 2]]})', true],
    ['geo::intersects($inner, {"type": "LineString", "coordinates": [[0, 20], [20, 20]]})', false],
    [
      'geo::intersects({"type": "LineString", "coordinates": [[0, 0], [2, 2]]}, {"type": "MultiPoint", "coordinates": [[1, 1]]})',
      true,
    ],
  ])('%s is %s', async (query, expected) => {
    expect(await ask(query)).toBe(expected)
  })
})
