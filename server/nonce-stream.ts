import { INLINE_SCRIPT, SCRIPT_END, SCRIPT_START } from './inline-scripts.ts'
import { isKnownScript } from './known-scripts.ts'

/** One character per byte, because a chunk may end within a UTF-8 character. */
const BYTES = 'latin1'

/** Adds a nonce to the known scripts of a streamed page. Buffers no more than one incomplete script. */
export function createNonceStream(nonce: string): { pass: (piece: Uint8Array) => Buffer; end: () => Buffer } {
  let held = ''
  return {
    pass(piece) {
      const text = held + Buffer.from(piece).toString(BYTES)
      const end = endOfComplete(text)
      held = text.slice(end)
      return Buffer.from(addNonce(text.slice(0, end), nonce), BYTES)
    },
    end: () => Buffer.from(held, BYTES),
  }
}

function addNonce(html: string, nonce: string): string {
  return html.replace(INLINE_SCRIPT, (element, id = '', text) =>
    isKnownScript(text) ? `<script${id} nonce="${nonce}">${text}${SCRIPT_END}` : element,
  )
}

/** Returns the position of a last, incomplete script, or of what may become one. */
function endOfComplete(text: string): number {
  const start = text.lastIndexOf(SCRIPT_START)
  if (start >= 0 && !text.includes(SCRIPT_END, start)) return start
  const tag = text.lastIndexOf('<')
  return tag >= 0 && SCRIPT_START.startsWith(text.slice(tag)) ? tag : text.length
}
