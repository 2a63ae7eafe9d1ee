import { createInterface } from 'node:readline'
import { Duplex, PassThrough } from 'node:stream'

type Line = {
  time: string
  level: string
  event: string
  message?: string
  error?: LoggedError
  span?: string
  trace?: string
}
type LoggedError = { name: string; message: string; stack?: string }

export function readableLog(): Duplex {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  lines.on('line', line => output.write(`${sayLine(line)}\n`))
  lines.on('close', () => output.end())
  return Duplex.from({ writable: input, readable: output })
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
