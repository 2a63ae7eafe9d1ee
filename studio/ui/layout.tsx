import { Text } from '@sanity/ui'
import type { ComponentPropsWithRef, CSSProperties } from 'react'

const HIDDEN: CSSProperties = {
  ...{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
}

/** @sanity/ui hides the text of its SrOnly from screen readers as well. */
export function OnlyHeard(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} style={HIDDEN} />
}

const COLUMN: CSSProperties = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }

export function Stack({ $gap = 12, ...props }: ComponentPropsWithRef<'div'> & { $gap?: number }) {
  return <div {...props} style={{ ...COLUMN, gap: $gap }} />
}

/** A list without bullets. */
export function List({ $gap = 8, ...props }: ComponentPropsWithRef<'ul'> & { $gap?: number }) {
  return <ul {...props} style={{ ...COLUMN, gap: $gap, margin: 0, padding: 0, listStyle: 'none' }} />
}

export function Row({ $atEnd, ...props }: ComponentPropsWithRef<'div'> & { $atEnd?: boolean }) {
  return (
    <div
      {...props}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: $atEnd ? 'end' : 'start',
        gap: 8,
      }}
    />
  )
}

export function Muted(props: ComponentPropsWithRef<'p'>) {
  return <Text as="p" size={1} muted {...props} />
}
