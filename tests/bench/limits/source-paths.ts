import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = resolve(import.meta.dirname, '../../..')
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

/** Importing this lets Node read modules of the site as Next does: `@/` is the project's folder, and a path needs no ending. */
registerHooks({
  resolve(specifier, { parentURL = '', ...context }, nextResolve) {
    const go = (path: string) => nextResolve(path, { parentURL, ...context })
    if (parentURL.includes('/node_modules/')) return go(specifier)
    if (/^next\/.*(?<!\.js)$/.test(specifier)) return go(`${specifier}.js`)
    if (!/^(@\/|\.)/.test(specifier)) return go(specifier)
    const folder = specifier.startsWith('@/') ? ROOT : dirname(fileURLToPath(parentURL))
    const path = join(folder, specifier.replace(/^@\//, ''))
    const file = ENDINGS.map(ending => path + ending).find(each => /\.\w+$/.test(each) && existsSync(each))
    return go(file ? pathToFileURL(file).href : specifier)
  },
})
