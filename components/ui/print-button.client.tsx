'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="quiet" size="sm" className="noscript:hidden" onClick={() => print()}>
      {children}
    </Button>
  )
}
