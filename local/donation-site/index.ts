import { extname, join, resolve } from 'node:path'
import { type HttpRequest, type HttpResponse, notFound, type Route } from 'offline-content-lake/http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build, type InlineConfig, runnerImport } from 'vite'
import type { Asked } from './page.tsx'

const ROOT = '/donation-host'
const ASSETS = `${ROOT}/assets/`

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const DEMO = 'demo'
const MASJIDS = new Map([
  [DEMO, 'Masjid As-Salam'],
  ...['Albayan', 'Grassroots', 'ISMA', 'ISRI', 'MALV', 'Maskarima'].map(name => [name.toLowerCase(), name] as const),
])

/** Everything comes from this host, nothing is inline, and nothing is sent anywhere else. */
const POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const root = resolve(import.meta.dirname, '../..')

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

/** Stands in for the donation host: the live demo, donation pages, and terminals. They lead back to `siteUrl`, which ends without a slash. */
export function donationRoutes({ siteUrl, now = () => new Date() }: { siteUrl: string; now?: () => Date }): Route[] {
  return [
    { method: 'GET', path: `${ASSETS}*name`, handle: serveAsset },
    { method: 'GET', path: `${ROOT}/:destination`, handle: showDestination },
  ]

  async function showDestination({ query, params: { destination = '' } }: HttpRequest): Promise<HttpResponse> {
    const address = destination.toLowerCase()
    const name = MASJIDS.get(address)
    if (!name) throw notFound(`There is no donation page at ${destination}`)
    const { Page } = (await loadBundle()).page
    const asked: Asked = {
      ...{ name, siteUrl, isDemo: address === DEMO, query: [...query], assets: ASSETS, today: now().toISOString() },
    }
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
      body: `<!doctype html>${renderToString(createElement(Page, asked))}`,
    }
  }
}

async function serveAsset({ params: { name = '' } }: HttpRequest): Promise<HttpResponse> {
  const body = (await loadBundle()).files.get(name)
  const type = TYPES[extname(name)]
  if (!body || !type) throw notFound(`There is no ${name}`)
  return { status: 200, headers: { 'content-type': type }, body }
}

/** What writes a page, and the files that it loads, by name. */
type Bundle = { page: typeof import('./page.tsx'); files: Map<string, string | Uint8Array> }

let loading: Promise<Bundle> | null = null

/** The pages are made of the site's own parts. They are bundled at the first request, because most starts never need them. */
function loadBundle(): Promise<Bundle> {
  loading ??= bundle().catch(error => {
    loading = null
    throw error
  })
  return loading
}

async function bundle(): Promise<Bundle> {
  const [{ module: page }, built] = await Promise.all([
    runnerImport<Bundle['page']>(join(import.meta.dirname, 'page.tsx'), SETTINGS),
    build({
      ...SETTINGS,
      build: {
        write: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: join(import.meta.dirname, 'browser.tsx'),
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
  return { page, files: new Map(outputs.map(file => [file.fileName, 'code' in file ? file.code : file.source])) }
}
