import './studio.css'
import { useEffect } from 'react'
import { type LayoutProps, useActiveReleases, useCurrentUser, useGlobalPresence } from 'sanity'
import { passOverMissingDrafts } from './form/elsewhere'
import { useFindSentence } from './home/search/find-sentence'
import { FollowTimeZone } from './time-zone'
import { isKeeper } from './tools'

/** Wraps the whole Studio. Its style sheet reads on the root element, because menus open at the end of the page, what to leave out. */
export function StudioLayout(props: LayoutProps) {
  const isAlone = useGlobalPresence().length === 0
  const isForStaff = !isKeeper(useCurrentUser())
  const { data: releases } = useActiveReleases()
  const isUnreleased = releases.length === 0
  useFindSentence()
  useEffect(() => {
    const words = [isAlone && 'alone', isForStaff && 'staff', isUnreleased && 'unreleased']
    document.documentElement.dataset.studio = words.filter(Boolean).join(' ')
  }, [isAlone, isForStaff, isUnreleased])
  useEffect(passOverMissingDrafts, [])
  return (
    <>
      <FollowTimeZone />
      {props.renderDefault(props)}
    </>
  )
}
