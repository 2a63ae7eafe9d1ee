import type { LayoutProps } from 'sanity'
import { createGlobalStyle } from 'styled-components'
import { theme } from './theme'
import { FollowTimeZone } from './time-zone/follow-time-zone'

/** Wraps the whole Studio. */
export function StudioLayout(props: LayoutProps) {
  return (
    <>
      <BeyondTheme />
      <FollowTimeZone />
      {props.renderDefault(props)}
    </>
  )
}

const FAMILY = theme.fonts?.text.family ?? 'inherit'

/**
 * Styles that Sanity's theme cannot set: a part of the Studio takes its fonts from these properties, and initials are white on their deep
 * colours in the dark scheme, too.
 */
const BeyondTheme = createGlobalStyle`
  html:root {
    --body-0: 400 12px/16px ${FAMILY};
    --body-1: 400 14px/20px ${FAMILY};
    --body-2: 400 16px/24px ${FAMILY};
  }

  [data-ui='Avatar'] {
    --avatar-fg-color: #ffffff !important;
  }
`
