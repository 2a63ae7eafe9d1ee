import { Fragment, type ReactNode } from 'react'

/** Replaces names in braces, as in "write to {email}", by nodes. A name without a node stays as it is. */
export function FilledText({ text, nodes }: { text: string; nodes: Record<string, ReactNode> }) {
  return text.split(/\{(\w+)\}/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
    <Fragment key={place}>{place % 2 === 0 ? part : (nodes[part] ?? `{${part}}`)}</Fragment>
  ))
}
