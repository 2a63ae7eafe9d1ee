import { onTestFinished } from 'vitest'
import { translatePage } from '../../support/disturb'

/** Translates the page, and goes on until the test ends. */
export function translate(): void {
  translatePage()
  onTestFinished(() => void document.dispatchEvent(new Event('translation-end')))
}
