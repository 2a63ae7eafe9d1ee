import { Button } from '@sanity/ui'
import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { EmptyState } from '@/studio/ui/empty-state'

type EmptyListProps = { title: string; children: ReactNode; action?: ReactNode }

export function EmptyList({ title, children, action }: EmptyListProps) {
  return (
    <Frame>
      <EmptyState title={title} actions={action}>
        {children}
      </EmptyState>
    </Frame>
  )
}

/** Opens the form of a new document. */
export function CreateLink({ type, children }: { type: string; children: ReactNode }) {
  return <Button as={IntentLink} mode="ghost" intent="create" params={{ type }} text={children} />
}

const Frame = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`
