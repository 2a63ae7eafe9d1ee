import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { httpError } from '../http/errors.ts'
import type { LakeConfig } from '../types.ts'
import { type Cache, openCache } from './cache.ts'
import { renderingsFolder, type StoredFile } from './files.ts'
import { IMAGE_TYPES, type ImageFormat, sniffImage, UNKNOWN_TYPE } from './formats.ts'
import { type Plan, planTransform, type Size } from './plan.ts'
import { chooseFormat, type OutputFormat, render } from './render.ts'
import type { Transform } from './transform.ts'

const MAX_CACHE_BYTES = 256_000_000
const MAX_RENDERS_AT_ONCE = 2
const MAX_RENDERS_WAITING = 500

/** Part of every key: raise it when the same parameters produce different pixels. */
const RENDERER_VERSION = 2

export type Pictures = ReturnType<typeof openPictures>
export type Variant = ReturnType<Pictures['variant']>

/** Renders variants of images and caches them in a folder of limited size. Simultaneous equal requests share one rendering. */
export function openPictures(config: LakeConfig, maxCacheBytes = MAX_CACHE_BYTES) {
  const folder = renderingsFolder(config)
  const queue = createQueue(MAX_RENDERS_AT_ONCE, MAX_RENDERS_WAITING)
  const underWay = new Map<string, Promise<Uint8Array>>()
  let cache: Promise<Cache> | undefined

  return {
    /** A variant of a stored image that is not an SVG. Throws 400 for an impossible transformation. */
    variant(file: StoredFile, transform: Transform, accept: string) {
      const { size, format: original } = readName(file.file)
      const plan = planTransform(transform, size)
      const format = chooseFormat(transform, original, plan.canvas, accept)
      const key = keyOf(file, transform, format)
      const dependsOnAccept = transform.autoFormat && !transform.format
      return {
        key,
        dependsOnAccept,
        load: async () => withType(await share(key, () => loadOrRender(key, file, transform, plan, format))),
      }
    },
  }

  function share(key: string, run: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const same = underWay.get(key)
    if (same) return same
    const started = run().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }

  async function loadOrRender(key: string, file: StoredFile, transform: Transform, plan: Plan, format: OutputFormat) {
    cache ??= openCache(folder, maxCacheBytes)
    const { read, write, remove } = await cache
    const kept = await read(key)
    if (kept) return kept
    const bytes = await queue(() => render(file.path, transform, plan, format))
    await write(key, bytes)
    // Somebody may have deleted the asset meanwhile.
    if (!existsSync(file.path)) await remove(key)
    return bytes
  }
}

function withType(bytes: Uint8Array) {
  const format = sniffImage(bytes)
  return { bytes, type: format ? IMAGE_TYPES[format] : UNKNOWN_TYPE }
}

function readName(file: string): { size: Size; format: ImageFormat } {
  const [, width, height, extension] = /-(\d+)x(\d+)\.(\w+)$/.exec(file) ?? []
  const format = Object.keys(IMAGE_TYPES).find((name): name is ImageFormat => name === extension) ?? 'jpg'
  return { size: { width: Number(width), height: Number(height) }, format }
}

function keyOf(file: StoredFile, transform: Transform, format: OutputFormat): string {
  const description = JSON.stringify([RENDERER_VERSION, file.file, transform, format])
  return `${file.file}-${createHash('sha256').update(description).digest('hex').slice(0, 40)}`
}

/** Runs at most `atOnce` tasks; at most `maxWaiting` more wait in order. Any further one is rejected with 503. */
export function createQueue(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let free = atOnce

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else if (waiting.length < maxWaiting) await new Promise<void>(resolve => waiting.push(resolve))
    else throw httpError(503, 'Service Unavailable', 'Too many pictures are being rendered; try again in a moment')
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
