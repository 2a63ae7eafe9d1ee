import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, runnerImport } from 'vite'

export const ASSETS = '/donation-host/assets/'

type Pages = typeof import('./pages.tsx')

/** What writes a page, and the files that it loads, by name. */
type Bundle = Pages & { files: Map<string, string | Uint8Array> }

const folder = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

const SETTINGS: InlineConfig = {
  configFile: false,
  root,
  base: ASSETS,
  publicDir: false,
  mode: 'production',
  logLevel: 'error',
  resolve: { alias: { '@': root } },
  define: { 'process.env.NODE_ENV': '"production"' },
}

let loading: Promise<Bundle> | null = null

/** The pages are made of the site's own parts. They are bundled at the first request, because most starts never need them. */
export function loadBundle(): Promise<Bundle> {
  loading ??= bundle().catch(error => {
    loading = null
    throw error
  })
  return loading
}

async function bundle(): Promise<Bundle> {
  const [{ module }, built] = await Promise.all([
    runnerImport<Pages>(`${folder}pages.tsx`, SETTINGS),
    build({
      ...SETTINGS,
      build: {
        write: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: `${folder}browser.tsx`,
          // Files keep the paths under which pages that are rendered here name them.
          output: {
            entryFileNames: '[name].js',
            assetFileNames: ({ originalFileNames: [path = ''] }) => (path.endsWith('.tsx') ? '[name].css' : path),
          },
        },
      },
    }),
  ])
  const outputs = [built].flat().flatMap(each => ('output' in each ? each.output : []))
  const files: Bundle['files'] = new Map()
  for (const file of outputs) files.set(file.fileName, 'code' in file ? file.code : file.source)
  return { ...module, files }
}
