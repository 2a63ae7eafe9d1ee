import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { TRICKS } from './tricks.ts'

/** Tells Chromium to compile the functions of a file eagerly (https://v8.dev/blog/explicit-compile-hints). */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** The hint saves almost nothing in smaller files; below 30 KB, where V8 compiles nothing in advance, it costs time. */
const MIN_BYTES = 100_000

const BUILD_MANIFEST = z.object({ rootMainFiles: z.array(z.string()).nonempty() })

/** Limited to the files that every page loads first: in a file of which a page needs little, eager compilation is wasted. */
export function hintCompile(buildFolder: string): void {
  if (!TRICKS.compileHints) return
  for (const name of readFirstFiles(buildFolder)) {
    const file = join(buildFolder, name)
    const code = readFileSync(file, 'utf8')
    if (statSync(file).size >= MIN_BYTES && !code.startsWith(HINT)) writeFileSync(file, HINT + code)
  }
}

function readFirstFiles(buildFolder: string): string[] {
  const text = readFileSync(join(buildFolder, 'build-manifest.json'), 'utf8')
  return BUILD_MANIFEST.parse(JSON.parse(text)).rootMainFiles
}
