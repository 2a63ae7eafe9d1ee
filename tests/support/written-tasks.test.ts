import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readTasks } from './written-tasks.ts'

it('reads the numbered lists below a heading, or below a line in bold letters, with the words of each step', () => {
  const page =
    '## Fees\n\nWords.\n\n1. **Fees**, then\n   **+**.\n   - **More**: yes\n2. Go.\n\n**Take off**\n\n1. [**Home**](#home)\n\n## Last\n\nNone.\n'
  expect(readTasks(page)).toEqual([
    {
      name: 'Fees',
      steps: [
        { text: '**Fees**, then **+**. - **More**: yes', words: ['Fees', '+', 'More'] },
        { text: 'Go.', words: [] },
      ],
    },
    { name: 'Fees, Take off', steps: [{ text: '[**Home**](#home)', words: ['Home'] }] },
  ])
})

it('finds for each task of docs/staff.md a journey that follows it', () => {
  const journeys = globSync('tests/e2e/studio/**/*.spec.ts')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const followed = [...journeys.matchAll(/follow\(\s*page,\s*'([^']+)'/g)].map(([, name]) => name)
  expect(new Set(followed)).toEqual(new Set(readTasks().map(({ name }) => name)))
})
