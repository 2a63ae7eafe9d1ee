import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextLink } from './text-link'

it('a link without an address is only its words', () => {
  expect(renderToStaticMarkup(<TextLink href={null}>salam</TextLink>)).toBe('<bdi>salam</bdi>')
  expect(renderToStaticMarkup(<TextLink href="/blog">Blog</TextLink>)).toMatch(/^<a href="\/blog" .*>Blog<\/a>$/)
})
