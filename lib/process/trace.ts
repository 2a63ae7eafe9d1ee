export type Trace = { trace: string; span: string }

type Traces = { getStore: () => Trace | undefined }

const shared: { minaraTraces?: Traces } = globalThis as { minaraTraces?: Traces }

export function shareTraces(traces: Traces): void {
  shared.minaraTraces = traces
}

export function currentTrace(): Trace | undefined {
  return shared.minaraTraces?.getStore()
}
