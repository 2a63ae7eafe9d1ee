import type { ComponentPropsWithRef, ElementType } from 'react'
import { useColorSchemeValue } from 'sanity'
import { styled } from 'styled-components'
import { toolText } from './palette'

/** Provides the palette of the site's own tools to its children, in the colour scheme of the Studio. */
export function Tones({ as = 'div', ...props }: ComponentPropsWithRef<'div'> & { as?: ElementType }) {
  return <Frame as={as} {...props} data-scheme={useColorSchemeValue()} />
}

const Frame = styled.div`
  ${toolText}
  min-width: 0;
`
