import '@/app/globals.css'
import '@/app/landing.css'
import '@/app/fonts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { takeComplaints, watchComplaints } from './page'

const LARGE = [1440, 900] as const
const FRAME_MS = 20_000

// Where pictures and films come from: project.ts.
vi.stubGlobal('process', { env: { NEXT_PUBLIC_LAKE_URL: location.origin } })
document.documentElement.dataset.scrollBehavior = 'smooth'
await Promise.all(['600 1em font-kufam', '400 1em font-hanken'].map(font => document.fonts.load(font)))

watchComplaints()

let isDrawn = false
requestAnimationFrame(() => {
  isDrawn = true
})

beforeEach(async () => {
  takeComplaints()
  // A tab in the background may draw no frames, for which Playwright's clicks wait, and delays its timers, limits of time among them.
  await commands.bringToFront()
  await vi.waitFor(() => expect(isDrawn, 'No frame is drawn in this tab').toBe(true), { timeout: FRAME_MS })
  await page.viewport(...LARGE)
  await commands.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' })
  await commands.moveMouse(0, 0)
  scrollTo({ top: 0, behavior: 'instant' })
  window.focus()
})

afterEach(() => {
  vi.useRealTimers()
  vi.resetConfig()
  cleanup()
  document.body.replaceChildren()
  sessionStorage.clear()
  expect(takeComplaints(), 'The browser complained').toEqual([])
})
