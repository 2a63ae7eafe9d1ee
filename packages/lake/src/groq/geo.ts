import { callback } from './callback.ts'
import { containsShape, distanceBetween, intersectsShape, type Position, type Shape, shapeOf } from './shapes.ts'
import { calledFunction, type SyntaxNode } from './tree.ts'

type Function = { arity: number; act(args: unknown[]): unknown }

const FUNCTIONS: Record<string, Function> = {
  'geo::latLng': { arity: 2, act: ([lat, lng]) => pointAt(lat, lng) },
  'geo::distance': { arity: 2, act: withShapes((a, b) => distance(a, b)) },
  'geo::contains': { arity: 2, act: withShapes(containsShape) },
  'geo::intersects': { arity: 2, act: withShapes(intersectsShape) },
}

/** `geo::` functions, which groq-js lacks; null for any other node. */
export function planGeo(node: SyntaxNode, planNode: (node: SyntaxNode) => SyntaxNode): SyntaxNode | null {
  const name = calledFunction(node) ?? ''
  const geo = FUNCTIONS[name]
  if (!geo || node.type !== 'FuncCall') return null
  if (node.args.length !== geo.arity) throw new Error(`${name}() takes ${geo.arity} arguments`)
  return callback(node.args.map(planNode), geo.act)
}

/** A point as GeoJSON, which has the longitude first. */
function pointAt(lat: unknown, lng: unknown): unknown {
  if (typeof lat !== 'number' || typeof lng !== 'number' || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  return { type: 'Point', coordinates: [lng, lat] }
}

function withShapes(act: (a: Shape, b: Shape) => unknown): Function['act'] {
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
