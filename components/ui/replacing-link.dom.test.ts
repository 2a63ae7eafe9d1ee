import { afterEach, expect, it } from 'vitest'
import { replacingLink } from './replacing-link'

afterEach(() => document.body.replaceChildren())

/** The address of the link that replaces the page after a click on the element with the id `target`, or null. */
function addressAfter(html: string, options: MouseEventInit = {}): string | null {
  document.body.innerHTML = html
  let address: string | null = null
  const listen = (event: MouseEvent) => {
    address = replacingLink(event)?.getAttribute('href') ?? null
    event.preventDefault()
  }
  document.body.addEventListener('click', listen, { once: true })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  document.getElementById('target')?.dispatchEvent(click)
  return address
}

it('a plain click on a link, or on something inside it, replaces the page', () => {
  expect(addressAfter('<a id="target" href="/">Home</a>')).toBe('/')
  expect(addressAfter('<a href="/demo" target="_self"><b id="target">Demo</b></a>')).toBe('/demo')
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  options => {
    expect(addressAfter('<a id="target" href="/">Home</a>', options)).toBeNull()
  },
)

it('a link to another tab and an element that is not a link replace nothing', () => {
  expect(addressAfter('<a id="target" href="/" target="_blank">Home</a>')).toBeNull()
  expect(addressAfter('<a id="target">Home</a>')).toBeNull()
  expect(addressAfter('<button id="target" type="button">Home</button>')).toBeNull()
})
