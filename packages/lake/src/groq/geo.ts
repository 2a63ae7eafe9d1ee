import { isObject } from './values.ts'

type Function = (args: unknown[]) => unknown

/** How many arguments each of these functions takes. */
export const GEO_ARGUMENTS = 2

/** What groq-js lacks. */
export const GEO_FUNCTIONS: Record<string, Function> = {
  'geo::latLng': ([lat, lng]) => pointAt(lat, lng),
  'geo::distance': withShapes(distance),
  'geo::contains': withShapes(containsShape),
  'geo::intersects': withShapes(intersectsShape),
}

/** A point as GeoJSON, which has the longitude first. */
function pointAt(lat: unknown, lng: unknown): unknown {
  if (typeof lat !== 'number' || typeof lng !== 'number' || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  return { type: 'Point', coordinates: [lng, lat] }
}

function withShapes(act: (a: Shape, b: Shape) => unknown): Function {
  return ([first, second]) => {
    const [a, b] = [shapeOf(first), shapeOf(second)]
    return a && b ? act(a, b) : null
  }
}

/** In metres; null unless both are points. */
function distance(a: Shape, b: Shape): number | null {
  const [from, to] = [onlyPoint(a), onlyPoint(b)]
  return from && to ? distanceBetween(from, to) : null
}

function onlyPoint({ points, lines, areas }: Shape): Position | null {
  return points.length === 1 && lines.length + areas.length === 0 ? (points[0] ?? null) : null
}

/** Longitude and latitude in degrees. */
type Position = [number, number]
type Line = Position[]
/** An outer ring and its holes. */
type Area = Line[]

type Shape = { points: Position[]; lines: Line[]; areas: Area[] }

type Segment = [Position, Position]

const EARTH_RADIUS_METRES = 6_371_008.8

/** The shape of a GeoJSON geometry or of Sanity's `{lat, lng}`; null for other values. */
function shapeOf(value: unknown): Shape | null {
  if (!isObject(value)) return null
  const { type, coordinates, lat, lng } = value
  if (typeof lat === 'number' && typeof lng === 'number') return shape({ points: [[lng, lat]] })
  if (type === 'Point') return isPosition(coordinates) ? shape({ points: [coordinates] }) : null
  if (type === 'MultiPoint') return isLine(coordinates) ? shape({ points: coordinates }) : null
  if (type === 'LineString') return isLine(coordinates) ? shape({ lines: [coordinates] }) : null
  if (type === 'MultiLineString') return isArea(coordinates) ? shape({ lines: coordinates }) : null
  if (type === 'Polygon') return isArea(coordinates) ? shape({ areas: [coordinates] }) : null
  if (type === 'MultiPolygon') return isListOf(coordinates, isArea) ? shape({ areas: coordinates }) : null
  return type === 'GeometryCollection' && Array.isArray(value.geometries) ? union(value.geometries.map(shapeOf)) : null
}

const shape = (parts: Partial<Shape>): Shape => ({ points: [], lines: [], areas: [], ...parts })

function union(shapes: (Shape | null)[]): Shape | null {
  if (!shapes.every(each => each !== null)) return null
  return {
    points: shapes.flatMap(({ points }) => points),
    lines: shapes.flatMap(({ lines }) => lines),
    areas: shapes.flatMap(({ areas }) => areas),
  }
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem)
}

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'
const isLine = (value: unknown): value is Line => isListOf(value, isPosition)
const isArea = (value: unknown): value is Area => isListOf(value, isLine)

/** Along the great circle of a sphere. */
function distanceBetween([lng1, lat1]: Position, [lng2, lat2]: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord = half(lat2 - lat1) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(lng2 - lng1)
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Like all below, computed on the plane of longitudes and latitudes, and not across the date line. Borders belong to areas. */
function intersectsShape(a: Shape, b: Shape): boolean {
  return (
    cornersOf(a).some(corner => covers(b, corner)) ||
    cornersOf(b).some(corner => covers(a, corner)) ||
    segmentsOf(a).some(one => segmentsOf(b).some(other => doMeet(one, other)))
  )
}

function containsShape(a: Shape, b: Shape): boolean {
  const borders = a.areas.flat().flatMap(segmentsOfLine)
  const isWithin = (segment: Segment) =>
    covers(a, middleOf(segment)) && !borders.some(border => doCross(border, segment))
  const holes = a.areas.flatMap(([, ...inner]) => inner.flat())
  return (
    cornersOf(b).every(corner => covers(a, corner)) &&
    segmentsOf(b).every(isWithin) &&
    !holes.some(corner => b.areas.some(area => isInArea(area, corner) && !isOnBorder(area, corner)))
  )
}

function cornersOf({ points, lines, areas }: Shape): Position[] {
  return [...points, ...lines.flat(), ...areas.flat(2)]
}

function segmentsOf({ lines, areas }: Shape): Segment[] {
  return [...lines, ...areas.flat()].flatMap(segmentsOfLine)
}

function segmentsOfLine(line: Line): Segment[] {
  return line.flatMap((end, position): Segment[] => {
    const start = line[position - 1]
    return start ? [[start, end]] : []
  })
}

function middleOf([[x1, y1], [x2, y2]]: Segment): Position {
  return [(x1 + x2) / 2, (y1 + y2) / 2]
}

function covers({ points, lines, areas }: Shape, position: Position): boolean {
  return (
    points.some(([x, y]) => x === position[0] && y === position[1]) ||
    lines.flatMap(segmentsOfLine).some(segment => isOn(segment, position)) ||
    areas.some(area => isInArea(area, position))
  )
}

function isInArea(area: Area, position: Position): boolean {
  return isOnBorder(area, position) || area.filter(ring => isInRing(ring, position)).length % 2 === 1
}

function isOnBorder(area: Area, position: Position): boolean {
  return area.flatMap(segmentsOfLine).some(segment => isOn(segment, position))
}

/** Counts the sides that a ray to the east crosses. */
function isInRing(ring: Line, [x, y]: Position): boolean {
  const crossed = segmentsOfLine(ring).filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1),
  )
  return crossed.length % 2 === 1
}

/** Positive when the position is to the left of the segment, 0 when it is in line with it. */
function sideOf([[x1, y1], [x2, y2]]: Segment, [x, y]: Position): number {
  return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
}

function isOn(segment: Segment, position: Position): boolean {
  const [[x1, y1], [x2, y2]] = segment
  const [x, y] = position
  const isBetween = Math.min(x1, x2) <= x && x <= Math.max(x1, x2) && Math.min(y1, y2) <= y && y <= Math.max(y1, y2)
  return isBetween && sideOf(segment, position) === 0
}

/** Whether each goes from one side of the other to the other side. */
function doCross(a: Segment, b: Segment): boolean {
  return sideOf(a, b[0]) * sideOf(a, b[1]) < 0 && sideOf(b, a[0]) * sideOf(b, a[1]) < 0
}

function doMeet(a: Segment, b: Segment): boolean {
  return doCross(a, b) || b.some(end => isOn(a, end)) || a.some(end => isOn(b, end))
}
