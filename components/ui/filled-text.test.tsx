import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FilledText } from './filled-text'

const nodes = { email: <a href="mailto:a@b.example">a@b.example</a> }

it.each([
  ['write to {email}.', 'write to <a href="mailto:a@b.example">a@b.example</a>.'],
  ['{email}{email}', '<a href="mailto:a@b.example">a@b.example</a><a href="mailto:a@b.example">a@b.example</a>'],
  ['an (email) by {nobody}', 'an (email) by {nobody}'],
  ['', ''],
])('fills in "%s"', (text, filled) => {
  expect(renderToStaticMarkup(<FilledText text={text} nodes={nodes} />)).toBe(filled)
})
