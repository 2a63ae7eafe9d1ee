import { act, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { DocumentActionComponent, DocumentActionDescription, DocumentActionProps, ValidationMarker } from 'sanity'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withQuestions } from './document-actions'
import { forgetAllUnread, keepUnread } from './unread/unread'

/** Longer than a press waits for the last letters. */
const SETTLED_MS = 5_000
const NATIVE_DIALOG = { type: 'custom', component: 'When?' } as const
const LIVE = { _id: 'a', _rev: 'r1', _type: 'post', publishedAt: '2020-11-01T00:00:00Z', slug: { current: 'old' } }
const DRAFT = { ...LIVE, _id: 'drafts.a', _rev: 'r2', title: 'Changed' }

const steps: string[] = []
const known: { isSyncing: boolean; markers: Pick<ValidationMarker, 'level' | 'message' | 'path'>[] } = {
  ...{ isSyncing: false, markers: [] },
}
const LEAVING = { level: 'warning' as const, message: 'It would leave the site.', path: ['publishedAt'] }
const commit = vi.fn(async () => void steps.push('redirect'))

vi.mock('sanity', () => ({
  getPublishedId: (id: string) => id.replace('drafts.', ''),
  isVersionId: (id: string) => id.startsWith('versions.'),
  isValidationErrorMarker: ({ level }: ValidationMarker) => level === 'error',
  pathsAreEqual: () => true,
  useClient: () => ({ transaction: () => ({ createOrReplace: () => ({ commit }) }) }),
  useSyncState: () => ({ isSyncing: known.isSyncing }),
  useValidationStatus: () => ({ validation: [] }),
  useWorkspace: () => ({}),
  validateDocument: async () => known.markers,
}))
const typing = vi.hoisted(() => ({ now: null as { name: string; field: string } | null }))
vi.mock('@/studio/form/colleagues', () => ({ askBeforeDiscard() {}, publishHere() {}, useTyping: () => typing.now }))
vi.mock('./uses/taking-action', () => ({ askBeforeDelete() {}, takeOff() {} }))
vi.mock('sanity/structure', () => ({ useDocumentPane: () => ({}) }))
vi.mock('@/schemas/rules/path-titles', () => ({ titlesOfPath: () => ['Date'] }))
vi.mock('@/studio/ui/use-site-client', () => ({ useSiteClient: () => ({}) }))
vi.mock('@sanity/ui', () => ({ Button: () => null, Flex: Plain, Stack: Plain, Text: Plain }))
vi.mock('./readiness/problem-list', () => ({
  ProblemList: ({ problems }: { problems: { message: string }[] }) => problems.map(({ message }) => message).join(' '),
}))

function Plain({ children }: { children: ReactNode }) {
  return children
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  forgetAllUnread('a')
  typing.now = null
  steps.length = 0
  Object.assign(known, { isSyncing: false, markers: [] })
})

it.each([
  ['a warning', LEAVING, 'Before you schedule'],
  ['an error', { ...LEAVING, level: 'error' as const }, 'Nothing was scheduled'],
])('says first, as Publish does, what the rules say with %s', async (_, marker, header) => {
  known.markers = [marker]
  const { read, press } = openAction(DRAFT)
  await press()
  expect(read()?.dialog).toMatchObject({ header })
  expect(render(Object(read()?.dialog).content).container.textContent).toContain('It would leave the site.')
  expect(steps).toEqual([])
})

it('asks for the time at once when there is only a hint', async () => {
  known.markers = [{ ...LEAVING, level: 'info' }]
  const { read, press } = openAction(DRAFT)
  await press()
  expect(steps).toEqual(['time'])
  expect(read()?.dialog).toBe(NATIVE_DIALOG)
})

it('waits until the last letters are saved', async () => {
  known.isSyncing = true
  const { press, settle } = openAction(DRAFT)
  await press()
  expect(steps).toEqual([])
  known.isSyncing = false
  await settle()
  expect(steps).toEqual(['time'])
})

it('does nothing for a document without a draft, and leaves “Pause to edit” alone, which is of the same kind', async () => {
  const { read, press } = openAction(null)
  await press()
  expect([steps, read()?.disabled]).toEqual([[], undefined])
  const pause: DocumentActionComponent = () => null
  pause.action = 'schedule'
  expect(withQuestions(pause)).toBe(pause)
})

it('writes the redirect from an address that will change before it asks for the time, or schedules nothing', async () => {
  const moved = { ...DRAFT, slug: { current: 'new' } }
  await openAction(moved).press()
  expect(steps).toEqual(['redirect', 'time'])
  steps.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  commit.mockRejectedValueOnce(new Error('The lake is away'))
  const { read, press } = openAction(moved)
  await press()
  expect(read()?.dialog).toMatchObject({
    message: expect.stringMatching(/^Nothing was scheduled: the address changes from/),
  })
  expect(steps).toEqual([])
})

it('is disabled while a text cannot be read', () => {
  keepUnread('a', { path: ['publishedAt'], text: '31/31/2026', message: 'There is no month 31.', stored: undefined })
  expect(openAction(DRAFT).read()).toMatchObject({ disabled: true, title: expect.stringContaining('cannot read') })
})

it('asks the same before a scheduled draft is published at once', async () => {
  known.markers = [LEAVING]
  const { read, press } = openAtOnce()
  await press()
  expect(read()?.dialog).toMatchObject({ header: 'Before you publish' })
  expect(steps).toEqual([])
})

it('keeps the focus in Publish while it is carried out, and says what it waits for', async () => {
  known.isSyncing = true
  const { read, press } = openAtOnce()
  await press()
  expect(read()).toMatchObject({ disabled: false, title: expect.stringContaining('as soon as your changes are saved') })
})

it('asks while a colleague is typing, and then does what was chosen', async () => {
  typing.now = { name: 'Ada', field: 'Role' }
  const { read, press, settle } = openAction(DRAFT)
  await press()
  expect(read()?.dialog).toMatchObject({ header: 'Ada is typing in Role' })
  expect(steps).toEqual([])
  const [without] = Object(read()?.dialog).footer.props.children.props.children
  await act(() => without.props.onClick())
  await settle()
  expect(steps).toEqual(['time'])
})

/** Its dialog is there once it was pressed. */
function describeNative(): DocumentActionDescription {
  const onHandle = () => void steps.push('time')
  return { label: 'Schedule publish', dialog: steps.includes('time') && NATIVE_DIALOG, onHandle }
}

function openAction(draft: typeof LIVE | null) {
  const native: DocumentActionComponent = () => describeNative()
  native.action = 'schedule'
  native.displayName = 'SchedulePublishAction'
  return open(withQuestions(native), { draft, version: null })
}

function openAtOnce() {
  const native: DocumentActionComponent = () => describeNative()
  native.action = 'publish'
  const version = { ...DRAFT, _id: 'versions.r1.a' }
  return open(withQuestions(native), { draft: null, version })
}

function open(useAction: DocumentActionComponent, documents: object) {
  const props: DocumentActionProps = Object({ id: 'a', type: 'post', published: LIVE, ...documents })
  const { result, rerender } = renderHook((): DocumentActionDescription | null => useAction(props))
  const settle = async () => {
    rerender()
    for (let step = 0; step < 4; step++) await act(() => vi.advanceTimersByTimeAsync(SETTLED_MS))
  }
  const press = () => {
    act(() => result.current?.onHandle?.())
    return settle()
  }
  return { read: () => result.current, press, settle }
}
