import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { prepareFolder } from '../config.fixture.ts'
import { whileLocked } from '../host/serve.ts'
import { run } from './dataset.ts'
import { namePlace } from './options.ts'

const folder = prepareFolder()

it('leaves the folder free for others when a command fails', async () => {
  const options = ['--project', 'first', '--folder', folder()]
  await run(['create', 'production', ...options])
  writeFileSync(join(namePlace(folder(), 'first', 'production').projectFolder, 'project.json'), 'no JSON')
  for (const deed of [
    ['delete', 'production', '--yes'],
    ['copy', 'production', 'staging'],
  ]) {
    await expect(run([...deed, ...options])).rejects.toThrow('not readable as a project')
    await whileLocked(folder(), () => {})
  }
})
