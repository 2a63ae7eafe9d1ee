import { inRange, operatorOf } from './compile.ts'
import { correctedFunction } from './functions.ts'
import { callback, calledFunction, mapChildren, type SyntaxNode } from './tree.ts'
import { ORDERS, toSortable } from './values.ts'

/** An expression for groq-js, in which the lake's own code does what groq-js does differently from the specification of GROQ. */
export function corrected(node: SyntaxNode): SyntaxNode {
  const act = correctedFunction(calledFunction(node))
  const within = mapChildren(node, corrected)
  switch (within.type) {
    case 'FuncCall':
      return act ? callback(within.args, act) : within
    case 'OpCall': {
      const compare = within.op in ORDERS ? operatorOf(within.op) : null
      return compare ? callback([within.left, within.right], ([left, right]) => compare(left, right)) : within
    }
    case 'InRange': {
      const { base, left, right, isInclusive } = within
      return callback([base, left, right], ([value, from, to]) => inRange(value, from, to, isInclusive))
    }
    case 'PipeFuncCall':
      return within.name === 'order' ? { ...within, args: within.args.map(sortable) } : within
    default:
      return within
  }
}

function sortable(node: SyntaxNode): SyntaxNode {
  if (node.type === 'Asc' || node.type === 'Desc') return { ...node, base: sortable(node.base) }
  return callback([node], ([value]) => (typeof value === 'string' ? toSortable(value) : value))
}
