import { createContext, useContext } from 'react'

type HostConfirmation = {
  /** The other website that staff confirmed last. */
  confirmedHost: string
  confirm: (host: string) => void
}

/** The form of a redirect provides it, because an input can change its own field only. */
export const HostConfirmationContext = createContext<HostConfirmation>({ confirmedHost: '', confirm: () => {} })

export function useHostConfirmation(): HostConfirmation {
  return useContext(HostConfirmationContext)
}
