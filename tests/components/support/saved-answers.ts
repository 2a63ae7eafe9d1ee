import { page } from 'vitest/browser'
import { fillWords } from '@/lib/default-words'
import { DRAFT_WORDS } from '@/lib/drafts/words'
import { dialogOf, expectClosed, settled } from './fields'

export const W = fillWords(DRAFT_WORDS, {})
export const save = () => page.getByRole('button', { name: W.save })
export const saved = () => dialogOf(W.title)

export function linkShown(): string {
  const element = saved().getByRole('textbox', { name: W.link }).element()
  return element instanceof HTMLInputElement ? element.value : ''
}

/** Returns the link. */
export async function saveAndClose(): Promise<string> {
  await save().click()
  await settled(saved())
  const link = linkShown()
  await saved().getByRole('button', { name: W.stay }).click()
  await expectClosed(saved())
  return link
}
