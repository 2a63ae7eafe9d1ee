import { evaluateSync } from 'groq-js'
import { compileFunction, isConstant } from './functions.ts'
import { compileMatch, compileScore } from './match.ts'
import { orderingsOf, sortedRows } from './top-rows.ts'
import {
  type Compile,
  childrenOf,
  type Evaluate,
  lazyValue,
  lift,
  mapChildren,
  ROOT,
  type Scope,
  type SyntaxNode,
  scopeOf,
} from './tree.ts'
import { areEqual, attributeOf, compareComparable, isObject, isPath, ORDERS } from './values.ts'

type Type<Name> = Extract<SyntaxNode, { type: Name }>
/** A list or an object, and an expression for each item or for the object. */
type Step = Extract<SyntaxNode, { expr: SyntaxNode }>

/** What expressions depend on besides their scope, in the names of groq-js. */
export type CompileContext = {
  dereference(reference: { _ref: string }): unknown
  timestamp: Date
  identity: string
  sanity: { projectId: string; dataset: string }
}

/** Same results as groq-js, several times faster over a long list. Leaves rare operations to it. */
export function compile(node: SyntaxNode, context: CompileContext): Evaluate {
  const inner = (child: SyntaxNode) => compile(child, context)
  switch (node.type) {
    case 'This':
      return ({ row }) => row ?? null
    case 'Parent':
      return scope => rowAround(scope, node.n)
    case 'Value':
      return () => node.value ?? null
    case 'Call':
      return lift(node.args, inner, node.act)
    case 'Group':
      return inner(node.base)
    case 'AccessAttribute':
      if (!node.base || node.base.type === 'This') return ({ row }) => attributeOf(row, node.name)
      return compose(inner(node.base), value => attributeOf(value, node.name))
    case 'Deref':
      return compose(inner(node.base), value => dereferenced(value, context))
    case 'ArrayCoerce':
      return compose(inner(node.base), value => (Array.isArray(value) ? value : null))
    case 'OpCall':
      return compileOperator(node, inner) ?? compileOther(node, inner, context)
    case 'InRange':
      return lift([node.base, node.left, node.right], inner, ([base, left, right]) =>
        inRange(base, left, right, node.isInclusive),
      )
    case 'And':
      return compileLogic(node, inner, false)
    case 'Or':
      return compileLogic(node, inner, true)
    case 'Not':
      return compose(inner(node.base), value => (typeof value === 'boolean' ? !value : null))
    case 'Filter':
      return compileEach(node, inner, (list, test) => list.filter(item => test(item) === true))
    case 'Map':
      return compileEach(node, inner, (list, shape) => list.map(shape))
    case 'FlatMap':
      return compileEach(node, inner, (list, shape) => list.flatMap(shape))
    case 'Projection':
      return compileProjection(node, inner)
    case 'Object':
      return compileObject(node, inner)
    case 'Array':
      return compileArray(node, inner)
    case 'Select':
      return compileSelect(node, inner)
    case 'FuncCall':
      return compileCall(node, inner, context)
    case 'PipeFuncCall':
      return compilePipe(node, inner)
    default:
      return compileOther(node, inner, context)
  }
}

function compileCall(node: Type<'FuncCall'>, inner: Compile, context: CompileContext): Evaluate {
  const evaluate = compileFunction(node, inner) ?? compileOther(node, inner, context)
  if (!isConstant(node)) return evaluate
  const constant = lazyValue(() => evaluate(ROOT))
  return () => constant.value
}

/** groq-js gets the values of the expressions inside, so that it evaluates this operation alone. */
function compileOther(node: SyntaxNode, inner: Compile, context: CompileContext): Evaluate {
  const evaluates = childrenOf(node).map(inner)
  return scope => {
    const values = evaluates.map(evaluate => evaluate(scope)).values()
    const operation = mapChildren(node, () => ({ type: 'Value', value: values.next().value }))
    return evaluateSync(operation, { ...context, root: scope.row }).data
  }
}

function rowAround(scope: Scope | null, rows: number): unknown {
  if (!scope) return null
  return rows === 0 ? (scope.row ?? null) : rowAround(scope.outer, rows - 1)
}

function compose(evaluate: Evaluate, act: (value: unknown) => unknown): Evaluate {
  return scope => act(evaluate(scope))
}

function dereferenced(value: unknown, { dereference }: CompileContext): unknown {
  if (!isObject(value)) return null
  const { _ref } = value
  return typeof _ref === 'string' ? (dereference({ _ref }) ?? null) : null
}

function operatorOf(op: string): ((left: unknown, right: unknown) => unknown) | null {
  if (op === '==') return areEqual
  if (op === '!=') return (left, right) => !areEqual(left, right)
  const isWanted = ORDERS[op]
  if (!isWanted) return null
  return (left, right) => {
    const order = compareComparable(left, right)
    return order === null ? null : isWanted(order)
  }
}

