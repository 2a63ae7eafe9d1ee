import '@/app/globals.css'
import '@/app/sections.css'
import '@/app/landing.css'
import '@/app/fonts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { takeComplaints, watchComplaints } from './complaints'

const LARGE = [1440, 900] as const

// Where pictures and films come from: assets.ts.
vi.stubGlobal('process', { env: { NEXT_PUBLIC_LAKE_URL: location.origin } })
document.documentElement.dataset.scrollBehavior = 'smooth'
await Promise.all(['600 1em font-kufam', '400 1em font-hanken'].map(font => document.fonts.load(font)))

watchComplaints()

beforeEach(async () => {
  takeComplaints()
  await page.viewport(...LARGE)
  await commands.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' })
  await commands.moveMouse(0, 0)
  scrollTo({ top: 0, behavior: 'instant' })
  window.focus()
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  document.body.replaceChildren()
  sessionStorage.clear()
  // What setHidden has defined.
  Reflect.deleteProperty(document, 'hidden')
  expect(takeComplaints(), 'The browser complained').toEqual([])
})
