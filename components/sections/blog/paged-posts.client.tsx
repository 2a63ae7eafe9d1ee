'use client'

import { type ReactNode, useState, useTransition } from 'react'
import { Icon } from '@/components/ui/icon'
import { IconButton, IconLink } from '@/components/ui/icon-button'
import { loadForPress, sayNotLoaded } from '@/components/ui/late-code.client'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import type { Labels } from '@/content/types'
import { fillIn } from '@/lib/words/format'
import type { PostPages } from './load-page'

type PagedPostsProps = {
  title: string
  pageCount: number
  /** `page` contains {page} and {pages}. */
  labels: Pick<Labels, 'page' | 'previous' | 'next'>
  children: ReactNode
}

/** Without JavaScript the control leads to the blog, which begins with the same posts. Visited pages stay, invisible, so that the height never shrinks. */
export function PagedPosts({ title, pageCount: firstPageCount, labels, children }: PagedPostsProps) {
  const [pages, setPages] = useState<PostPages>({ page: 1, pageCount: firstPageCount, loaded: {} })
  const [isLoading, startLoading] = useTransition()
  const isInteractive = useIsInteractive()
  const { page, pageCount, loaded } = pages
  const lists = { 1: children, ...loaded }

  function show(wanted: number) {
    if (wanted in lists) return setPages({ ...pages, page: wanted })
    startLoading(async () => {
      try {
        const code = await loadForPress(() => import('./load-page'))
        if (code) setPages(await code.loadPage(wanted, pages))
      } catch (error) {
        console.error('Posts did not load', error)
        sayNotLoaded()
      }
    })
  }

  const turner = (direction: 'previous' | 'next', to: number) => {
    const label = `${labels[direction]}: ${title}`
    const icon = <Icon name={direction === 'next' ? 'arrow-right' : 'arrow-left'} />
    const isThere = to >= 1 && to <= pageCount
    if (isThere && !isInteractive) {
      return (
        <IconLink label={label} href="/blog">
          {icon}
        </IconLink>
      )
    }
    const canTurn = isThere && !isLoading
    return (
      <IconButton label={label} aria-disabled={!canTurn} aria-busy={isLoading} onClick={() => canTurn && show(to)}>
        {icon}
      </IconButton>
    )
  }

  return (
    <>
      <div className="post-pages grid [&>div]:[grid-area:1/1]">
        {Object.entries(lists).map(([number, list]) => (
          <div key={number} data-shown={Number(number) === page}>
            {list}
          </div>
        ))}
      </div>
      <nav
        aria-label={title}
        className="mt-[clamp(40px,4.5vw,64px)] flex items-center justify-center gap-5 font-semibold text-heading"
      >
        {turner('previous', page - 1)}
        <p dir="auto" aria-live="polite">
          {fillIn(labels.page, { page, pages: pageCount })}
        </p>
        {turner('next', page + 1)}
      </nav>
    </>
  )
}