function compileOperator(node: Type<'OpCall'>, inner: Compile): Evaluate | null {
  const { op, left, right } = node
  if (op === 'match') return compileMatch(node, inner)
  const operate = op === 'in' ? membership() : operatorOf(op)
  const [first, second] = [inner(left), inner(right)]
  return operate && (scope => operate(first(scope), second(scope)))
}

function inRange(value: unknown, left: unknown, right: unknown, isInclusive: boolean): boolean | null {
  const [fromLeft, fromRight] = [compareComparable(value, left), compareComparable(value, right)]
  if (fromLeft === null || fromRight === null) return null
  return fromLeft >= 0 && (isInclusive ? fromRight <= 0 : fromRight < 0)
}

const LONG_LIST = 8

/** Remembers the strings of a long list, because every row usually looks into the same one. */
function membership(): (left: unknown, right: unknown) => boolean | null {
  let known: { list: unknown; strings: Set<unknown> } | null = null
  return (left, right) => {
    if (isPath(right)) return typeof left === 'string' ? right.matches(left) : null
    if (!Array.isArray(right)) return null
    if (right.length < LONG_LIST || typeof left !== 'string') return right.some(item => areEqual(left, item ?? null))
    if (known?.list !== right) known = { list: right, strings: new Set(right) }
    return known.strings.has(left)
  }
}

/** `And` with false and `Or` with true are decided by one side, whatever the other one is. */
function compileLogic(
  { left, right }: SyntaxNode & { type: 'And' | 'Or' },
  inner: Compile,
  decisive: boolean,
): Evaluate {
  const [first, second] = [inner(left), inner(right)]
  return scope => {
    const one = first(scope)
    if (one === decisive) return decisive
    const other = second(scope)
    if (other === decisive) return decisive
    return typeof one === 'boolean' && typeof other === 'boolean' ? !decisive : null
  }
}

function compileEach(
  { type, base, expr }: Step,
  inner: Compile,
  act: (list: unknown[], each: (item: unknown) => unknown) => unknown[],
): Evaluate {
  const [list, each] = [inner(base), inner(expr)]
  return scope => {
    const items = list(scope)
    if (!Array.isArray(items)) return null
    return act(items, item => each(scopeOf(item ?? null, scope, type !== 'Filter')))
  }
}

function compilePipe(node: Type<'PipeFuncCall'>, inner: Compile): Evaluate {
  const list = inner(node.base)
  const orderings = node.name === 'order' ? orderingsOf(node.args, inner) : null
  const score = compileScore(node.args, inner)
  return scope => {
    const rows = list(scope)
    if (!Array.isArray(rows)) return null
    return orderings ? sortedRows(rows, orderings, scope) : score(rows, scope)
  }
}

function compileProjection({ base, expr }: Step, inner: Compile): Evaluate {
  const [object, shape] = [inner(base), inner(expr)]
  return scope => {
    const value = object(scope)
    return isObject(value) ? shape(scopeOf(value, scope)) : null
  }
}

function compileObject({ attributes }: Type<'Object'>, inner: Compile): Evaluate {
  const setters = attributes.map(attribute => {
    const value = inner(attribute.value)
    if (attribute.type === 'ObjectAttributeValue') {
      return (scope: Scope, result: Record<string, unknown>) => {
        result[attribute.name] = value(scope)
      }
    }
    const condition = attribute.type === 'ObjectSplat' ? () => true : inner(attribute.condition)
    return (scope: Scope, result: object) => {
      const source = condition(scope) === true ? value(scope) : null
      if (isObject(source)) Object.assign(result, source)
    }
  })
  return scope => {
    const result: Record<string, unknown> = {}
    for (const set of setters) set(scope, result)
    return result
  }
}

function compileArray({ elements }: Type<'Array'>, inner: Compile): Evaluate {
  const values = elements.map(({ value }) => inner(value))
  if (!elements.some(({ isSplat }) => isSplat)) return scope => values.map(value => value(scope))
  return scope =>
    values.flatMap((evaluate, position) => {
      const value = evaluate(scope)
      if (!elements[position]?.isSplat) return [value]
      return Array.isArray(value) ? value : []
    })
}

function compileSelect({ alternatives, fallback }: Type<'Select'>, inner: Compile): Evaluate {
  const choices = alternatives.map(({ condition, value }) => ({ holds: inner(condition), value: inner(value) }))
  const otherwise = fallback ? inner(fallback) : () => null
  return scope => {
    const chosen = choices.find(({ holds }) => holds(scope) === true)
    return (chosen?.value ?? otherwise)(scope)
  }
}
