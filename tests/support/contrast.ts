import type { Page } from '@playwright/test'

/** WCAG 2.2, level AA, for text of normal size. */
const LEAST_RATIO = 4.5

/** Every visible text and placeholder whose contrast with its background is too low, with the ratio. */
export function listFaintTexts(page: Page): Promise<string[]> {
  return page.evaluate(least => {
    const DISABLED = ':disabled, [disabled], [data-disabled="true"], [aria-disabled="true"]'
    const faint: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const isPlaceholder = field && element.placeholder !== '' && element.value === ''
      const text = isPlaceholder ? element.placeholder : ownText(element)
      if (!text || !isShown(element) || element.closest(DISABLED)) continue
      const ground = groundOf(element)
      const colour = channels(getComputedStyle(element, isPlaceholder ? '::placeholder' : null).color)
      const ratio = ratioOf(over(colour, ground), ground)
      if (ratio < least) faint.push(`${ratio.toFixed(2)}: ${text.slice(0, 60)}`)
    }
    return faint

    function ownText(element: Element): string {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      return texts
        .map(({ textContent }) => textContent ?? '')
        .join('')
        .trim()
    }

    function isShown(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }

    function groundOf(element: Element): number[] {
      const layers: number[][] = []
      for (let at: Element | null = element; at; at = at.parentElement) {
        const ground = channels(getComputedStyle(at).backgroundColor)
        layers.unshift(ground)
        if (ground[3] === 1) break
      }
      return layers.reduce((below, layer) => over(layer, below), [255, 255, 255, 1])
    }

    function channels(colour: string): number[] {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return [red, green, blue, alpha]
    }

    function over([red = 0, green = 0, blue = 0, alpha = 1]: number[], below: number[]): number[] {
      return [red, green, blue].map((value, place) => value * alpha + (below[place] ?? 0) * (1 - alpha)).concat(1)
    }

    function ratioOf(one: number[], other: number[]): number {
      const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a)
      return (high + 0.05) / (low + 0.05)
    }

    function light(colour: number[]): number {
      const [red = 0, green = 0, blue = 0] = colour
        .map(value => value / 255)
        .map(value => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
  }, LEAST_RATIO)
}
