import { AsyncLocalStorage } from 'node:async_hooks'
import { perProcess } from './per-process.ts'

export type Trace = { trace: string; span: string }

/** The trace of the request that is being answered. */
export const traces = perProcess('traces', () => new AsyncLocalStorage<Trace>())
