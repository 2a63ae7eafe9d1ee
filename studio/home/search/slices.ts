/** About half a frame of a screen with 60 frames a second. */
const SLICE_MS = 8

/**
 * Does a long piece of work a slice at a time, so that typing and scrolling go on in between: `step` is called until it returns false.
 * Rejects when aborted.
 */
export async function inSlices(step: () => boolean, signal: AbortSignal): Promise<void> {
  for (;;) {
    const start = performance.now()
    do {
      if (!step()) return
    } while (performance.now() - start < SLICE_MS)
    await nextTask()
    signal.throwIfAborted()
  }
}

/** Browsers delay nested calls of setTimeout by 4 ms, but not messages. */
function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
