import { describe, expect, it } from 'vitest'
import { richText } from './markdown.ts'

describe('richText', () => {
  it('joins the lines of a paragraph', () => {
    expect(richText('One\ntwo.\n\nThree.')).toMatchObject([
      { _type: 'block', style: 'normal', children: [{ text: 'One two.' }] },
      { _type: 'block', style: 'normal', children: [{ text: 'Three.' }] },
    ])
  })

  it('supports two levels of headings', () => {
    expect(richText('## Before\n\n### At night').map(block => block.style)).toEqual(['h2', 'h3'])
  })

  it('creates a block per list item, which may continue on the next line', () => {
    expect(richText('- one\n  and a half\n- two\n\n1. first\n2. second')).toMatchObject([
      { listItem: 'bullet', level: 1, children: [{ text: 'one and a half' }] },
      { listItem: 'bullet', children: [{ text: 'two' }] },
      { listItem: 'number', children: [{ text: 'first' }] },
      { listItem: 'number', children: [{ text: 'second' }] },
    ])
  })

  it('marks strong and emphasized words and links', () => {
    const [block] = richText('A **quiet** and *plain* [page](/register).')
    expect(block).toMatchObject({
      children: [
        { text: 'A ', marks: [] },
        { text: 'quiet', marks: ['strong'] },
        { text: ' and ', marks: [] },
        { text: 'plain', marks: ['em'] },
        { text: ' ', marks: [] },
        { text: 'page', marks: ['link-1'] },
        { text: '.', marks: [] },
      ],
      markDefs: [{ _type: 'link', _key: 'link-1', href: '/register' }],
    })
  })

  it('distinguishes a quote from a call-out', () => {
    expect(richText('> Said\n> plainly.\n\n> [!NOTE] Ask first\n> Your\n> accountant.')).toMatchObject([
      { style: 'blockquote', children: [{ text: 'Said plainly.' }] },
      { _type: 'callout', title: 'Ask first', text: 'Your accountant.' },
    ])
  })

  it('reads what is still to be written', () => {
    expect(richText('## Ending\n\n> [!TODO]\n> By\n> counsel.')).toMatchObject([
      { style: 'h2' },
      { _type: 'block', style: 'unfinished', children: [{ text: 'By counsel.' }] },
    ])
  })

  it('rejects emphasis in underscores, which would show on the page', () => {
    expect(() => richText('Until then: _to be written._')).toThrow('Emphasis is written *so*, not _so_')
    expect(richText('snake_case_word and donation_host')).toHaveLength(1)
  })

  it('reads an image with its alternative text and caption', () => {
    expect(richText('![A lamp](../images/lamp.webp "Lit at night")')).toEqual([
      { _type: 'figure', alt: 'A lamp', caption: 'Lit at night', _sanityAsset: 'image@file://./images/lamp.webp' },
    ])
  })

  it.each(['# Title', '![](../images/lamp.webp)', '| a | b |', '```\ncode\n```', '* item', '>quote'])(
    'rejects unsupported Markdown: %s',
    markdown => {
      expect(() => richText(markdown)).toThrow('No rich text for this Markdown')
    },
  )
})
