import { expect, it } from 'vitest'
import { createJobs } from './jobs.ts'

const COPY = { projectId: 'first', sourceDataset: 'a', targetDataset: 'b', withHistory: false, authors: [] }

it('the oldest jobs are forgotten, but never one that is running', async () => {
  const jobs = createJobs()
  let finish = () => {}
  const running = jobs.start(COPY, () => new Promise<void>(done => (finish = done)))
  const [oldest, second] = [jobs.start(COPY, async () => {}), jobs.start(COPY, async () => {})]
  await expect.poll(() => second.state).toBe('completed')
  for (let number = 0; number < 98; number++) jobs.start(COPY, async () => {})
  expect(jobs.find(running.id)?.job.state).toBe('running')
  expect(jobs.find(oldest.id)).toBeNull()
  expect(jobs.find(second.id)?.job).toBe(second)
  finish()
})
