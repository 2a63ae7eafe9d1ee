import { type ComponentProps, createElement, type JSX } from 'react'

/** Elements for what staff wrote, which has its own direction; nothing without words. */
export const Text = {
  a: elementOf('a'),
  b: elementOf('b'),
  blockquote: elementOf('blockquote'),
  dd: elementOf('dd'),
  dt: elementOf('dt'),
  figcaption: elementOf('figcaption'),
  h1: elementOf('h1'),
  h2: elementOf('h2'),
  h3: elementOf('h3'),
  label: elementOf('label'),
  legend: elementOf('legend'),
  p: elementOf('p'),
  span: elementOf('span'),
  summary: elementOf('summary'),
}

function elementOf<Tag extends keyof JSX.IntrinsicElements>(tag: Tag) {
  return (props: ComponentProps<Tag>) => (props.children ? createElement(tag, { dir: 'auto', ...props }) : null)
}
