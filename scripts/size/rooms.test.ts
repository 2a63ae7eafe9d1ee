import { expect, test } from 'vitest'
import { BUDGETS } from './budgets.ts'
import { countRooms, findExcess, isCounted, lower } from './rooms.ts'

test.each([
  ['components/forms/field.tsx', 'components', 'code'],
  ['components/forms/forms.css', 'components', 'css'],
  ['components/forms/field.test.tsx', 'components', 'tests'],
  ['forms/outbox/rows.fixture.ts', 'forms', 'tests'],
  ['tests/e2e/forms/sending.spec.ts', 'tests', 'tests'],
  ['tests/support/follow.ts', 'tests', 'tests'],
  ['packages/lake/src/patch/index.ts', 'packages/lake', 'code'],
  ['server.ts', 'server', 'code'],
  ['proxy.ts', 'server', 'code'],
  ['server/stop.ts', 'server', 'code'],
  ['next.config.ts', 'root', 'code'],
])('%s counts as %s, %s', (path, room, kind) => {
  expect(countRooms([{ path, lines: 7 }])).toMatchObject({ [room]: { [kind]: 7 } })
})

test.each(['content/types.gen.ts', 'docs/staff.md', 'public/a.svg', 'components/forms/lights/trial.gen.css'])(
  '%s is not counted',
  path => expect(isCounted(path)).toBe(false),
)

test('fifty lines more in any room are too many, and the files that grew most are named', () => {
  for (const room of Object.keys(BUDGETS)) {
    const path = room === 'root' ? 'more.config.ts' : `${room}/more.ts`
    const full = structuredClone(BUDGETS)
    const line = full[room]
    if (!line) throw new Error(room)
    const kind = room === 'tests' ? 'tests' : 'code'
    expect(findExcess(full, BUDGETS, [])).toEqual([])
    line[kind] += countRooms([{ path, lines: 50 }])[room]?.[kind] ?? 0
    const growth = [...[10, 50, 20, 30, 40, 5].map(lines => ({ path: `${path}${lines}`, lines })), { path, lines: -3 }]
    const [sentence = ''] = findExcess(full, BUDGETS, growth)
    expect(sentence).toContain(`${room} has ${line[kind]} lines`)
    expect(sentence.match(/\+\d+/g)).toEqual(['+50', '+40', '+30', '+20', '+10'])
  }
})

test('a room that the table does not name has no lines', () => {
  expect(findExcess(countRooms([{ path: 'extras/a.ts', lines: 1 }]), BUDGETS, [])).toHaveLength(1)
})

test('the table follows a room down and never up', () => {
  const budgets = { lib: { code: 10, css: 0, tests: 10 }, gone: { code: 5, css: 0, tests: 0 } }
  const rooms = { lib: { code: 8, css: 0, tests: 12 } }
  expect(lower(rooms, budgets)).toEqual({
    lib: { code: 8, css: 0, tests: 10 },
    gone: { code: 0, css: 0, tests: 0 },
  })
})
