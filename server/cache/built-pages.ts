import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { z } from 'zod'

/** Next documents these kinds, but its types are not public. */
export type Value = {
  kind: string
  status?: number
  headers?: Record<string, unknown>
  html?: string
  rscData?: Buffer
  segmentData?: Map<string, Buffer>
  postponed?: string
  body?: Buffer
}

/** `lastModified` is when rendering began. A value of null is a page that does not exist. */
export type Entry = {
  value: Value | null
  lastModified: number
  cacheControl?: { revalidate: number | false; expire?: number }
}

export type ReadContext = {
  kind: string
  isFallback?: boolean
  isRoutePPREnabled?: boolean
}

const META = z.object({
  status: z.number().optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
  postponed: z.string().optional(),
  segmentPaths: z.array(z.string()).optional(),
  routeCache: z.object({ key: z.string(), isFallback: z.boolean() }),
})
type Meta = z.infer<typeof META>

const LIFE = z.object({
  initialRevalidateSeconds: z.union([z.number(), z.literal(false)]),
  initialExpireSeconds: z.number().optional(),
})
const MANIFEST = z.object({ routes: z.record(z.string(), LIFE).default({}) })

export function openBuiltPages(buildFolder: string) {
  const folder = join(buildFolder, 'server', 'app')
  const { routes } = MANIFEST.parse(JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8')))

  return {
    async read(
      key: string,
      { kind, isFallback = false, isRoutePPREnabled = false }: ReadContext,
    ): Promise<Entry | null> {
      const path = pathIn(key)
      const file = join(folder, path)
      const meta = file.startsWith(folder + sep) ? await readMeta(file) : null
      if (meta?.routeCache.key !== key) return null
      const isShell = isRoutePPREnabled && meta.postponed !== undefined
      if (meta.routeCache.isFallback !== isFallback && !isShell) return null
      const life = routes[path === '/index' ? '/' : path]
      const { mtimeMs } = await stat(`${file}.meta`)
      return {
        value: {
          ...(kind === 'APP_ROUTE'
            ? { kind, body: await readFile(`${file}.body`) }
            : await readPage(file, meta, !isFallback && !isShell)),
          headers: meta.headers,
          // Next would send a stored 200 in place of the status with which proxy.ts rewrites to a page.
          status: meta.status === 200 ? undefined : meta.status,
        },
        lastModified: Math.floor(mtimeMs),
        ...(life && { cacheControl: { revalidate: life.initialRevalidateSeconds, expire: life.initialExpireSeconds } }),
      }
    },
    keyOf: async (path: string) => (await readMeta(join(folder, path)))?.routeCache.key ?? null,
  }
}

/** With "/index" for "/": https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath */
export function pathIn(key: string): string {
  return key.replace(/^\/route-cache\/.*?\/\$\//s, '/')
}

async function readMeta(file: string): Promise<Meta | null> {
  try {
    return META.parse(JSON.parse(await readFile(`${file}.meta`, 'utf8')))
  } catch {
    return null
  }
}

async function readPage(file: string, { postponed, segmentPaths }: Meta, hasData: boolean): Promise<Value> {
  const segment = async (path: string) => [path, await readFile(`${file}.segments${path}.segment.rsc`)] as const
  const [html, rscData, segments] = await Promise.all([
    readFile(`${file}.html`, 'utf8'),
    hasData ? readFile(`${file}.rsc`) : undefined,
    segmentPaths && Promise.all(segmentPaths.map(segment)),
  ])
  return { kind: 'APP_PAGE', html, rscData, segmentData: segments && new Map(segments), postponed }
}
