import { createInterface } from 'node:readline'
import { Duplex, Readable } from 'node:stream'

type Line = {
  time: string
  level: string
  event: string
  message?: string
  error?: { name: string; message: string; stack?: string }
  span?: string
  trace?: string
}

export function readableLog(): Duplex {
  return Duplex.from(async function* (source: AsyncIterable<Buffer>) {
    const lines = createInterface({ input: Readable.from(source), crlfDelay: Number.POSITIVE_INFINITY })
    for await (const line of lines) yield `${sayLine(line)}\n`
  })
}

/** "warn figures.unreadable: the last good answer stays (url http://…): Error: answered 500". */
function sayLine(line: string): string {
  const parsed = parse(line)
  if (!parsed) return line
  const { time: _, span: __, level, event, message, error, trace, ...fields } = parsed
  const details = Object.entries(fields).map(([name, value]) => `${name} ${value}`)
  // Only a fault is worth a search for other lines of its request.
  if (trace && level === 'error') details.push(`trace ${trace}`)
  const parts = [
    `${level} ${event}`,
    message && `: ${message}`,
    details.length > 0 && ` (${details.join(', ')})`,
    error && `: ${error.name}: ${error.message}`,
    error?.stack && `\n${error.stack}`,
  ]
  return parts.filter(Boolean).join('')
}

function parse(line: string): Line | null {
  if (!line.startsWith('{"time":')) return null
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
