'use client'

import { createContext, useContext } from 'react'
import { FilledText } from '@/components/ui/filled-text'

/** Around whatever shows once the form was sent. */
export const Reference = createContext('')

/** Nothing without a reference. Read aloud when it comes after the dialog, which opens as soon as the full trial form is being sent. */
export function ReferenceLine({ text }: { text: string }) {
  const reference = useContext(Reference)
  const node = (
    <b dir="ltr" translate="no" className="whitespace-nowrap text-heading tracking-[0.04em]">
      {reference}
    </b>
  )
  return (
    <p dir="auto" role="status" className="empty:sr-only">
      {reference && (
        <span>
          <FilledText text={text} nodes={{ reference: node }} />
        </span>
      )}
    </p>
  )
}
