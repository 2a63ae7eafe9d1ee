import { describe, expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { countCachedFiles } from '../../support/build-folder.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { expectHeaders } from '../support/headers.ts'

const MANY = 20

describe('the fee calculator without JavaScript', () => {
  it('is a form on the landing page that leads to a page with the answer', async () => {
    const form = readHtml((await ask('/')).text).querySelector('form.calculator')
    expect(form?.getAttribute('action')).toBe('/fee-calculator')
    expect(form?.getAttribute('method') ?? 'get').toBe('get')
    const names = [...(form?.querySelectorAll('input') ?? [])].map(input => input.getAttribute('name'))
    expect(names).toEqual(['donations', 'share'])
    expect(form?.querySelector('button[type=submit]')).not.toBeNull()
  })

  it.each([
    ['donations=12%2C500&share=40', '12,500', '40', '$12,175'],
    ['donations=12500&share=40', '12,500', '40', '$12,175'],
    ['donations=47&share=35', '47', '35', '$45.82'],
    ['donations=&share=0', '0', '0', '$0'],
    ['donations=9999999&share=100', '9,999,999', '100', '$9,619,999'],
    ['donations=50,00&share=35', '50', '35', '$48.74'],
    ['donations=1.250,50&share=0', '1,250', '0', '$1,227'],
    ['', '10,000', '70', '$9,680'],
    ['donations=%3Cscript%3E&share=x', '<script>', '70', '–'],
    ['donations=10.000&share=70', '10.000', '70', '–'],
    ['donations=1000&donations=2000&share=5&share=6', '1,000', '5', '$980'],
  ])('answers “%s” in the first HTML', async (query, donations, share, kept) => {
    const answer = await ask(`/fee-calculator?${query}`)
    expect(answer.status).toBe(200)
    expectHeaders(answer, 'page')
    const document = readHtml(answer.text)
    const form = document.querySelector('main form.calculator')
    expect(form?.querySelector('[name=donations]')?.getAttribute('value')).toBe(donations)
    expect(form?.querySelector('[name=share]')?.getAttribute('value')).toBe(share)
    expect(form?.querySelector('[data-result=listed] b')?.textContent).toBe(kept)
    expect(readHead(document)).toMatchObject({ isIndexed: false })
  })

  it('asks about an amount that could be two', async () => {
    const document = readHtml((await ask('/fee-calculator?donations=10.000')).text)
    const field = document.querySelector('main [name=donations]')
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    const error = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
    expect(error?.textContent).toBe('Did you mean $10.00 or $10,000? Write 10.00 or 10,000.')
  })

  it('leaves Register quiet, as on every page that holds a form', async () => {
    const register = readHtml((await ask('/fee-calculator')).text).querySelector('header .button')
    expect(register?.getAttribute('href')).toBe('/register')
    expect(register?.getAttribute('class')?.split(' ')).toContain('button-quiet')
  })

  it('stores no page per question, and keeps the landing page cached', async () => {
    await ask('/fee-calculator')
    const before = countCachedFiles()
    const questions = Array.from({ length: MANY }, (_, number) => ask(`/fee-calculator?donations=${1_000 + number}`))
    for (const { status } of await Promise.all(questions)) expect(status).toBe(200)
    expect(countCachedFiles()).toBe(before)
    await expect.poll(async () => (await ask('/?donations=1')).headers.get('x-nextjs-cache')).toBe('HIT')
  })
})
