import { beforeEach, describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { toast } from '../support/content/figures'
import { card, contentWith, dismiss, MIDDLE_PX, openAt } from '../support/toast'

describe('words of staff in a toast', () => {
  beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' })) // The card stands still when it is measured.

  const open = (text: string, when: string) =>
    openAt(11_000, MIDDLE_PX, contentWith({ ...toast, text, today: when, oneDay: when, manyDays: when }))

  test.each([
    ['in a long word', 'Understandinginternationalization', 'responsibilities'],
    ['in words longer than the toast', 'Understandinginternationalizationresponsibilities', 'Understanding '.repeat(5)],
  ])('%s stay in the rail', async (_, text, when) => {
    await open(text, when)
    const words = document.querySelector('.toast [role="status"]')
    const { top, bottom, right } = words?.getBoundingClientRect() ?? new DOMRect()
    const rail = card().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(rail.top)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    expect(right).toBeLessThanOrEqual(dismiss.element().getBoundingClientRect().left)
    expect(words?.scrollWidth).toBe(words?.clientWidth)
  })

  test.each(['تبرع أحدهم', 'מישהו תרם', 'کسی نے عطیہ دیا'])('“%s” stand from right to left', async text => {
    await open(text, text)
    const holders = Array.from(document.querySelectorAll('.toast [role="status"] > *'))
    expect(holders.map(holder => [holder.textContent, holder.matches(':dir(rtl)')])).toEqual([
      [text, true],
      [text, true],
    ])
  })
})
