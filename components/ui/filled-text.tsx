import { Fragment, type ReactNode } from 'react'

/** A text with nodes instead of the names in braces: "write to {email}". A name without a node stays. */
export function FilledText({ text, nodes }: { text: string; nodes: Record<string, ReactNode> }) {
  // Every other part is a name.
  return text.split(/\{(\w+)\}/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={place}>{place % 2 === 0 ? part : (nodes[part] ?? `{${part}}`)}</Fragment>
  ))
}
