/** The W3C trace of the request that is being answered. The server keeps it (server/trace.ts), and log lines and other services repeat it. */
export type Trace = { trace: string; span: string }

type Traces = { getStore: () => Trace | undefined }

/** Next bundles routes, proxy and instrumentation separately, each with its own modules, so they share this on globalThis. */
const shared: { minaraTraces?: Traces } = globalThis as { minaraTraces?: Traces }

export function shareTraces(traces: Traces): void {
  shared.minaraTraces = traces
}

/** Undefined outside of requests. */
export function currentTrace(): Trace | undefined {
  return shared.minaraTraces?.getStore()
}
