import { spawn } from 'node:child_process'
import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

/** What typegen reads, and where it only looks which files there are, so that saving a component does not start it. */
const READ = ['schemas', 'lib/forms', 'lib/icons.ts', 'lib/sections.ts']
const LISTED = ['components/sections', 'content/documents']
const READ_IN_LISTED = /\.(schema|query)\.ts$/
const UNREAD = /\.(gen|test|fixture)\.tsx?$/
const SOURCE = /\.tsx?$|^[^.]+$/
/** An editor saves all files at once, and some in several steps. */
const SETTLE_MS = 300

export const TO_DO = 'Still to do: '

type Watch = { close: () => void }

type Sources = {
  root: string
  run: (files: string[]) => Promise<unknown>
  report: (line: string) => void
  settleMs?: number
}

/** One call at a time, and another for files that were saved meanwhile. Where the machine watches no more files, it says so and goes on without. */
export function watchSources({ root, run, report, settleMs = SETTLE_MS }: Sources): Watch {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let watchers = followAll()
  return {
    close() {
      clearTimeout(timer)
      closeWatchers()
    },
  }

  function followAll(): FSWatcher[] {
    return [...READ.flatMap(path => follow(path, true)), ...LISTED.flatMap(path => follow(path, false))]
  }

  function closeWatchers(): void {
    for (const watcher of watchers) watcher.close()
  }

  function follow(path: string, readsText: boolean): FSWatcher[] {
    const giveUp = (error: Error) => report(`${path} is not watched (${error.message}): please run npm run generate.`)
    try {
      const watcher = watch(join(root, path), { recursive: true }, (event, name) => {
        const file = /\.ts$/.test(path) ? path : `${path}/${name ?? ''}`.replaceAll('\\', '/')
        const isRead = readsText || READ_IN_LISTED.test(file)
        if ((event === 'change' && !isRead) || UNREAD.test(file) || !SOURCE.test(file)) return
        changed.add(file)
        clearTimeout(timer)
        timer = setTimeout(start, settleMs)
      })
      return [watcher.on('error', giveUp)]
    } catch (error) {
      giveUp(error instanceof Error ? error : new Error(String(error)))
      return []
    }
  }

  async function start(): Promise<void> {
    if (isRunning || changed.size === 0) return
    isRunning = true
    // On Linux a watcher follows the inode of a file, and many editors save by replacing the file.
    closeWatchers()
    watchers = followAll()
    const files = [...changed]
    changed.clear()
    await run(files)
    isRunning = false
    await start()
  }
}

/** Reports what typegen asks for, or all that it says if it fails. */
export function watchTypegen(root: string, print: (line: string) => void): Watch {
  const report = (line: string) => print(`typegen: ${line}`)
  return watchSources({ root, report, run: files => runTypegen(root, files, report) })
}

function runTypegen(root: string, files: string[], report: (line: string) => void): Promise<void> {
  report(`${files.toSorted().join(', ')} saved, writing types …`)
  const child = spawn(process.execPath, ['scripts/typegen.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise(done => {
    child.once('error', error => report(error.message))
    child.once('close', code => {
      const lines = Buffer.concat(chunks).toString().split('\n')
      const toDo = lines.filter(line => line.startsWith(TO_DO))
      for (const line of code === 0 || toDo.length > 0 ? toDo : lines) report(line)
      report(code === 0 ? 'types are written.' : 'nothing is written before that is mended.')
      done()
    })
  })
}
