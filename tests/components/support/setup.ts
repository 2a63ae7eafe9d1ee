import '@/app/globals.css'
import '@/app/fonts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'

const LARGE = [1440, 900] as const

let complaints: string[] = []

// Where pictures and films come from: assets.ts.
vi.stubGlobal('process', { env: { NEXT_PUBLIC_LAKE_URL: location.origin } })
document.documentElement.dataset.scrollBehavior = 'smooth'
await Promise.all(['600 1em font-kufam', '400 1em font-hanken'].map(font => document.fonts.load(font)))

console.error = (...words) => complaints.push(`console: ${words.join(' ')}`)
addEventListener('unhandledrejection', ({ reason }) => complaints.push(`uncaught: ${reason}`))
// Errors of pictures and scripts do not bubble.
addEventListener('error', event => complaints.push(nameProblem(event)), true)

beforeEach(async () => {
  complaints = []
  await page.viewport(...LARGE)
  await commands.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' })
  await commands.moveMouse(0, 0)
  scrollTo({ top: 0, behavior: 'instant' })
  window.focus()
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  sessionStorage.clear()
  expect(complaints, 'The browser complained').toEqual([])
})

function nameProblem({ message, target }: ErrorEvent): string {
  return target instanceof Element ? `did not load: ${target.outerHTML.slice(0, 200)}` : `uncaught: ${message}`
}
