import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { DRAFT_WORDS } from '@/lib/drafts/words'
import { fillWords } from '@/lib/words/default-words'
import { expectClosed } from './fields'

export const W = fillWords(DRAFT_WORDS, {})
export const save = () => page.getByRole('button', { name: W.save })
export const saved = () => page.getByCss('#saved-draft')

export function linkShown(): string {
  const element = saved().getByRole('textbox', { name: W.link }).element()
  return element instanceof HTMLInputElement ? element.value : ''
}

/** Returns the link. */
export async function saveAndClose(): Promise<string> {
  await save().click()
  await expect.element(saved()).toBeVisible()
  const link = linkShown()
  await saved().getByRole('button', { name: W.stay }).click()
  await expectClosed(saved())
  return link
}
