/** Preloaded into a process: each SIGUSR2 moves the date forward by MOVE_CLOCK_MS, in its threads too. Timers are not moved. */
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

const NAME = 'moves of the clock'
const RealDate = Date
const moves = isMainThread ? new Int32Array(new SharedArrayBuffer(4)) : getEnvironmentData(NAME)

if (isMainThread) {
  setEnvironmentData(NAME, moves)
  process.on('SIGUSR2', () => Atomics.add(moves, 0, 1))
}

const now = () => RealDate.now() + Atomics.load(moves, 0) * Number(process.env.MOVE_CLOCK_MS)

globalThis.Date = new Proxy(RealDate, {
  construct: (date, parts, created) => Reflect.construct(date, parts.length === 0 ? [now()] : parts, created),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})
