import './studio.css'
import { useEffect } from 'react'
import { type LayoutProps, useCurrentUser, useGlobalPresence } from 'sanity'
import { passOverMissingDrafts } from './form/elsewhere'
import { FollowTimeZone } from './time-zone'
import { isKeeper } from './tools'

/** Wraps the whole Studio. Its style sheet reads on the root element, because menus open at the end of the page, who uses it. */
export function StudioLayout(props: LayoutProps) {
  const isAlone = useGlobalPresence().length === 0
  const isForStaff = !isKeeper(useCurrentUser())
  useEffect(() => {
    document.documentElement.dataset.studio = [isAlone && 'alone', isForStaff && 'staff'].filter(Boolean).join(' ')
  }, [isAlone, isForStaff])
  useEffect(passOverMissingDrafts, [])
  return (
    <>
      <FollowTimeZone />
      {props.renderDefault(props)}
    </>
  )
}
