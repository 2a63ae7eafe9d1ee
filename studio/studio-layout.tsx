import { type LayoutProps, useCurrentUser, useGlobalPresence } from 'sanity'
import { createGlobalStyle } from 'styled-components'
import { FollowTimeZone } from './time-zone'
import { isKeeper } from './tools'

/** Wraps the whole Studio. */
export function StudioLayout(props: LayoutProps) {
  const isAlone = useGlobalPresence().length === 0
  const isForStaff = !isKeeper(useCurrentUser())
  return (
    <>
      <BeyondTheme />
      {isAlone && <WithoutPresence />}
      {isForStaff && <WithoutSanity />}
      <FollowTimeZone />
      {props.renderDefault(props)}
    </>
  )
}

/** Sanity's theme cannot set this: initials are white on their deep colours in the dark scheme, too. */
const BeyondTheme = createGlobalStyle`
  [data-ui='Avatar'] {
    --avatar-fg-color: #ffffff !important;
  }
`

/** The bar has no setting for its parts. This one lists who else is in the Studio. */
const WithoutPresence = createGlobalStyle`
  #global-presence-menu {
    display: none !important;
  }
`

/** Sanity's help, its offers to those who pay for the project, and its page for managing the project, which only its members open. */
const WithoutSanity = createGlobalStyle`
  [data-testid='studio-navbar'] [data-testid='button-resources-menu'],
  [data-testid='studio-navbar'] button:has([data-sanity-icon='bolt']),
  a[href*='sanity.io/manage'] {
    display: none !important;
  }
`
