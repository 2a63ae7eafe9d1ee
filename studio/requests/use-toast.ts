import { useCallback, useEffect, useState } from 'react'

/** How long a message stays; one that can be undone waits for longer. */
const SHOWN_MS = 3_000
export const UNDO_MS = 10_000

export type Toast = { id: number; text: string; isBad: boolean; undo: (() => void) | null }

export type Say = (text: string, options?: { isBad?: boolean; undo?: () => void }) => void

export type Toasts = { toast: Toast | null; say: Say; close: () => void; hold: (isHeld: boolean) => void }

let lastId = 0

/** One message at a time; the newest takes the place of the one before. It waits while it is held: under the pointer, or focused. */
export function useToast(): Toasts {
  const [toast, setToast] = useState<Toast | null>(null)
  const [isHeld, hold] = useState(false)
  const close = useCallback(() => setToast(null), [])
  const say = useCallback<Say>((text, { isBad = false, undo } = {}) => {
    lastId++
    hold(false)
    setToast({ id: lastId, text, isBad, undo: undo ?? null })
  }, [])
  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(close, toast.undo || toast.isBad ? UNDO_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, isHeld, close])
  return { toast, say, close, hold }
}
