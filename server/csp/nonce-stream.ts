import { randomBytes } from 'node:crypto'
import { findInlineScripts, SCRIPT_END, SCRIPT_START } from './inline-scripts.ts'

/** One character per byte, because a chunk may end within a UTF-8 character. */
const BYTES = 'latin1'

const NONCE_BYTES = 16

export type NonceStream = { nonce: string; pass: (piece: Uint8Array) => Buffer; end: () => Buffer }

/** Adds a nonce to each inline script of a streamed page, known or not, because the policy may have been sent already. */
export function createNonceStream(
  onUnknown: (script: string) => void,
  nonce = randomBytes(NONCE_BYTES).toString('base64'),
): NonceStream {
  let held = ''
  return {
    nonce,
    pass(piece) {
      const text = held + Buffer.from(piece).toString(BYTES)
      const end = endOfComplete(text)
      held = text.slice(end)
      return Buffer.from(addNonce(text.slice(0, end)), BYTES)
    },
    end: () => Buffer.from(held, BYTES),
  }

  function addNonce(html: string): string {
    let marked = ''
    let last = 0
    for (const { start, attributes, text, isKnown } of findInlineScripts(html)) {
      if (!isKnown) onUnknown(text)
      const afterName = start + SCRIPT_START.length + attributes.length
      marked += `${html.slice(last, afterName)} nonce="${nonce}"`
      last = afterName
    }
    return marked + html.slice(last)
  }
}

function endOfComplete(text: string): number {
  const start = text.lastIndexOf(SCRIPT_START)
  if (start >= 0 && !text.includes(SCRIPT_END, start)) return start
  const tag = text.lastIndexOf('<')
  return tag >= 0 && SCRIPT_START.startsWith(text.slice(tag)) ? tag : text.length
}
