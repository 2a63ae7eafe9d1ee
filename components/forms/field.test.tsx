import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Field } from './field'

it('lets an Arabic name stand from the right while it is typed', () => {
  const control = { form: 'demo', fields: {}, labels: {}, errors: {}, startValues: { name: 'محمد (علي)' } } as const
  const html = renderToStaticMarkup(<Field control={control} name="name" label="Name" />)
  expect(/<input[^>]*>/.exec(html)?.[0]).toMatch(/ dir="auto"/)
})
