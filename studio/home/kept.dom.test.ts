import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from '@/studio/zod'
import { useKept } from './kept'

vi.mock('sanity', () => ({
  useWorkspace: () => ({ projectId: 'local0001', dataset: 'production' }),
  useCurrentUser: () => ({ id: 'ada' }),
}))

const KEY = 'home.steps.local0001.production.ada'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

function open() {
  const { result } = renderHook(() => useKept('steps', z.array(z.string()), []))
  return { value: () => result.current[0], keep: (value: string[]) => act(() => result.current[1](value)) }
}

it('is there again when Home is opened again', () => {
  open().keep(['sentence'])
  expect(open().value()).toEqual(['sentence'])
})

it.each([
  ['another shape', '{"steps":1}'],
  ['no JSON', '['],
])('is as if new where %s is stored', (_, stored) => {
  localStorage.setItem(KEY, stored)
  expect(open().value()).toEqual([])
})

it('lasts for this page where the browser stores nothing', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    })
  }
  const { value, keep } = open()
  keep(['sentence'])
  expect(value()).toEqual(['sentence'])
})
