import { expect, it } from 'vitest'
import { createQueue } from './pictures.ts'

/** A task that ends when `finish` is called. */
function openTask() {
  let finish = () => {}
  const done = new Promise<void>(resolve => {
    finish = resolve
  })
  return { run: () => done, finish }
}

it('runs a limited number of tasks, lets a limited number wait and refuses the rest', async () => {
  const queue = createQueue(1, 1)
  const task = openTask()
  const first = queue(task.run)
  const second = queue(async () => 'second')
  await expect(queue(async () => 'third')).rejects.toMatchObject({ status: 503 })
  task.finish()
  await first
  expect(await second).toBe('second')
})

it('continues after a task that failed', async () => {
  const queue = createQueue(1, 5)
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(async () => 'next')).toBe('next')
})
