import { render } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { DialogSupport } from './dialog-support.client'

/** jsdom supports neither command buttons nor `closedby`, as browsers of 2025. It cannot open dialogs, either. */
const MODAL = {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
}

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, MODAL)
  render(<DialogSupport />)
})

beforeEach(() => {
  document.body.innerHTML = `
    <button command="show-modal" commandfor="help"><b>Help</b></button>
    <dialog id="help" closedby="any"><p>Salam</p><button command="close" commandfor="help">Close</button></dialog>`
})

it.each([
  ['its close button', 'dialog button', 'dialog button', false],
  ['a click beside it', 'dialog', 'dialog', false],
  ['a click in it', 'p', 'p', true],
  ['a drag out of it', 'p', 'dialog', true],
  ['a drag into it', 'dialog', 'p', true],
])('a dialog opens by its button, and %s closes it or not', (_, pressed, clicked, isOpen) => {
  press('b', 'b')
  expect(document.querySelector('dialog')?.open).toBe(true)
  press(pressed, clicked)
  expect(document.querySelector('dialog')?.open).toBe(isOpen)
})

function press(pressed: string, clicked: string): void {
  document.querySelector(pressed)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  document.querySelector(clicked)?.dispatchEvent(new Event('click', { bubbles: true }))
}
