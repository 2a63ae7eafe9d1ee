import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Button } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { IntentLink, Link } from 'sanity/router'
import { css, styled } from 'styled-components'
import { OnlyHeard } from '@/studio/ui/layout'
import { useIsSlow } from '@/studio/ui/loading-rows'
import { heading } from '@/studio/ui/text'
import type { Loaded } from './loaded'

type CardProps = {
  title: string
  /** Beside the title, such as the number of drafts. */
  count?: string
  /** A CardLink or a quiet button, at the end of the head. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of every card of Home. */
export function Card({ title, count, action, children }: CardProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {count && <Count>{count}</Count>}
        {action && <Action>{action}</Action>}
      </Head>
      {children}
    </Frame>
  )
}

type CardBodyProps<Value> = {
  of: Loaded<Value>
  /** Grey rows that stand in while it loads; about as high as the content. */
  rows?: number
  children: (value: Value) => ReactNode
}

/** Shows a card's content once it has loaded. Until then it shows grey rows, or says that loading failed. */
export function CardBody<Value>({ of, rows = 3, children }: CardBodyProps<Value>) {
  if (of.status === 'ready') return children(of.value)
  if (of.status === 'failed') return <NotLoaded onRetry={of.retry} />
  return <Waiting rows={rows} />
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Sentence role="status">
      <p>This part did not load. The rest works.</p>
      <Button mode="ghost" text="Try again" onClick={onRetry} />
    </Sentence>
  )
}

function Waiting({ rows }: { rows: number }) {
  const isSlow = useIsSlow()
  return (
    <Rows>
      <OnlyHeard>Loading</OnlyHeard>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <i key={row} data-shown={isSlow} />
      ))}
    </Rows>
  )
}

type CardLinkProps = { children: ReactNode } & (
  | { href: string; isNewTab?: boolean }
  | { intent: 'edit' | 'create'; params: Record<string, string> }
)

/** The link in a card's head. `href` is a path of the Studio, or of the site if it opens in a new tab. */
export function CardLink({ children, ...to }: CardLinkProps) {
  const content = (
    <>
      {children}
      <ChevronRightIcon aria-hidden />
    </>
  )
  if ('intent' in to)
    return (
      <QuietIntent intent={to.intent} params={to.params}>
        {content}
      </QuietIntent>
    )
  if (to.isNewTab)
    return (
      <QuietAnchor href={to.href} target="_blank" rel="noopener">
        {content}
        <OnlyHeard>opens in a new tab</OnlyHeard>
      </QuietAnchor>
    )
  return <QuietLink href={to.href}>{content}</QuietLink>
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--rule);
  border-radius: 16px;
  background: var(--bg);
  box-shadow: var(--lift);
`

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 60px;
  padding: 14px 8px 6px 20px;

  h2 {
    ${heading}
    font-size: 18px;
    line-height: 24px;
    letter-spacing: -0.012em;
  }
`

const Count = styled.span`
  ${heading}
  color: var(--muted);
  font-size: 18px;
  line-height: 24px;
`

const Action = styled.div`
  flex: none;
  margin-left: auto;
`

const quiet = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 0 10px 0 14px;
  border-radius: 8px;
  color: var(--head);
  font-weight: 580;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: var(--sunk);
  }

  > svg {
    font-size: 21px;
  }

  @media (max-width: 700px) {
    min-height: 44px;
  }
`

const QuietLink = styled(Link)`
  ${quiet}
`

const QuietIntent = styled(IntentLink)`
  ${quiet}
`

const QuietAnchor = styled.a`
  ${quiet}
`

/** For a card that says why it has nothing to show. */
export const Sentence = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: start;
  gap: 14px;
  padding: 8px 20px 24px;
  color: var(--muted);

  p {
    max-width: 46ch;
    margin: 0;
  }
`

const Rows = styled.div`
  display: grid;
  gap: 14px;
  padding: 10px 20px 24px;

  i {
    height: 40px;
    border-radius: 9px;
    background: var(--sunk);
    visibility: hidden;
  }

  i[data-shown='true'] {
    visibility: visible;
  }
`
