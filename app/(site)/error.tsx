'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'

/** Shown when a page could not be made. Its words live here: the content service may be what failed. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6">
      <h1 className="text-display">Something went wrong</h1>
      <p className="text-lead text-muted">This page could not be shown. Please try again in a moment.</p>
      <Button onClick={retry}>Try again</Button>
    </main>
  )
}
